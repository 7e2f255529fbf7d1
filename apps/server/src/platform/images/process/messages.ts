import * as z from "zod/mini";

/** A request to the encoder. The image itself follows through a pipe. */
export const encodeRequest = z.object({
  bytes: z.number(),
  wish: z.object({
    longestSide: z.number(),
    smallSide: z.exactOptional(z.number()),
    mostPixels: z.exactOptional(z.number()),
    withPosition: z.exactOptional(z.boolean()),
  }),
});

const encodedImage = z.object({
  bytes: z.instanceof(Buffer),
  width: z.number(),
  height: z.number(),
});

export const encodeAnswer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("image"),
    image: encodedImage,
    small: z.nullable(encodedImage),
    capturedAt: z.nullable(
      z.object({ localTime: z.string(), offsetMinutes: z.nullable(z.number()) }),
    ),
    position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  }),
  z.object({ kind: z.literal("unsupported") }),
  z.object({
    kind: z.literal("unreadable"),
    reason: z.enum(["damaged", "animated", "too-large", "too-many-scans"]),
  }),
]);
