import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/catalogue/packaged-table.ts";
import { findTableProblems } from "./table-problems.ts";
import type { AreaNotice, BagLimit, RegulationRecord, SizeLimit } from "./table.ts";

const striper = packagedTable.records.find(({ id }) => id === "ma/striped_bass")!;
const closure = packagedTable.notices[0]!;

/** The problems of a table whose only record or notice is changed so. */
const inRecord = (change: Partial<RegulationRecord>) =>
  findTableProblems({
    ...packagedTable,
    records: [Object.assign({}, striper, change)],
    notices: [],
  });
const inNotice = (change: Partial<AreaNotice>) =>
  findTableProblems({
    ...packagedTable,
    records: [striper],
    notices: [Object.assign({}, closure, change)],
  });

const length = { kind: "length", measure: "length", minimum: 10 } as const;
const sized = (limit: SizeLimit) => inRecord({ sizes: [{ limit }] });
const bagged = (limit: BagLimit) => inRecord({ bags: [{ limit }] });
const fish = { kind: "fish", fish: 5, per: "angler-day" } as const;

describe("a table fit to publish", () => {
  test("has no problems", () => {
    expect(inRecord({})).toEqual([]);
    expect(inNotice({})).toEqual([]);
    const { dates: _, ...always } = closure;
    expect(findTableProblems({ ...packagedTable, notices: [always] })).toEqual([]);
  });

  test.each([0, 1.5, Number.NaN])("has no version %d", (version) => {
    expect(findTableProblems({ ...packagedTable, version })).toEqual([
      "The version is not a whole number from 1.",
    ]);
  });

  test("has a day of publication", () => {
    expect(findTableProblems({ ...packagedTable, publishedOn: "soon" })).toEqual([
      "The day of publication is not a day.",
    ]);
  });

  test("names nothing twice and rules no water twice", () => {
    expect(
      findTableProblems({
        ...packagedTable,
        records: [striper, striper],
        notices: [closure, closure],
      }),
    ).toEqual([
      "ma/striped_bass appears twice.",
      "winter-cod-closure appears twice.",
      "ma/striped_bass: another rule holds for MA striped_bass gulf-of-maine already.",
      "ma/striped_bass: another rule holds for MA striped_bass outer-cape already.",
      "ma/striped_bass: another rule holds for MA striped_bass southern-new-england already.",
    ]);
  });

  test.each<[SizeLimit, string]>([
    [{ ...length, minimum: 0 }, "the minimum length is not above 0."],
    [{ ...length, minimum: Infinity }, "the minimum length is not above 0."],
    [
      { ...length, maximum: { inches: 10, bound: "below" } },
      "the longest is not above the shortest.",
    ],
    [{ ...length, onlyOneOver: 9 }, "the mark for one long fish is not above the minimum."],
  ])("has no size like %j", (limit, problem) => {
    expect(sized(limit)).toEqual([`ma/striped_bass: ${problem}`]);
  });

  test.each<[BagLimit, string]>([
    [{ ...fish, fish: 0 }, "the bag limit is no count."],
    [{ ...fish, fish: 1.5 }, "the bag limit is no count."],
    [{ ...fish, extra: { fish: 0, kinds: "" } }, "the extra fish are no count."],
    [
      { ...fish, unsettled: { from: 5, why: "" } },
      "the unsettled part of the bag does not lie within it.",
    ],
    [
      { ...fish, unsettled: { from: 0, why: "" } },
      "the unsettled part of the bag does not lie within it.",
    ],
  ])("has no bag like %j", (limit, problem) => {
    expect(bagged(limit)).toEqual([`ma/striped_bass: ${problem}`]);
  });

  test.each<[Partial<RegulationRecord>, string]>([
    [{ season: { kind: "dated", open: [] } }, "the season has no open days."],
    [
      { season: { kind: "dated", open: [{ from: "02-30", to: "05-01" }] } },
      "02-30 cannot be a first day.",
    ],
    [
      { season: { kind: "dated", open: [{ from: "02-29", to: "05-01" }] } },
      "02-29 cannot be a first day.",
    ],
    [
      { season: { kind: "dated", open: [{ from: "02-01", to: "5-1" }] } },
      "5-1 cannot be a last day.",
    ],
    [{ vesselCaps: [{ modes: ["private"], fish: 0 }] }, "the vessel cap is no count."],
    [{ ruleYear: 2026.5 }, "the rule year is no year."],
    [{ source: { title: "", url: "http://mass.gov" } }, "the source is not an https address."],
    [{ verifiedOn: "yesterday" }, "the day of verification is not a day."],
    [{ defersTo: "FED" }, "there is no federal rule to defer to."],
    [{ sizes: [{ modes: ["private", "for-hire"], limit: length }] }, "no size rule for shore."],
    [
      { bags: [{ modes: ["shore", "private"], limit: fish }] },
      "open days without a bag rule for for-hire.",
    ],
  ])("has no record with %j", (change, problem) => {
    expect(inRecord(change)).toEqual([`ma/striped_bass: ${problem}`]);
  });

  test("has a bag for every open day, and needs none for closed ones", () => {
    const season = { kind: "dated", open: [{ from: "05-01", to: "06-30" }] } as const;
    const bags = [{ dates: { from: "05-01", to: "06-30" }, limit: fish }] as const;
    expect(inRecord({ season, bags })).toEqual([]);
    const short = [{ dates: { from: "05-02", to: "06-30" }, limit: fish }] as const;
    expect(inRecord({ season, bags: short })).toHaveLength(3);
  });

  test("knows its species", () => {
    // @ts-expect-error: what an edited table may hold all the same
    expect(inRecord({ species: "kraken" })).toContain("ma/striped_bass: no such species.");
  });

  test("has notices with real days and sources", () => {
    expect(inNotice({ dates: { from: "11-31", to: "01-31" } })).toEqual([
      "winter-cod-closure: 11-31 cannot be a first day.",
    ]);
    expect(inNotice({ source: { title: "", url: "ftp://x" } })).toEqual([
      "winter-cod-closure: the source is not an https address.",
    ]);
  });
});
