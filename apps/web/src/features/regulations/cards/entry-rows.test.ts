import { effectiveRecord, entryOf, packagedTable } from "@striper/angling/regulations";
import { describe, expect, test } from "vitest";
import { limitRows, summaryOf, todayRows } from "#web/features/regulations/cards/entry-rows.ts";

const entry = (id: string, date: string) => {
  const record = packagedTable.records.find((one) => one.id === id);
  if (record === undefined) throw new Error(`no rule ${id}`);
  return entryOf(effectiveRecord(packagedTable, record), date);
};
const texts = (rows: readonly { readonly term: string; readonly text: string }[]) =>
  rows.map(({ term, text }) => (term === "" ? text : `${term}: ${text}`));

describe("the limits of a card", () => {
  // SPEC 2.72
  test("fall back to the specification's words where nothing was found", () => {
    expect(texts(limitRows(entry("nh/scup", "2026-06-01")))).toEqual([
      "Size: Not specified",
      "Bag: See details",
      "Season: Check regulations",
    ]);
  });

  test("name the bags of every stretch of the season", () => {
    const bag = limitRows(entry("ma/tautog", "2026-06-01"))[1]?.text ?? "";
    expect(bag).toContain("3 fish per angler per calendar day Apr 1 – May 31");
    expect(bag).toContain("at most 10 fish aboard a private boat");
  });
});

describe("what applies today", () => {
  test("says once what is the same of size and bag", () => {
    expect(summaryOf(entry("fed/summer_flounder", "2026-06-01"))).toBe("State of landing");
  });

  test("is told apart for vessel and shore", () => {
    expect(texts(todayRows(entry("ma/summer_flounder", "2026-06-01")))).toEqual([
      "From shore: at least 16.5 in · 5 fish per angler per calendar day",
      "Private boat: at least 17.5 in · 5 fish per angler per calendar day",
      "For-hire boat: at least 17.5 in · 5 fish per angler per calendar day",
    ]);
  });

  test("of federal striped bass is that fishing for it is unlawful", () => {
    expect(texts(todayRows(entry("fed/striped_bass", "2026-06-01")))).toEqual([
      "Fishing for it is unlawful, catch and release included",
    ]);
  });

  test("is nothing while the season is closed, and the folded card then names the season", () => {
    const closed = entry("ma/summer_flounder", "2026-12-01");
    expect(todayRows(closed)).toEqual([]);
    expect(summaryOf(closed)).toBe("May 24 – Sep 23");
  });
});
