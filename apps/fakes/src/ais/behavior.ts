import * as z from "zod/mini";

/** How both feeds behave from now on, towards every connection. */
export const behaviors = [
  "normal",
  /** Accepts connections and sends nothing. */
  "silent",
  /** Sends as fast as the client reads. */
  "flood",
  /** Closes every connection after a second. */
  "flap",
  /** All positions are in Kansas, outside the region. */
  "kansas",
  /** Broken frames and sentences, some of them huge. */
  "garbage",
] as const;

export const wantedFeed = z.strictObject({
  behavior: z.optional(z.enum(behaviors)),
  vessels: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  messages_per_second: z.optional(z.number().check(z.minimum(0), z.maximum(20_000))),
});

export interface FeedState {
  behavior: (typeof behaviors)[number];
  vessels: number;
  messagesPerSecond: number;
}

export const initialFeed = (): FeedState => ({
  behavior: "normal",
  vessels: 27,
  messagesPerSecond: 10,
});
