import { findTableProblems } from "@striper/angling/regulations/table-problems";
import { regulationsTable } from "@striper/contract/regulation-table";
import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";
import { DataError, readData, readJson } from "./read-data.ts";

const name = "regulations/rule-table.json";

/** The packaged rule table, held to what the rule desk asks of a table before it is published. */
export function generateRegulations(data: string): GeneratedFiles {
  const problems = findTableProblems(readData(data, name, regulationsTable));
  if (problems.length > 0)
    throw new DataError([`data/${name} is not as it should be:`, ...problems].join("\n  "));
  // As it was written: a table is published in the order of its fields.
  const table = readJson(data, name);
  return new Map([
    ["packages/angling/src/regulations/catalogue/rule-table.json", linesOfJson(table, 2)],
  ]);
}
