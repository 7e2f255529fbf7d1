import { createServer } from "node:net";

interface MailServerOptions {
  /** So many of the first mails are refused. */
  readonly refusals?: number;
  /** After so many mails the next are neither taken nor refused. */
  readonly takes?: number;
}

/** Speaks as much SMTP as a client needs. */
export async function startMailServer({ refusals = 0, takes = Infinity }: MailServerOptions = {}) {
  const received: string[] = [];
  let refusalsLeft = refusals;
  let most = takes;
  let begun = 0;
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    let isData = false;
    let mail = "";
    socket.write("220 test\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      for (const line of String(bytes).split("\r\n").slice(0, -1)) {
        if (isData && line === ".") {
          isData = false;
          received.push(mail);
          mail = "";
          socket.write("250 taken\r\n");
        } else if (isData) mail += `${line}\n`;
        else if (line.startsWith("MAIL") && refusalsLeft-- > 0) socket.write("451 later\r\n");
        else if (line === "DATA") {
          begun += 1;
          isData = true;
          if (begun <= most) socket.write("354 go on\r\n");
        } else socket.write("250 ok\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Mails that somebody has begun to send. */
    begun: () => begun,
    connections: () => connections,
    /** From now on mails are neither taken nor refused. */
    hold: () => void (most = begun),
    /** From now on they are taken. */
    release: () => void (most = Infinity),
    close: () => server.close(),
  };
}
