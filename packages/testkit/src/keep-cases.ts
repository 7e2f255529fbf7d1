import * as z from "zod/mini";
import { readJsonLines } from "#testkit/read-json-lines.ts";

const verdict = z.enum(["keep", "release", "unknown"]);

/** A line of data/regulations/keep-cases.jsonl. */
const keepCase = z.strictObject({
  id: z.int(),
  fish: z.string(),
  water: z.enum(["MA", "NH", "FED"]),
  area: z.nullable(z.enum(["gulf-of-maine", "southern-new-england", "merrimack-river"])),
  /** Inches. */
  length: z.nullable(z.number()),
  mode: z.enum(["shore", "private", "for-hire"]),
  date: z.string(),
  /** By the angler who asks, that day. */
  kept: z.int(),
  anglers: z.int(),
  /** By everyone aboard. */
  aboard: z.optional(z.int()),
  kept_lengths: z.optional(z.array(z.number())),
  kept_other: z.optional(z.strictObject({ fish: z.string(), count: z.int() })),
  /** What the official texts say. */
  answer: verdict,
  because: z.string(),
  source: z.string(),
  /** What is answered instead, and why. */
  held: z.optional(verdict),
  deviation: z.optional(z.string()),
});
export type KeepCase = z.output<typeof keepCase>;

/** Cases of keep or release written from the official texts alone. */
export const keepCases: readonly KeepCase[] = readJsonLines(
  "regulations/keep-cases.jsonl",
  keepCase,
);
