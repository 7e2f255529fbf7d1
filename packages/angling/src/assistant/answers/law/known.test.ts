import { expect, test } from "vitest";
import { packagedTable, type RegulationRecord } from "#angling/regulations/index.ts";
import { prohibitedKind } from "./known.ts";

const recordOf = (species: RegulationRecord["species"]): RegulationRecord | null =>
  packagedTable.records.find((record) => record.species === species) ?? null;

test.each<[words: string, record: RegulationRecord | null, kind: string | null]>([
  ["keep a brown shark", recordOf("prohibited_sharks"), "sandbar shark"],
  ["keep a sand tiger", recordOf("prohibited_sharks"), "sand tiger shark"],
  ["keep a shark", recordOf("prohibited_sharks"), null],
  ["keep a blue shark", recordOf("permitted_sharks"), null],
  ["keep a brown shark", recordOf("striped_bass"), null],
  ["keep a brown shark", null, null],
])("of a shark that may not be kept its kind is named: %s", (words, record, kind) => {
  expect(prohibitedKind(words, record)).toBe(kind);
});
