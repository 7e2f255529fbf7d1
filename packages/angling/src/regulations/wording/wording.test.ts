import { describe, expect, test } from "vitest";
import { entryOf } from "#angling/regulations/responses/index.ts";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { nextBagChange } from "#angling/regulations/limits.ts";
import {
  allBagsInWords,
  allSizesInWords,
  bagInWords,
  maximumInWords,
  minimumInWords,
  ruleInWords,
  sizeInWords,
} from "./index.ts";

const recordOf = (id: string) => {
  const record = packagedTable.records.find((one) => one.id === id);
  if (record === undefined) throw new Error(id);
  return record;
};

describe("sizes in words", () => {
  test.each([
    ["ma/striped_bass", "28 to less than 31 in total length"],
    ["ma/summer_flounder", "at least 17.5 in from a vessel; at least 16.5 in from shore"],
    ["ma/tautog", "at least 16 in; only one fish may exceed 21 in"],
    ["ma/american_lobster", "3 1/4 to 5 in carapace"],
    ["ma/bonito_false_albacore", "at least 16 in curved fork length"],
    ["ma/sharks", "at least 54 in fork length"],
    ["ma/bluefish", "No size limit"],
    ["fed/striped_bass", "None may be kept"],
    ["fed/summer_flounder", "State of landing"],
    ["nh/scup", "Not known"],
  ])("%s: %s", (id, words) => {
    expect(allSizesInWords(recordOf(id))).toBe(words);
  });

  test("name each bound separately", () => {
    const slot = {
      kind: "length",
      measure: "total length",
      minimum: 28,
      maximum: { inches: 31, bound: "below" },
    } as const;
    expect([minimumInWords(slot), maximumInWords(slot)]).toEqual([
      "28 in total length",
      "less than 31 in total length",
    ]);
    const lone = { kind: "length", measure: "length", minimum: 16 } as const;
    expect([minimumInWords(lone), maximumInWords(lone)]).toEqual(["16 in", null]);
    expect(sizeInWords(lone)).toBe("at least 16 in");
  });
});

describe("bags in words", () => {
  test.each([
    ["ma/striped_bass", "1 fish per angler per calendar day"],
    [
      "ma/bluefish",
      "5 fish per angler per calendar day from shore and on private boats; 7 fish per angler per calendar day on for-hire boats",
    ],
    [
      "ma/black_sea_bass",
      "4 fish per angler per calendar day May 16 – Aug 31; 2 fish per angler per calendar day Sep 1 – Oct 14",
    ],
    ["nh/atlantic_halibut", "1 fish per vessel per trip"],
    [
      "ma/american_shad",
      "0: catch and release only; 3 fish in the Merrimack and Connecticut Rivers only",
    ],
    ["fed/striped_bass", "0: prohibited"],
    ["ma/pollock", "No limit"],
    ["fed/black_sea_bass", "State of landing"],
    ["fed/winter_flounder", "No federal recreational bag limit known"],
    ["nh/scup", "Not known"],
    ["ma/bonito_false_albacore", "5 fish per angler per calendar day (both species combined)"],
    [
      "ma/sharks",
      "1 fish per vessel per trip, plus 1 of the small species without a minimum size from a vessel; 1 fish per angler per trip, plus 1 of the small species without a minimum size from shore",
    ],
  ])("%s: %s", (id, words) => {
    expect(allBagsInWords(recordOf(id))).toBe(words);
  });
});

describe("the next bag", () => {
  test.each([
    [
      "ma/black_sea_bass",
      "private",
      "2026-08-31",
      "2026-09-01",
      "2 fish per angler per calendar day",
    ],
    ["ma/tautog", "shore", "2026-05-01", "2026-06-01", "1 fish per angler per calendar day"],
    ["ma/scup", "for-hire", "2026-06-30", "2026-07-01", "30 fish per angler per calendar day"],
  ] as const)("%s from %s after %s: on %s %s", (id, mode, date, on, words) => {
    const next = nextBagChange(recordOf(id), mode, date);
    expect([next?.on, next === null ? null : bagInWords(next.limit)]).toEqual([on, words]);
  });

  test.each([
    ["ma/striped_bass", "private", "2026-08-31"],
    ["ma/black_sea_bass", "private", "2026-09-15"],
    ["ma/black_sea_bass", "private", "2026-12-01"],
    ["ma/scup", "shore", "2026-06-30"],
  ] as const)("%s from %s after %s: none within the season", (id, mode, date) => {
    expect(nextBagChange(recordOf(id), mode, date)).toBeNull();
  });
});

describe("a rule in one line", () => {
  test("matches the mode and the day", () => {
    expect(ruleInWords(recordOf("ma/tautog"), "private", "2026-10-20")).toBe(
      "Massachusetts, Tautog (blackfish): at least 16 in; only one fish may exceed 21 in; 5 fish per angler per calendar day; at most 10 fish aboard a private boat; Apr 1 – Dec 31.",
    );
    expect(ruleInWords(recordOf("ma/winter_flounder/gulf-of-maine"), "shore", "2026-06-13")).toBe(
      "Massachusetts (Gulf of Maine), Winter flounder (blackback): at least 12 in; 8 fish per angler per calendar day; open all year.",
    );
    expect(ruleInWords(recordOf("fed/bluefin_tuna"), "for-hire", "2026-06-13")).toMatch(/[^.]\.$/);
  });

  test("shows the open days' bags on a closed day, and nothing when none is known", () => {
    const bass = recordOf("ma/black_sea_bass");
    expect(ruleInWords(bass, "private", "2026-05-15")).toBe(
      "Massachusetts, Black sea bass: at least 16 in; 4 fish per angler per calendar day May 16 – Aug 31; 2 fish per angler per calendar day Sep 1 – Oct 14; May 16 – Oct 14.",
    );
    expect(ruleInWords(bass, "private", "2026-05-16")).toBe(
      "Massachusetts, Black sea bass: at least 16 in; 4 fish per angler per calendar day; May 16 – Oct 14.",
    );
    expect(entryOf(bass, "2026-05-15").today[0]?.bag_limit).toMatch(/^4 fish .* Oct 14$/);
    const open = { ...bass, season: { kind: "all-year" } } as const;
    expect(ruleInWords(open, "private", "2026-05-15")).toBe(
      "Massachusetts, Black sea bass: at least 16 in; open all year; the bag is not known.",
    );
  });

  test("lists unknown size, bag and season once", () => {
    const words = (id: string) => ruleInWords(recordOf(id), "private", "2026-06-13");
    expect(words("nh/tautog")).toBe(
      "New Hampshire, Tautog (blackfish): the size, the bag, and the season are not known.",
    );
    expect(words("nh/bluefin_tuna")).toBe(
      "New Hampshire, Atlantic bluefin tuna: at least 27 in curved fork length; the bag and the season are not known.",
    );
  });

  test("has no inner capital or full stop, and no repetition", () => {
    const onBoat = (id: string) => ruleInWords(recordOf(id), "private", "2026-06-13");
    expect(onBoat("ma/pollock")).toBe(
      "Massachusetts, Pollock: No size limit; no bag limit; open all year.",
    );
    expect(onBoat("ma/white_shark")).toBe(
      "Massachusetts, White shark: None may be kept; closed all year.",
    );
    expect(onBoat("fed/black_sea_bass")).toBe("Federal waters, Black sea bass: State of landing.");
    expect(onBoat("nh/american_eel")).toMatch(/; open all year; fishway areas closed Oct 2/);
    for (const record of packagedTable.records) {
      const line = ruleInWords(record, "private", "2026-06-13");
      expect(line).not.toMatch(/; (?:No|None|Not|Open|Closed|State|Set|Recreational) |\.;|\.\.$/);
    }
  });
});
