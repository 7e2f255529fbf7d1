/**
 * Runs the rehearsal's mail server in its own process, because reading mails would slow the timed
 * calls.
 */
import { createServer } from "node:net";
import type { Socket } from "node:net";

const idHeader = /^Message-ID:\s+<([^>]+)>/imu;
const readerHeader = /^To:\s+(\S+)/imu;
const tellEveryMs = 100;

/** Reader and message id of mails not yet reported. */
let untold: [string, string][] = [];
setInterval(() => {
  if (untold.length > 0) process.send?.(untold);
  untold = [];
}, tellEveryMs);

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
      if (isMail) untold.push([readerHeader.exec(part)?.[1] ?? "", idHeader.exec(part)?.[1] ?? ""]);
      isMail = !isMail && part === "DATA";
      socket.write(isMail ? "354 go on\r\n" : "250 ok\r\n");
    }
  });
}

const server = createServer(serve);
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
