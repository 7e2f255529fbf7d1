import type { PageLine, Passage, WatchedWords } from "@striper/angling/regulations/watch";
import * as z from "zod/mini";

const cell = z.object({ label: z.nullable(z.string()), text: z.string() });
export const passage = z.object({
  groups: z.readonly(z.array(z.object({ cells: z.readonly(z.array(cell)) }))),
}) satisfies z.ZodMiniType<Passage>;

const words = z.readonly(z.array(z.string()));

export const readOrder = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  contentType: z.nullable(z.string()),
  rules: z.array(
    z.object({
      id: z.string(),
      watched: z.object({
        words,
        not: words,
        area: words,
        otherAreas: words,
      }) satisfies z.ZodMiniType<WatchedWords>,
      /** Text last accepted or found first; null before the first reading. */
      accepted: z.nullable(passage),
    }),
  ),
});
export type ReadOrder = z.output<typeof readOrder>;

export const pageFaults = ["gone", "login", "captcha", "without-text", "unreadable"] as const;

export const readAnswer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("read"),
    findings: z.array(
      z.object({
        id: z.string(),
        passage,
        /** Null without an accepted text to compare. */
        isSame: z.nullable(z.boolean()),
      }),
    ),
  }),
  z.object({ kind: z.literal("fault"), fault: z.enum(pageFaults), detail: z.string() }),
]);
export type ReadAnswer = z.output<typeof readAnswer>;

export type PageLines = readonly PageLine[];
