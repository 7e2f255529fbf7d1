import { describe, expect, test } from "vitest";
import { duplicateRefreshes, isBroken, tableOf } from "./findings.ts";

const tide = "GET /coops/level";
const buoy = "GET /ndbc/44013";

describe("a refresh of an outside service", () => {
  test("is a duplicate when the same address is asked again before it is due again", () => {
    const asked = [
      { at: 10, address: tide },
      { at: 11, address: buoy },
      { at: 60, address: tide },
      { at: 61, address: tide },
    ];
    const at50 = { from: 50, to: 52 };
    expect(duplicateRefreshes(asked, [at50])).toEqual([tide]);
    expect(duplicateRefreshes(asked, [at50, { from: 61, to: 62 }])).toEqual([]);
    expect(duplicateRefreshes(asked, [])).toEqual([tide, tide]);
  });
});

describe("a finding", () => {
  test("is broken only when it has to be another figure", () => {
    expect(isBroken({ what: "lost", count: 1, must: 0 })).toBe(true);
    expect(isBroken({ what: "lost", count: 0, must: 0 })).toBe(false);
    expect(isBroken({ what: "requests", count: 812 })).toBe(false);
  });

  test("is a line of the table", () => {
    const table = tableOf([
      { what: "requests", count: 812 },
      { what: "lost", count: 1, must: 0 },
      { what: "doubled", count: 0, must: 0 },
    ]);
    expect(table.split("\n")).toEqual([
      "requests       812",
      "lost             1  BROKEN: must be 0",
      "doubled          0  ok",
    ]);
  });
});
