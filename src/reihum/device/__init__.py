"""Tables on one device, without a server: a web worker of the page runs this in Pyodide."""
