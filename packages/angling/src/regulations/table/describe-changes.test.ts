import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { describeChanges } from "./describe-changes.ts";
import type { RegulationRecord, RegulationsTable } from "./table.ts";

function edited(id: string, change: Partial<RegulationRecord>): RegulationsTable {
  const records = packagedTable.records.map((record) =>
    record.id === id ? Object.assign({}, record, change) : record,
  );
  return { ...packagedTable, version: packagedTable.version + 1, records };
}

const words = (before: RegulationsTable, after: RegulationsTable) =>
  describeChanges(before, after).map((change) => change.words);

describe("the changes between two versions", () => {
  test("are none for a table and its copy", () => {
    expect(describeChanges(packagedTable, structuredClone(packagedTable))).toEqual([]);
  });

  test("name a bag that changed on one date", () => {
    const [first, second] = packagedTable.records.find(
      ({ id }) => id === "ma/black_sea_bass",
    )!.bags;
    const after = edited("ma/black_sea_bass", {
      bags: [first!, { ...second!, limit: { kind: "fish", fish: 3, per: "angler-day" } }],
    });
    expect(words(packagedTable, after)).toEqual([
      "Massachusetts, Black sea bass: bag was “4 fish per angler per calendar day May 16 – Aug 31; 2 fish per angler per calendar day Sep 1 – Oct 14”, is now “4 fish per angler per calendar day May 16 – Aug 31; 3 fish per angler per calendar day Sep 1 – Oct 14”.",
    ]);
  });

  test.each<[Partial<RegulationRecord>, string]>([
    [{ gear: "Two rods" }, "gear was “not stated”, is now “Two rods”."],
    [{ verifiedOn: null }, "last verification was “Sep 3, 2026”, is now “not stated”."],
    [{ verifiedOn: "2026-12-01" }, "last verification was “Sep 3, 2026”, is now “Dec 1, 2026”."],
    [{ targetingUnlawful: true }, "targeting was “allowed”, is now “unlawful”."],
    [{ defersTo: "FED" }, "authority was “own rule”, is now “federal rule applies”."],
    [{ confidence: "high" }, "confidence was “medium-high”, is now “high”."],
    [{ ruleYear: 2027 }, "rule year was “2026”, is now “2027”."],
    [
      { howToMeasure: "Along the curve" },
      "how to measure was “not stated”, is now “Along the curve”.",
    ],
    [{ alwaysRelease: "Females" }, "always release was “not stated”, is now “Females”."],
    [{ variesWithin: "two kinds" }, "kinds was “not stated”, is now “two kinds”."],
  ])("name %j", (change, sentence) => {
    expect(words(packagedTable, edited("ma/bluefish", change))).toEqual([
      `Massachusetts, Bluefish: ${sentence}`,
    ]);
  });

  test("name added and removed rules", () => {
    const fewer = {
      ...packagedTable,
      records: packagedTable.records.filter(({ id }) => id !== "ma/weakfish"),
    };
    expect(words(packagedTable, fewer)).toEqual([
      "Massachusetts, Weakfish: no longer in the table.",
    ]);
    expect(describeChanges(fewer, packagedTable)).toEqual([
      {
        id: "ma/weakfish",
        kind: "added",
        part: null,
        words:
          "Massachusetts, Weakfish: new. at least 16 in. 1 fish per angler per calendar day. Open all year.",
      },
    ]);
  });
});
