import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { meaningTokens } from "./meaning-tokens.ts";
import { isMendedTypo } from "./mended-typo.ts";
import type { PageLine, WatchedWords } from "./page-text.ts";
import { findByLikeness, findPassage } from "./passages.ts";
import { watchIntervalDays } from "./watch-interval.ts";
import { isSameMeaning } from "./same-meaning.ts";
import { watchedRules } from "./watched-rules.ts";
import { lineOf, passageDifference } from "./word-difference.ts";

describe("the normalized words of an official sentence", () => {
  test.each([
    ['28" to less than 31"', "28 inches to less than 31 in."],
    ["17½ in", "17.5 inches"],
    ["3 1/4 inches", "3.25 in"],
    ["5/8 inch gap", '0.625" gap'],
    ["May 24 – Sept. 23", "5/24 through September 23rd"],
    ["24 May to 23 Sep", "May 24 - September 23"],
    ["One fish per angler", "1 fish per angler"],
    ["16.0 in", "16 in"],
    ["1,000 fish", "1000 fish"],
    ["< 31 in", "less than 31 inches"],
    ["≥ 28 in", "at least 28 in"],
    ["For-hire vessels", "for hire vessel"],
    ["Closed March 1", "closed the 1st March"],
  ])("%s is %s", (one, other) => {
    expect(meaningTokens(one)).toEqual(meaningTokens(other));
  });

  test.each([
    ["less than 31 in", "31 in"],
    ["Gaffing is prohibited", "Gaffing is not prohibited"],
    ["May 24", "May 25"],
    ["fish may be kept", "fish must be kept"],
    ["from shore", "from a vessel"],
    ["closed in January", "closed in February"],
    ["13/40 of it", "13/41 of it"],
  ])("%s is not %s", (one, other) => {
    expect(meaningTokens(one)).not.toEqual(meaningTokens(other));
  });
});

describe("a typo", () => {
  test("allows two letters in a long word, one in a short one, and none in figures", () => {
    expect(isMendedTypo("commercal", "commercial")).toBe(true);
    expect(isMendedTypo("recretonal", "recreational")).toBe(true);
    expect(isMendedTypo("anglr", "anglers")).toBe(false);
    expect(isMendedTypo("inch28", "inches")).toBe(false);
    expect(isMendedTypo("inches", "inch28")).toBe(false);
  });

  test.each([
    ["artifical", "artificial"],
    ["requried", "required"],
    ["possesion", "possession"],
  ])("%s is %s", (one, other) => {
    expect(isMendedTypo(one, other)).toBe(true);
    expect(isMendedTypo(other, one)).toBe(true);
  });

  test.each([
    ["minimum", "maximum"],
    ["legal", "illegal"],
    ["northern", "southern"],
    ["eastern", "western"],
    ["inshore", "onshore"],
    ["male", "female"],
    ["may", "many"],
    ["31", "30"],
    ["xqzzy", "xqzzb"],
    ["closed", "close"],
  ])("does not make %s into %s", (one, other) => expect(isMendedTypo(one, other)).toBe(false));
});

const bass: WatchedWords = {
  words: ["striped bass"],
  not: [],
  area: [],
  otherAreas: [],
};
const text = (words: string, under: readonly string[] = []): PageLine => ({
  under,
  cells: [{ label: null, text: words }],
  isRow: false,
});
const row = (...cells: readonly (readonly [string | null, string])[]): PageLine => ({
  under: [],
  cells: cells.map(([label, words]) => ({ label, text: words })),
  isRow: true,
});
const linesOf = (page: readonly PageLine[], watched = bass) =>
  findPassage(page, watched).groups.map(lineOf);

describe("the passage of a fish", () => {
  test("consists of its row, its heading's lines, and binding text that names it", () => {
    const page = [
      text("Know the limits of striped bass and cod."),
      row([null, "Striped bass"], ["Size", '28"']),
      row([null, "Cod"], ["Size", '23"'], ["Note", "1 striped bass besides"]),
      text("Whole fish only.", ["Rules", "Striped bass", "From shore"]),
      text("A gaff is prohibited for striped bass."),
      text("A gaff is prohibited for cod."),
    ];
    expect(linesOf(page)).toEqual([
      'Striped bass · Size: 28"',
      "Note: 1 striped bass besides",
      "From shore · Whole fish only.",
      "A gaff is prohibited for striped bass.",
    ]);
  });

  test("excludes other areas for a rule of one area", () => {
    const watched = {
      ...bass,
      words: ["cod"],
      not: ["Cape Cod"],
      area: ["North"],
      otherAreas: ["South"],
    };
    const page = [
      row([null, "Cod"], [null, "North: 1 fish"]),
      row([null, "Cod"], [null, "South: 0 fish"]),
      text("Cape Cod Bay is closed from May 1."),
      text("Cod: no gaff, closed in March."),
    ];
    expect(linesOf(page, watched)).toEqual([
      "Cod · North: 1 fish",
      "Cod: no gaff, closed in March.",
    ]);
  });

  test("is found by its words after the fish was renamed", () => {
    const before = findPassage(
      [text("Striped bass: 28 in to less than 31 in, 1 fish per day")],
      bass,
    );
    const page = [
      text("Linesider: 28 in to less than 31 in, 1 fish per day"),
      text("Ramps close at 10 pm"),
    ];
    expect(findByLikeness(page, before).groups.map(lineOf)).toEqual([
      "Linesider: 28 in to less than 31 in, 1 fish per day",
    ]);
    expect(findByLikeness([text("Ramps close at 10 pm")], before).groups).toEqual([]);
    expect(
      findByLikeness(page, { groups: [{ cells: [{ label: null, text: "1 fish" }] }] }).groups,
    ).toEqual([]);
  });
});

const isSame = (before: readonly PageLine[], after: readonly PageLine[]) =>
  isSameMeaning(findPassage(before, bass), findPassage(after, bass), {
    words: bass.words,
    page: after,
  });

describe("two versions of a passage", () => {
  const shore = row([null, "Striped bass"], ["Shore", "2 fish"], ["Vessel", "1 fish"]);

  test("are equal with reordered columns, but not with swapped labels", () => {
    expect(
      isSame([shore], [row([null, "Striped bass"], ["Vessel", "1 fish"], ["Shore", "2 fish"])]),
    ).toBe(true);
    expect(
      isSame([shore], [row([null, "Striped bass"], ["Vessel", "2 fish"], ["Shore", "1 fish"])]),
    ).toBe(false);
    const unnamed = (...cells: string[]) =>
      row([null, "Striped bass"], ...cells.map((cell) => [null, cell] as const));
    expect(
      isSame([unnamed("Vessel", "1", "Shore", "2")], [unnamed("Vessel", "2", "Shore", "1")]),
    ).toBe(false);
  });

  test("differ when words are added", () => {
    expect(isSame([], [shore])).toBe(false);
    expect(isSame([], [])).toBe(true);
  });
});

describe("the interval of page checks", () => {
  const fluke = packagedTable.records.filter(({ id }) => id === "ma/summer_flounder");

  // The season opens on May 24.
  test.each([
    ["2026-05-02", 7],
    ["2026-05-03", 1],
    ["2026-05-24", 1],
    ["2026-06-14", 1],
    ["2026-06-15", 7],
    ["2026-11-20", 7],
  ])("on %s is %i days", (today, days) => {
    expect(watchIntervalDays(fluke, today)).toBe(days);
  });

  test("accounts for last year's opening across New Year", () => {
    const season = { kind: "dated" as const, open: [{ from: "12-25", to: "12-31" }] };
    expect(watchIntervalDays([{ season }], "2027-01-10")).toBe(1);
  });
});

describe("the watched rules", () => {
  const rules = watchedRules(packagedTable);
  const rule = (id: string) => rules.find((one) => one.id === id);

  test("are all rules and notices, each with a page and search words", () => {
    expect(rules).toHaveLength(packagedTable.records.length + packagedTable.notices.length);
    expect(rules.filter(({ pages, words }) => pages.length === 0 || words.length === 0)).toEqual(
      [],
    );
  });

  test("include the federal page when the state applies the federal rule", () => {
    expect(rule("ma/bluefin_tuna")?.pages).toHaveLength(2);
    expect(rule("ma/striped_bass")?.pages).toHaveLength(1);
  });

  test("list the other areas of their water", () => {
    expect(rule("ma/haddock/gulf-of-maine")).toMatchObject({
      area: ["Gulf of Maine"],
      otherAreas: ["Southern New England"],
    });
  });
});

describe("the difference of two passages", () => {
  const passageOf = (...lines: readonly string[]) => ({
    groups: lines.map((line) => ({ cells: [{ label: null, text: line }] })),
  });
  const shown = (before: readonly string[], after: readonly string[]) =>
    passageDifference(passageOf(...before), passageOf(...after)).map((pair) => ({
      before:
        pair.before
          ?.map(({ text: words, isChanged }) => (isChanged ? `[${words}]` : words))
          .join(" ") ?? null,
      after:
        pair.after
          ?.map(({ text: words, isChanged }) => (isChanged ? `[${words}]` : words))
          .join(" ") ?? null,
    }));

  test("marks changed words side by side", () => {
    expect(
      shown(["28 in to less than 31 in", "1 fish"], ["28 in to less than 30 in", "1 fish"]),
    ).toEqual([
      { before: "28 in to less than [31] in", after: "28 in to less than [30] in" },
      { before: "1 fish", after: "1 fish" },
    ]);
  });

  test("has an empty side for an added or removed line", () => {
    expect(
      shown(["1 fish", "Gaffs prohibited"], ["Closed in May", "1 fish", "Whole only"]),
    ).toEqual([
      { before: null, after: "[Closed in May]" },
      { before: "1 fish", after: "1 fish" },
      { before: "[Gaffs prohibited]", after: null },
      { before: null, after: "[Whole only]" },
    ]);
  });
});
