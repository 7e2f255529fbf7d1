import { connect } from "node:net";
import { createAisDecoder, createLineSplitter } from "@striper/marine/ais";
import type { FeedConnection } from "#server/features/vessels/feed/keep-connected.ts";
import { createMessageRate } from "#server/features/vessels/feed/message-rate.ts";
import type { SourceEvents } from "#server/features/vessels/feed/vessels-aisstream.source.ts";

const connectTimeoutMs = 10_000;
const probeAfterMs = 30_000;

/** Opens one connection to a receiver that sends NMEA 0183 over TCP. */
export function connectNmea(
  { host, port }: { readonly host: string; readonly port: number },
  { clock, take, onOpen, onEnded, deadAfterMs }: SourceEvents,
): FeedConnection {
  const socket = connect({ host, port, keepAlive: true, keepAliveInitialDelay: probeAfterMs });
  socket.setEncoding("latin1");
  const rate = createMessageRate(socket);
  const splitter = createLineSplitter();
  const decoder = createAisDecoder();
  let hasHeard = false;
  const end = (reason: string): void => {
    rate.stop();
    clearTimeout(late);
    clearTimeout(dead);
    socket.destroy();
    onEnded({ kind: "lost", reason });
  };
  const late = setTimeout(() => end("did not answer in time"), connectTimeoutMs);
  const dead = setTimeout(() => end("nothing of use came for too long"), deadAfterMs);

  socket.on("connect", () => {
    clearTimeout(late);
    onOpen();
  });
  socket.on("data", (piece) => {
    const now = clock.now();
    for (const line of splitter.push(String(piece))) {
      rate.count();
      const decoded = decoder.decode(line, now);
      if (decoded.kind !== "message" || !take(decoded.message, now)) continue;
      hasHeard = true;
      dead.refresh();
    }
  });
  socket.on("error", (error) => end(error.message));
  socket.on("close", () => end("closed"));
  return { hasHeard: () => hasHeard, close: () => end("closed here") };
}
