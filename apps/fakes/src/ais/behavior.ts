import * as z from "zod/mini";

/** How both feeds behave towards everyone who is connected, from now on. */
export const behaviors = [
  "normal",
  /** Connected, and not a word. */
  "silent",
  /** As much as the other side takes. */
  "flood",
  /** Hangs up after a second, every time. */
  "flap",
  /** Every position in Kansas. */
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
