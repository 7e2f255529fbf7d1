import * as z from "zod/mini";
import { readJsonLines } from "#testkit/read-json-lines.ts";

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

export const printedRows: readonly PrintedRow[] = readJsonLines(
  "regulations/printed-rows.jsonl",
  printedRow,
);
