"""Tables over the network: HTTP and WebSocket, the store, and workers."""
