"""The table over the network: HTTP and WebSocket, the store, news between processes."""
