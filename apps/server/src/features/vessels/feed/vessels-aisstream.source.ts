import type { AisMessage } from "@striper/marine/ais";
import type { Instant } from "@striper/marine/time";
import { WebSocket } from "ws";
import type { RawData } from "ws";
import { messageTypes, readFrame } from "#server/features/vessels/feed/aisstream-frame.ts";
import type { FeedConnection, Ending } from "#server/features/vessels/feed/keep-connected.ts";
import { createMessageRate } from "#server/features/vessels/feed/message-rate.ts";
import type { GeoBox } from "@striper/marine/geo";
import type { Clock } from "#server/platform/clock/clock.ts";

/** Returns true when the message was usable. */
export type OnMessage = (message: AisMessage, at: Instant) => boolean;

export interface SourceEvents {
  readonly clock: Clock;
  readonly take: OnMessage;
  readonly onOpen: () => void;
  readonly onEnded: (ending: Ending) => void;
  /** A connection without a usable message for this long counts as dead. */
  readonly deadAfterMs: number;
}

const handshakeTimeoutMs = 15_000;
/** Bytes; frames have one or two kilobytes. */
const largestFrame = 64 * 1024;
const longestReason = 200;

function subscription(apiKey: string, { south, west, north, east }: GeoBox): string {
  return JSON.stringify({
    APIKey: apiKey,
    // Latitude first.
    BoundingBoxes: [
      [
        [south, west],
        [north, east],
      ],
    ],
    FilterMessageTypes: messageTypes,
  });
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString("utf8");
}

export function connectAisstream(
  { url, apiKey, box }: { readonly url: string; readonly apiKey: string; readonly box: GeoBox },
  { clock, take, onOpen, onEnded, deadAfterMs }: SourceEvents,
): FeedConnection {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    maxPayload: largestFrame,
    handshakeTimeout: handshakeTimeoutMs,
  });
  const rate = createMessageRate(socket);
  let hasHeard = false;
  const end = (kind: Ending["kind"], reason: string): void => {
    rate.stop();
    clearTimeout(dead);
    socket.terminate();
    onEnded({ kind, reason: reason.slice(0, longestReason) });
  };
  const dead = setTimeout(() => end("lost", "nothing of use came for too long"), deadAfterMs);

  socket.on("open", () => {
    onOpen();
    socket.send(subscription(apiKey, box));
  });
  socket.on("message", (data) => {
    rate.count();
    const now = clock.now();
    const frame = readFrame(textOf(data), now);
    if (frame.kind === "error") end("refused", frame.text);
    if (frame.kind !== "message" || !take(frame.message, frame.at)) return;
    hasHeard = true;
    dead.refresh();
  });
  socket.on("unexpected-response", (_request, response) =>
    end("refused", `answered ${response.statusCode ?? "nothing"}`),
  );
  socket.on("error", (error) => end("lost", error.message));
  socket.on("close", (code, reason) => end("lost", `closed with ${code} ${reason.toString()}`));
  return { hasHeard: () => hasHeard, close: () => end("lost", "closed here") };
}
