import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { findTableProblems } from "./table-problems.ts";
import type { AreaNotice, BagLimit, RegulationRecord, SizeLimit } from "./table.ts";

const striper = packagedTable.records.find(({ id }) => id === "ma/striped_bass")!;
const closure = packagedTable.notices[0]!;

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

describe("a publishable table", () => {
  test("has no problems", () => {
    expect(inRecord({})).toEqual([]);
    expect(inNotice({})).toEqual([]);
    const { dates: _, ...always } = closure;
    expect(findTableProblems({ ...packagedTable, notices: [always] })).toEqual([]);
  });

  test.each([0, 1.5, Number.NaN])("cannot have the version %d", (version) => {
    expect(findTableProblems({ ...packagedTable, version })).toEqual([
      "The version is not a whole number from 1.",
    ]);
  });

  test("needs a publication day", () => {
    expect(findTableProblems({ ...packagedTable, publishedOn: "soon" })).toEqual([
      "The day of publication is not a day.",
    ]);
  });

  test("has no duplicate names and no overlapping rules", () => {
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
  ])("cannot have the size %j", (limit, problem) => {
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
  ])("cannot have the bag %j", (limit, problem) => {
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
  ])("cannot have a record with %j", (change, problem) => {
    expect(inRecord(change)).toEqual([`ma/striped_bass: ${problem}`]);
  });

  const area = { name: "A", description: "A", covers: ["gulf-of-maine"], mayCover: [] } as const;
  const none = { kind: "not-applicable" } as const;

  test.each<[Partial<RegulationRecord>, string]>([
    [
      { season: { kind: "gear-out", gear: "traps", dates: { from: "02-30", to: "05-15" } } },
      "02-30 cannot be a first day.",
    ],
    [
      {
        season: {
          kind: "dated",
          open: [{ from: "01-01", to: "12-31" }],
          unsettled: { dates: { from: "06-01", to: "06-31" }, why: "" },
        },
      },
      "06-31 cannot be a last day.",
    ],
    [
      {
        season: {
          kind: "all-year",
          closedPlaces: { where: "a river", dates: { from: "13-01", to: "05-01" } },
        },
      },
      "13-01 cannot be a first day.",
    ],
    [
      {
        season: {
          kind: "dated",
          open: [
            { from: "11-01", to: "02-29" },
            { from: "02-28", to: "06-30" },
          ],
        },
      },
      "two stretches of open days overlap: make them one.",
    ],
    [{ season: { kind: "closed" } }, "closed all year, yet a bag line lets fish be kept."],
    [{ targetingUnlawful: true }, "fishing for it is unlawful, yet a bag line lets fish be kept."],
    [{ sizes: [{ limit: none }] }, "a size line says none may be kept, a bag line that some may."],
    [
      { sizes: [{ limit: length }, { modes: ["shore"], limit: length }] },
      "size line 2 never counts: the lines above it answer first.",
    ],
    [
      {
        bags: [
          { modes: ["shore"], limit: fish },
          { modes: ["private", "for-hire"], limit: fish },
          { dates: { from: "06-01", to: "06-30" }, limit: fish },
        ],
      },
      "bag line 3 never counts: the lines above it answer first.",
    ],
    [
      {
        bags: [
          { dates: { from: "06-01", to: "06-30" }, limit: fish },
          { modes: ["shore"], dates: { from: "06-01", to: "06-30" }, limit: fish },
          { limit: fish },
        ],
      },
      "bag line 2 never counts: the lines above it answer first.",
    ],
    [
      { sizes: [{ modes: ["shore", "shore"], limit: length }, { limit: length }] },
      "the way of fishing shore is named twice.",
    ],
    [
      {
        vesselCaps: [
          { modes: ["private"], fish: 10 },
          { modes: ["private"], fish: 12 },
        ],
      },
      "the boat of a vessel cap private is named twice.",
    ],
    [{ area: { ...area, covers: [] } }, "the area covers no water."],
    [
      { area: { ...area, mayCover: ["gulf-of-maine"] } },
      "the water of the area gulf-of-maine is named twice.",
    ],
    [{ jurisdiction: "FED", defersTo: "FED" }, "the federal rule cannot defer to itself."],
  ])("cannot have a contradictory record with %j", (change, problem) => {
    expect(inRecord(change)).toEqual([`ma/striped_bass: ${problem}`]);
  });

  test("may have adjacent seasons, also across New Year, and lines with other dates", () => {
    const season = {
      kind: "dated",
      open: [
        { from: "11-01", to: "02-29" },
        { from: "03-01", to: "06-30" },
      ],
    } as const;
    const bags = [
      { dates: { from: "06-01", to: "06-30" }, limit: fish },
      { modes: ["shore"], dates: { from: "05-01", to: "05-31" }, limit: fish },
      { limit: fish },
    ] as const;
    expect(inRecord({ season, bags })).toEqual([]);
  });

  test.each([
    "https://mass.gov@example.com/rules",
    "https://user:secret@mass.gov/",
    "https://m\u0430ss.gov/rules",
    "https://xn--mss-5cd.gov/rules",
    "https://www.xn--mss-5cd.gov/",
    "https://203.0.113.7/rules",
    "https://[::1]/rules",
    "https://localhost/rules",
    "https://mass.gov:8443/rules",
    "https:///mass.gov",
    "https://mass.gov/\u202Efdp.exe",
    "https://mass.gov/a b",
    "https://-mass.gov/",
  ])("cannot link to %s", (url) => {
    const problem = "the source is not a plain public address.";
    const source = { title: "", url };
    expect(inRecord({ source })).toEqual([`ma/striped_bass: ${problem}`]);
    expect(inNotice({ source })).toEqual([`winter-cod-closure: ${problem}`]);
  });

  test.each([
    "https://www.mass.gov/info-details/recreational-saltwater-fishing-regulations",
    "https://www.ecfr.gov/current/title-50/section-648.81?date=2026-11-01#p-648.81(d)",
    "https://mass.gov",
  ])("may link to %s", (url) => {
    expect(inRecord({ source: { title: "", url } })).toEqual([]);
  });

  test("needs a bag for every open day but not for closed ones", () => {
    const season = { kind: "dated", open: [{ from: "05-01", to: "06-30" }] } as const;
    const bags = [{ dates: { from: "05-01", to: "06-30" }, limit: fish }] as const;
    expect(inRecord({ season, bags })).toEqual([]);
    const short = [{ dates: { from: "05-02", to: "06-30" }, limit: fish }] as const;
    expect(inRecord({ season, bags: short })).toHaveLength(3);
  });

  test("has known species only", () => {
    // @ts-expect-error: what an edited table may hold all the same
    expect(inRecord({ species: "kraken" })).toContain("ma/striped_bass: no such species.");
  });

  test("needs valid days and sources in its notices", () => {
    expect(inNotice({ dates: { from: "11-31", to: "01-31" } })).toEqual([
      "winter-cod-closure: 11-31 cannot be a first day.",
    ]);
    const frame = "the frame is empty: south lies below north and west below east.";
    const box = { south: 42, north: 42.9, west: -71.1, east: -70.2 };
    expect(inNotice({ box: { ...box, south: 43 } })).toEqual([`winter-cod-closure: ${frame}`]);
    expect(inNotice({ box: { ...box, west: -70.2 } })).toEqual([`winter-cod-closure: ${frame}`]);
    expect(
      inNotice({
        jurisdictions: ["MA", "MA"],
        modes: ["shore", "shore"],
        species: ["scup", "scup"],
      }),
    ).toEqual([
      "winter-cod-closure: the water MA is named twice.",
      "winter-cod-closure: the way of fishing shore is named twice.",
      "winter-cod-closure: the species scup is named twice.",
    ]);
    expect(inNotice({ source: { title: "", url: "ftp://x" } })).toEqual([
      "winter-cod-closure: the source is not an https address.",
    ]);
  });
});
