"""A real reverse proxy for tests. It passes one path on, and has other things everywhere else."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from server_process import TIMEOUT, free_port

ELSEWHERE = "other things"
"""What the proxy says at all other paths."""
NGINX = """
daemon off; pid {folder}/pid; error_log stderr; events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{ return 200 "{elsewhere}"; }}
    location {path} {{
      proxy_pass http://127.0.0.1:{behind};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }}
  }}
}}
"""
CADDY = """
{{
	admin off
}}
http://127.0.0.1:{port} {{
	handle {path}* {{
		reverse_proxy 127.0.0.1:{behind}
	}}
	respond "{elsewhere}"
}}
"""


@contextmanager
def running_proxy(name: str, behind: int, path: str, folder: Path) -> Iterator[str]:
    """The address of nginx or Caddy before the port ``behind``."""
    program = shutil.which(name)
    if program is None:
        pytest.skip(f"needs {name}")
    port = free_port()
    file = folder / name
    file.write_text(
        {"nginx": NGINX, "caddy": CADDY}[name].format(
            folder=folder, port=port, path=path, behind=behind, elsewhere=ELSEWHERE
        )
    )
    commands = {
        "nginx": [program, "-p", str(folder), "-c", str(file)],
        "caddy": [program, "run", "--adapter", "caddyfile", "--config", str(file)],
    }
    with (folder / "proxy.log").open("wb") as said:
        process = subprocess.Popen(commands[name], stdout=said, stderr=said)
    try:
        end = time.monotonic() + TIMEOUT
        while not _answers(port):
            assert process.poll() is None, (folder / "proxy.log").read_text()
            assert time.monotonic() < end, f"{name} did not start"
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), TIMEOUT):
        return True
    return False
