import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { describeChanges } from "./describe-changes.ts";
import type { AreaNotice, RegulationRecord, RegulationsTable } from "./table.ts";

function edited(id: string, change: Partial<RegulationRecord>): RegulationsTable {
  const records = packagedTable.records.map((record) =>
    record.id === id ? Object.assign({}, record, change) : record,
  );
  return { ...packagedTable, version: packagedTable.version + 1, records };
}

function withNotice(id: string, change: Partial<AreaNotice>): RegulationsTable {
  const notices = packagedTable.notices.map((notice) =>
    notice.id === id ? Object.assign({}, notice, change) : notice,
  );
  return { ...packagedTable, version: packagedTable.version + 1, notices };
}

const words = (before: RegulationsTable, after: RegulationsTable) =>
  describeChanges(before, after).map((change) => change.words);

describe("what changed between two versions", () => {
  test("is nothing between a table and its copy", () => {
    expect(describeChanges(packagedTable, structuredClone(packagedTable))).toEqual([]);
  });

  test("names size, bag and season with the values before and after", () => {
    const after = edited("ma/striped_bass", {
      sizes: [{ limit: { kind: "length", measure: "total length", minimum: 30 } }],
      season: { kind: "dated", open: [{ from: "05-01", to: "10-31" }] },
    });
    expect(words(packagedTable, after)).toEqual([
      "Massachusetts, Striped bass: size was “28 to less than 31 in total length”, is now “at least 30 in total length”.",
      "Massachusetts, Striped bass: season was “Open all year”, is now “May 1 – Oct 31”.",
    ]);
    expect(describeChanges(packagedTable, after)[0]).toMatchObject({
      id: "ma/striped_bass",
      kind: "changed",
      part: "size",
    });
  });

  test("names a bag that changed on one date only", () => {
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
  ])("names %j", (change, sentence) => {
    expect(words(packagedTable, edited("ma/bluefish", change))).toEqual([
      `Massachusetts, Bluefish: ${sentence}`,
    ]);
  });

  test("names rules that came and went", () => {
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

  test("names notices too", () => {
    expect(
      words(
        packagedTable,
        withNotice("winter-cod-closure", { dates: { from: "11-01", to: "01-31" } }),
      ),
    ).toEqual([
      "Winter Cod Conservation Closure: dates was “Nov 15 – Jan 31”, is now “Nov 1 – Jan 31”.",
    ]);
    expect(
      words(packagedTable, withNotice("stellwagen-bank-sanctuary", { verifiedOn: "2026-12-01" })),
    ).toEqual([
      "Stellwagen Bank National Marine Sanctuary: last verification was “not stated”, is now “Dec 1, 2026”.",
    ]);
    expect(
      words(packagedTable, { ...packagedTable, notices: packagedTable.notices.slice(1) }),
    ).toEqual(["Winter Cod Conservation Closure: no longer in the table."]);
    expect(
      words({ ...packagedTable, notices: packagedTable.notices.slice(1) }, packagedTable)[0],
    ).toMatch(/^Winter Cod Conservation Closure: new\. No hook-and-line fishing/);
  });
});
