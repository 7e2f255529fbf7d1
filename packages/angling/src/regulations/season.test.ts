import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { shiftDate } from "@striper/marine/time";
import { isDate, isWithin, nextSeasonChange, seasonStateOn } from "./season.ts";
import { packagedTable } from "./packaged-table.ts";
import { seasonInWords, seasonStatus } from "./wording/index.ts";
import type { Season } from "./table/table.ts";

const seasonOf = (id: string): Season => {
  const record = packagedTable.records.find((one) => one.id === id);
  if (record === undefined) throw new Error(id);
  return record.season;
};

describe("days", () => {
  test.each([
    ["2026-06-13", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-6-13", false],
    ["2026-06-13T00:00:00Z", false],
    ["", false],
    ["today", false],
  ])("%j is a day: %s", (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });

  test.each([
    ["2026-05-23", false],
    ["2026-05-24", true],
    ["2026-09-23", true],
    ["2026-09-24", false],
  ])("both ends of a range belong to it: %s %s", (date, expected) => {
    expect(isWithin({ from: "05-24", to: "09-23" }, date)).toBe(expected);
  });

  test.each([
    ["2026-05-23", false],
    ["2026-05-24", true],
    ["2026-05-25", false],
  ])("a range may be one day: %s %s", (date, expected) => {
    expect(isWithin({ from: "05-24", to: "05-24" }, date)).toBe(expected);
  });

  test.each([
    ["2026-11-14", false],
    ["2026-11-15", true],
    ["2026-12-31", true],
    ["2027-01-01", true],
    ["2027-01-31", true],
    ["2027-02-01", false],
  ])("a range may run over New Year: %s %s", (date, expected) => {
    expect(isWithin({ from: "11-15", to: "01-31" }, date)).toBe(expected);
  });

  test.each([
    ["2026-02-28", true],
    ["2028-02-28", true],
    ["2028-02-29", true],
    ["2028-03-01", false],
    ["2026-03-01", false],
    ["2026-04-01", true],
  ])("a range to the end of February includes February 29: %s %s", (date, expected) => {
    expect(isWithin({ from: "04-01", to: "02-29" }, date)).toBe(expected);
  });
});

describe("the state of a season", () => {
  test.each([
    ["ma/striped_bass", "2026-01-01", "open", null],
    ["ma/river_herring", "2026-05-01", "closed", null],
    ["ma/black_sea_bass", "2026-05-15", "closed", "opens May 16"],
    ["ma/black_sea_bass", "2026-05-16", "open", "closes after Oct 14"],
    ["ma/black_sea_bass", "2026-10-14", "open", "closes after Oct 14"],
    ["ma/black_sea_bass", "2026-10-15", "closed", "opens May 16"],
    ["ma/haddock/gulf-of-maine", "2026-02-28", "open", "closes after Feb 28"],
    ["ma/haddock/gulf-of-maine", "2028-02-28", "open", "closes after Feb 29"],
    ["ma/haddock/gulf-of-maine", "2028-03-31", "closed", "opens Apr 1"],
    ["fed/haddock/gulf-of-maine", "2026-04-15", "open", "closes after Feb 28"],
    ["ma/winter_flounder/southern-new-england", "2026-12-31", "open", "closes after Dec 31"],
    ["ma/winter_flounder/southern-new-england", "2027-01-01", "closed", "opens Mar 1"],
    ["ma/rainbow_smelt", "2026-12-31", "open", "closes after Mar 14"],
    ["ma/rainbow_smelt", "2026-03-15", "closed", "opens Jun 16"],
    ["fed/atlantic_cod/gulf-of-maine", "2026-08-31", "closed", "may open Sep 1"],
    ["fed/atlantic_cod/gulf-of-maine", "2026-09-15", "unsettled", "opens Oct 1"],
    ["fed/atlantic_cod/gulf-of-maine", "2026-10-31", "open", "closes after Oct 31"],
    ["ma/american_lobster", "2026-07-01", "open", "gear comes out on Nov 1"],
    ["ma/american_lobster", "2026-05-15", "gear-out", "gear may go in May 16"],
    ["fed/bluefin_tuna", "2026-07-01", "unknown", null],
    ["fed/summer_flounder", "2026-07-01", "unknown", null],
    ["nh/scup", "2026-07-01", "unknown", null],
  ])("%s on %s is %s, %s", (id, date, state, next) => {
    expect(seasonStatus({ season: seasonOf(id) }, date)).toMatchObject({
      state,
      nextInWords: next,
    });
  });

  test("may close while the sources disagree", () => {
    const season: Season = {
      kind: "dated",
      open: [{ from: "05-01", to: "06-30" }],
      unsettled: { dates: { from: "06-01", to: "06-30" }, why: "two sheets" },
    };
    expect(seasonStatus({ season }, "2026-05-10").nextInWords).toBe("may close Jun 1");
    expect(seasonStatus({ season }, "2026-06-10").nextInWords).toBe("closes after Jun 30");
  });

  test("changes next on the first day with another state, whatever the season and the day", () => {
    const seasons = packagedTable.records.map((record) => record.season);
    assert(
      property(constantFrom(...seasons), integer({ min: 0, max: 2000 }), (season, offset) => {
        const date = shiftDate("2026-01-01", offset);
        const state = seasonStateOn(season, date);
        const year = Array.from({ length: 370 }, (_, index) => shiftDate(date, index + 1));
        const on = year.find((day) => seasonStateOn(season, day) !== state);
        expect(nextSeasonChange(season, date)?.on).toBe(on);
      }),
      { numRuns: 60 },
    );
  });

  test("works in the first and last year of the calendar", () => {
    expect(nextSeasonChange(seasonOf("ma/black_sea_bass"), "0001-01-01")?.on).toBe("0001-05-16");
    expect(nextSeasonChange(seasonOf("ma/black_sea_bass"), "9999-06-01")?.on).toBe("9999-10-15");
    expect(nextSeasonChange(seasonOf("ma/black_sea_bass"), "9999-12-31")).toBeNull();
  });
});

describe("a season in words", () => {
  test.each([
    ["ma/striped_bass", "Open all year"],
    ["ma/sharks", "Open all year unless federally closed"],
    ["nh/american_eel", "Open all year; fishway areas closed Oct 2 – Jun 14"],
    ["ma/rainbow_smelt", "Jan 1 – Mar 14 and Jun 16 – Dec 31"],
    ["ma/haddock/gulf-of-maine", "Apr 1 – Feb 28/29"],
    ["fed/striped_bass", "Closed all year (NOAA dates the closure to 1990)"],
    ["ma/river_herring", "Closed all year"],
    ["ma/american_lobster", "Recreational buoyed traps out of the water Nov 1 – May 15"],
    ["fed/summer_flounder", "State of landing"],
    ["nh/scup", "Not known"],
  ])("%s: %s", (id, words) => {
    expect(seasonInWords(seasonOf(id))).toBe(words);
  });
});
