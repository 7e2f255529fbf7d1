import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import type { RegulationRecord } from "./table.ts";
import { changesForAnglers } from "./changes-for-anglers.ts";

const length = (minimum: number) => ({ kind: "length", measure: "length", minimum }) as const;
const day = (fish: number) => ({ kind: "fish", fish, per: "angler-day" }) as const;

function with1(id: string, change: Partial<RegulationRecord>) {
  const records = packagedTable.records.map((record) =>
    record.id === id ? { ...record, ...change } : record,
  );
  return { ...packagedTable, version: packagedTable.version + 1, records };
}

const told = (id: string, change: Partial<RegulationRecord>) =>
  changesForAnglers(packagedTable, with1(id, change));

describe("a new table's changes for anglers", () => {
  test("name a size for boats", () => {
    expect(
      told("ma/summer_flounder", {
        sizes: [
          { modes: ["private", "for-hire"], limit: length(18) },
          { modes: ["shore"], limit: length(16.5) },
        ],
      }),
    ).toEqual(["Fluke from a boat: now 18 in"]);
  });

  test("name a size for everyone, or two different sizes", () => {
    expect(told("ma/weakfish", { sizes: [{ limit: length(17) }] })).toEqual([
      "Weakfish: now 17 in",
    ]);
    expect(
      told("ma/summer_flounder", {
        sizes: [
          { modes: ["private"], limit: length(18) },
          { modes: ["for-hire"], limit: { kind: "none" } },
          { modes: ["shore"], limit: length(17) },
        ],
      }),
    ).toEqual([
      "Fluke from shore: now 17 in",
      "Fluke from a private boat: now 18 in",
      "Fluke from a for-hire boat: now no size limit",
    ]);
  });

  test("name a bag of one or several numbers", () => {
    expect(told("nh/winter_flounder", { bags: [{ limit: day(6) }] })).toEqual([
      "Winter flounder (New Hampshire): now 6 fish per angler per calendar day",
    ]);
    expect(told("ma/weakfish", { bags: [{ limit: { kind: "prohibited" } }] })).toEqual([
      "Weakfish: now none may be kept",
    ]);
    expect(
      told("ma/weakfish", {
        bags: [{ dates: { from: "05-01", to: "05-31" }, limit: day(1) }, { limit: day(2) }],
      }),
    ).toEqual([
      "Weakfish: now 1 fish per angler per calendar day May 1 – May 31; 2 fish per angler per calendar day",
    ]);
  });

  test("describe gear like the list of changes, and name new and removed rules", () => {
    expect(told("ma/weakfish", { gear: "Hook and line." })).toEqual([
      "Massachusetts, Weakfish: gear was “not stated”, is now “Hook and line.”.",
    ]);
    const without = {
      ...packagedTable,
      records: packagedTable.records.filter(({ id }) => id !== "ma/weakfish"),
    };
    expect(changesForAnglers(packagedTable, without)).toEqual([
      "Massachusetts, Weakfish: no longer in the table.",
    ]);
    expect(changesForAnglers(without, packagedTable)[0]).toMatch(
      /^Massachusetts, Weakfish: new\./u,
    );
  });

  test("are empty when a rule was only reverified", () => {
    expect(
      told("ma/weakfish", { verifiedOn: "2026-11-20", citation: "322 CMR 6", ruleYear: 2027 }),
    ).toEqual([]);
  });
});
