"""The commands. Each is a few lines over the modules that do the work, which are imported with it."""
