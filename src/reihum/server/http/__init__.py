"""HTTP and WebSocket: requests, responses, connections and their limits."""
