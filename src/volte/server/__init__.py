"""The web server: HTTP, sockets, clocks, and who gets to see what."""
