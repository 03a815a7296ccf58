/** The server's end of a WebSocket, controlled by a test. */

import type { FromClient, FromServer } from "../src/protocol";

export class Socket {
  readonly sent: FromClient[] = [];
  isClosed = false;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.isClosed = true;
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  welcomes(): void {
    this.says({ type: "welcome", protocol: 2, table: "x", code: "ABC", history: [] });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

/** All sockets that were opened, the newest last. */
export class Sockets {
  readonly all: Socket[] = [];

  readonly open = (): WebSocket => {
    this.all.push(new Socket());
    return this.last as unknown as WebSocket;
  };

  get last(): Socket {
    const last = this.all.at(-1);
    if (!last) throw new Error("none was opened");
    return last;
  }
}
