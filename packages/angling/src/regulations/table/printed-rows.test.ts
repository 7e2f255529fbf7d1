import { printedRows, type PrintedRow } from "@striper/testkit/printed-rows";
import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { rangesOf } from "#angling/regulations/season.ts";
import type { RegulationRecord } from "./table.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const dayInText = new RegExp(`(${months.join("|")})[a-z]* (\\d{1,2})(?!\\d)(?:/\\d{1,2})?`, "gu");

const daysIn = (text: string): readonly string[] =>
  [...text.matchAll(dayInText)].map(
    ([, month = "", day = ""]) =>
      `${String(months.indexOf(month) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`,
  );

/** Reads whole numbers, decimals and quarters ("3 1/4"), and skips days and years. */
const numbersIn = (text: string): readonly number[] =>
  [
    ...text
      .replaceAll(dayInText, "")
      .replaceAll(/\b(?:19|20)\d\d(?:-\d\d)?\b/gu, "")
      .matchAll(/(\d+(?:\.\d+)?)(?: (\d)\/(\d))?/gu),
  ].map(([, whole = "", part, of]) =>
    part === undefined ? Number(whole) : Number(whole) + Number(part) / Number(of),
  );

interface Figures {
  readonly sizes: readonly number[];
  readonly bags: readonly number[];
  readonly days: readonly string[];
}

const figuresOf = ({ sizes, bags, season, vesselCaps = [] }: RegulationRecord): Figures => ({
  sizes: sizes.flatMap(({ limit }) =>
    limit.kind === "length"
      ? [limit.minimum, limit.maximum?.inches ?? [], limit.onlyOneOver ?? []].flat()
      : [],
  ),
  bags: [
    ...bags.flatMap(({ limit }) => {
      if (limit.kind === "prohibited") return [0];
      return limit.kind === "fish" ? [limit.fish, limit.extra?.fish ?? []].flat() : [];
    }),
    ...vesselCaps.flatMap(({ fish, fromAnglers }) => [fish, fromAnglers ?? []].flat()),
  ],
  days: [...rangesOf(season), ...bags.flatMap(({ dates }) => dates ?? [])].flatMap(
    ({ from, to }) => [from, to],
  ),
});

function unprinted(record: RegulationRecord, row: PrintedRow): readonly string[] {
  const { sizes, bags, days } = figuresOf(record);
  const [printedSizes, printedBags] = [numbersIn(row.size), numbersIn(`${row.bag} ${row.other}`)];
  const printedDays = daysIn(`${row.season} ${row.bag}`);
  return [
    ...sizes.filter((one) => !printedSizes.includes(one)).map((one) => `size ${one}`),
    ...bags.filter((one) => !printedBags.includes(one)).map((one) => `bag ${one}`),
    ...days.filter((one) => !printedDays.includes(one)).map((one) => `day ${one}`),
  ];
}

function unheld(record: RegulationRecord, row: PrintedRow): readonly string[] {
  const { sizes, bags, days } = figuresOf(record);
  return [
    ...numbersIn(row.size)
      .filter((one) => !sizes.includes(one))
      .map((one) => `size ${one}`),
    ...numbersIn(row.bag)
      .filter((one) => !bags.includes(one))
      .map((one) => `bag ${one}`),
    ...daysIn(`${row.season} ${row.bag}`)
      .filter((one) => !days.includes(one))
      .map((one) => `day ${one}`),
  ];
}

const pairs = packagedTable.records.flatMap((record) =>
  printedRows
    .filter(({ rules }) => rules.includes(record.id))
    .map((row) => [record.id, record, row] as const),
);

interface Exception {
  readonly differs: readonly string[];
  readonly why: string;
}

const leapYears = "the season lasts to the end of February, in leap years to the 29th";

const exceptions: Readonly<Record<string, Exception>> = {
  "ma/american_lobster": {
    differs: ["not held: size 1"],
    why: "the number of the management area",
  },
  "ma/american_shad": {
    differs: ["not held: bag 3"],
    why: "the two rivers are no water of the table; the exception is told in words",
  },
  "ma/haddock/gulf-of-maine": {
    differs: ["not printed: day 02-29", "not held: day 02-28"],
    why: leapYears,
  },
  "ma/hammerhead_sharks": {
    differs: ["not printed: size 78"],
    why: "the federal minimum binds permitted boats",
  },
  "ma/scup": {
    differs: ["not printed: day 07-01"],
    why: "printed as: to Jun 30, then another bag",
  },
  "nh/american_eel": {
    differs: ["not held: day 10-02", "not held: day 06-14"],
    why: "the days on which places at fishways are closed, held beside the open season",
  },
  "nh/american_lobster": {
    differs: ["not held: size 3.25", "not held: size 5"],
    why: "not confirmed; another gauge was proposed",
  },
  "nh/atlantic_cod": {
    differs: ["not held: day 11-01", "not held: day 08-31"],
    why: "open and closed days are printed, the open ones are held",
  },
  "nh/haddock": {
    differs: [
      "not printed: day 04-01",
      "not printed: day 02-29",
      "not held: day 03-01",
      "not held: day 03-31",
    ],
    why: "the closed days are printed, the open ones are held",
  },
  "nh/pollock": {
    differs: ["not held: size 19"],
    why: "the size of federal water, held there",
  },
  "fed/atlantic_cod/gulf-of-maine": {
    differs: ["not printed: day 09-30", "not held: day 10-01"],
    why: "the sources disagree about September: its days are held as unsettled",
  },
  "fed/atlantic_mackerel": {
    differs: ["not held: bag 20"],
    why: "the older limit, from which on the bag is held as unsettled",
  },
  "fed/bluefin_tuna": {
    differs: [
      "not held: bag 27",
      "not held: bag 73",
      "not held: bag 1",
      "not held: bag 47",
      "not held: bag 31",
    ],
    why: "set during the year: the classes stand in words and no verdict rests on them",
  },
  "fed/bluefish": {
    differs: ["not held: bag 3"],
    why: "the older limit, from which on the bag is held as unsettled",
  },
  "fed/haddock/gulf-of-maine": {
    differs: ["not printed: day 02-29", "not held: day 02-28"],
    why: leapYears,
  },
  "fed/small_sharks": {
    differs: ["not held: bag 1"],
    why: "one entry with two kinds, of which one has no bag",
  },
};

// SPEC 9.35
describe("the row of an official table", () => {
  test.each(pairs)("of %s matches its rule, except for known differences", (id, record, row) => {
    const differs = [
      ...unprinted(record, row).map((one) => `not printed: ${one}`),
      ...unheld(record, row).map((one) => `not held: ${one}`),
    ];
    expect([...new Set(differs)]).toEqual(exceptions[id]?.differs ?? []);
  });

  test("exists for every rule with a figure", () => {
    const withRow = new Set(pairs.map(([id]) => id));
    const without = packagedTable.records.filter(
      (record) => !withRow.has(record.id) && Object.values(figuresOf(record)).flat().length > 0,
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test("belongs to an existing rule, as does each exception with its reason", () => {
    const known = new Set<string>(packagedTable.records.map(({ id }) => id));
    const named = [...printedRows.flatMap(({ rules }) => rules), ...Object.keys(exceptions)];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(printedRows.every(({ rules }) => rules.length > 0)).toBe(true);
    const silent = Object.values(exceptions).filter(
      ({ differs, why }) => differs.length === 0 || why.length < 20,
    );
    expect(silent).toEqual([]);
  });

  test("is read with fractions and without days and years", () => {
    expect(numbersIn("3 1/4 in (2025-26), then 40 fish May 1 - Jun 30 2026")).toEqual([3.25, 40]);
    expect(daysIn("Sep 1 - Oct 14, Dec 2025, Feb 28/29")).toEqual(["09-01", "10-14", "02-28"]);
  });
});
