import { createServer } from "node:net";
import type { Socket } from "node:net";

/** A mail server that takes everything and counts it by reader and message id. */
export interface MailSink {
  readonly url: string;
  /** Of each reader the message ids, and how often each of them came. */
  readonly mails: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly firstAt: () => number;
  readonly lastAt: () => number;
  reset(): void;
  close(): void;
}

const idHeader = /^Message-ID:\s+<([^>]+)>/imu;
const readerHeader = /^To:\s+(\S+)/imu;

export async function startMailSink(): Promise<MailSink> {
  const mails = new Map<string, Map<string, number>>();
  let firstAt = 0;
  let lastAt = 0;

  function take(mail: string): void {
    const id = idHeader.exec(mail)?.[1] ?? "";
    const reader = readerHeader.exec(mail)?.[1] ?? "";
    const received = mails.get(reader) ?? new Map<string, number>();
    mails.set(reader, received.set(id, (received.get(id) ?? 0) + 1));
    lastAt = performance.now();
    if (mails.size === 1) firstAt = lastAt;
  }

  function serve(socket: Socket): void {
    let text = "";
    let isMail = false;
    socket.setNoDelay(true);
    socket.on("error", () => undefined);
    socket.write("220 sink\r\n");
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
      for (;;) {
        const end = isMail ? "\r\n.\r\n" : "\r\n";
        const at = text.indexOf(end);
        if (at === -1) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        if (isMail) take(part);
        isMail = !isMail && part === "DATA";
        socket.write(isMail ? "354 go on\r\n" : "250 ok\r\n");
      }
    });
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port for mails");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    firstAt: () => firstAt,
    lastAt: () => lastAt,
    reset: () => mails.clear(),
    close: () => server.close(),
  };
}
