import { z } from "zod";
import { readFileSync } from "node:fs";

const unseenSchema = z.object({
  turns: z.array(z.string()).min(1),
  /** Tools whose card serves. */
  tools: z.array(z.string()).min(1),
  /** Values that card has to be asked with. */
  slots: z.record(z.string(), z.unknown()),
  /** The tools of the two cards it asks for. */
  both: z.exactOptional(z.array(z.string())),
  emergency: z.exactOptional(z.boolean()),
  /** No card may open by itself: a word turns its verdict. */
  notShown: z.exactOptional(z.boolean()),
});
export type UnseenQuestion = z.infer<typeof unseenSchema>;

/** The moment they are asked: a Saturday, 10 am in Boston. */
export const unseenAskedAt = Date.UTC(2026, 5, 13, 14);

/** Questions written before the finder was tuned; nothing is trained on them. */
export const unseenQuestions: readonly UnseenQuestion[] = readFileSync(
  new URL("./labelled/unseen.jsonl", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => unseenSchema.parse(JSON.parse(line)));
