import { readFileSync } from "node:fs";
import type * as z from "zod/mini";

/** The entries of a file in data/ with a JSON object a line. */
export const readJsonLines = <Entry>(path: string, entry: z.ZodMiniType<Entry>): readonly Entry[] =>
  readFileSync(new URL(`../../../data/${path}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => entry.parse(JSON.parse(line)));
