import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** A line of data/regulations/printed-rows.jsonl: what the official tables print, as transcribed. */
const printedRow = z.strictObject({
  /** Ids of the rules that are made from it. */
  rules: z.array(z.string()),
  fish: z.string(),
  size: z.string(),
  bag: z.string(),
  season: z.string(),
  other: z.string(),
});
export type PrintedRow = z.output<typeof printedRow>;

export const printedRows: readonly PrintedRow[] = readFileSync(
  new URL("../../../data/regulations/printed-rows.jsonl", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => printedRow.parse(JSON.parse(line)));
