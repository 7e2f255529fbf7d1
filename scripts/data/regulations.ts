import { findTableProblems } from "@striper/angling/regulations/table-problems";
import { regulationsTable } from "@striper/contract/regulation-table";
import { speciesIds } from "@striper/angling/species/species";
import * as z from "zod/mini";
import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";
import { DataError, readData, readJson } from "./read-data.ts";

const name = "regulations/rule-table.json";
const wordsName = "regulations/watched-words.json";

const words = z.array(z.string().check(z.minLength(3))).check(z.minLength(1));
const watchedWords = z.strictObject({
  species: z.record(z.enum(speciesIds), words),
  not: z.partialRecord(z.enum(speciesIds), words),
  notices: z.record(z.string(), words),
});

/** Generates the packaged rule table, with the rule desk's checks. */
export function generateRegulations(data: string): GeneratedFiles {
  const problems = findTableProblems(readData(data, name, regulationsTable));
  if (problems.length > 0)
    throw new DataError([`data/${name} is not as it should be:`, ...problems].join("\n  "));
  // Copied as written, because a table is published in its field order.
  const table = readJson(data, name);
  const folder = "packages/angling/src/regulations/catalogue";
  return new Map([
    [`${folder}/rule-table.json`, linesOfJson(table, 2)],
    [`${folder}/watched-words.json`, linesOfJson(readData(data, wordsName, watchedWords), 2)],
  ]);
}
