import type { WebSocket } from "ws";
import * as z from "zod/mini";
import { aisstreamFrame } from "#fakes/ais/aisstream-frames.ts";
import type { Broadcaster, Listener } from "#fakes/ais/broadcaster.ts";

const pair = z.tuple([z.number(), z.number()]);
const subscription = z.object({
  APIKey: z.string(),
  /** Corners as latitude, longitude. */
  BoundingBoxes: z.array(z.tuple([pair, pair])),
  FilterMessageTypes: z.optional(z.array(z.string())),
});
type Subscription = z.output<typeof subscription>;

/** The service closes a connection that does not subscribe in time. */
const subscribeWithinMs = 3000;
/** A client that reads more slowly is dropped. */
const mostUnsentBytes = 8 * 1024 * 1024;
export const refusedKey = "refused-key";

const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b);

function isWanted({ BoundingBoxes }: Subscription, latitude: number, longitude: number): boolean {
  return BoundingBoxes.some(
    ([a, b]) => isBetween(latitude, a[0], b[0]) && isBetween(longitude, a[1], b[1]),
  );
}

const garbageFrames: readonly ((round: number) => string | Buffer)[] = [
  () => "",
  () => "null",
  () => "{",
  () => '{"MessageType":"UnknownMessage","Message":{"UnknownMessage":{}},"MetaData":{}}',
  () => '{"MessageType":"PositionReport","Message":{"PositionReport":{"UserID":"x"}}}',
  () => '{"MessageType":"__proto__","Message":{"__proto__":{"UserID":1}}}',
  () => "[".repeat(20_000),
  () => Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  (round) => "x".repeat(round % 97 === 0 ? 200_000 : 100),
];

function parseSubscription(text: string): Subscription | undefined {
  try {
    const read = subscription.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** One client of the stream, from its subscription to its end. */
export function serveStream(
  socket: WebSocket,
  broadcaster: Broadcaster,
  isBoxed: () => boolean,
): void {
  const late = setTimeout(() => socket.close(1008, "no subscription"), subscribeWithinMs);
  const refuse = (error: string): void => {
    socket.send(JSON.stringify({ error }));
    socket.close();
  };
  socket.on("error", () => socket.terminate());
  socket.once("message", (data) => {
    clearTimeout(late);
    const wanted = parseSubscription(Buffer.isBuffer(data) ? data.toString() : "");
    if (wanted === undefined) return refuse("Subscription Object Is Malformed");
    if (wanted.APIKey === refusedKey) return refuse("Api Key Is Not Valid");
    const send = (frame: string | Buffer): void => {
      if (socket.bufferedAmount > mostUnsentBytes) socket.terminate();
      else socket.send(frame);
    };
    const listener: Listener = {
      transmit(transmission, now) {
        const { latitude, longitude } = transmission.motion;
        if (isBoxed() && !isWanted(wanted, latitude, longitude)) return;
        const { type, text } = aisstreamFrame(transmission, now);
        if (wanted.FilterMessageTypes?.includes(type) !== false) send(text);
      },
      transmitGarbage: (round) => send(garbageFrames[round % garbageFrames.length]?.(round) ?? ""),
      hangUp: () => socket.close(),
    };
    broadcaster.add(listener);
    socket.on("close", () => broadcaster.remove(listener));
  });
  socket.on("close", () => clearTimeout(late));
}
