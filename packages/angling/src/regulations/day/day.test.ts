import { instantOfHarborTime } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import {
  blankDay,
  chipsOfDay,
  countsOf,
  fishKeptOn,
  verdictOfDay,
  type DayState,
} from "#angling/regulations/day/index.ts";

const today = "2026-06-13";
const massachusetts = { jurisdiction: "MA" } as const;
const harbor = { latitude: 42.34, longitude: -70.96 };
const stellwagen = { latitude: 42.35, longitude: -70.3 };
const portsmouth = { latitude: 43.06, longitude: -70.71 };
const lisbon = { latitude: 38.7, longitude: -9.4 };

const day = (part: Partial<DayState> = {}): DayState => ({ ...blankDay(today), ...part });
const labels = (state: DayState, species = "striped bass") =>
  chipsOfDay(state, species, today).map(({ label }) => label);
const kept = (species: string, length: number | null = null) => ({
  species,
  length: length === null ? null : inches(length),
});
const tapped = (own: number, others: number | null = null, isLongKept: boolean | null = null) => ({
  own,
  others,
  isLongKept,
});

describe("the chips of a day", () => {
  test.each([
    [harbor, "MA water"],
    [portsmouth, "NH water"],
    [stellwagen, "Federal water"],
    [lisbon, "Outside the held waters"],
    [massachusetts, "MA water"],
    [{ jurisdiction: "NH" } as const, "NH water"],
    [{ jurisdiction: "FED" } as const, "Federal water"],
  ])("name whose water %j is", (place, label) => {
    expect(labels(day({ place }))).toContain(label);
  });

  test("show the boat's count for several anglers, when stated", () => {
    const alone = day({ anglers: 3, kept: [kept("Striped Bass", 29)] });
    expect(labels(alone)).toEqual(expect.arrayContaining(["1 kept", "Aboard: not said"]));
    const said = day({ anglers: 3, tapped: { striped_bass: tapped(1, 2) } });
    expect(labels(said)).toEqual(expect.arrayContaining(["3 anglers", "1 kept", "3 kept aboard"]));
  });

  test("show another day, and no count for an unknown fish", () => {
    expect(labels(day({ date: "2026-06-12" })).at(-1)).toBe("Jun 12, 2026");
    expect(labels(day({ anglers: 2 }), "dragon")).toEqual([
      "Water not said",
      "Shore or boat not said",
      "2 anglers",
    ]);
  });

  test.each([
    [harbor, "MA water"],
    [portsmouth, "NH water"],
    [stellwagen, "Federal water"],
    [lisbon, "Outside the held waters"],
    [massachusetts, "MA water"],
    [{ jurisdiction: "NH" } as const, "NH water"],
    [{ jurisdiction: "FED" } as const, "Federal water"],
  ])("name whose water %j is", (place, label) => {
    expect(labels(day({ place }))).toContain(label);
  });

  test("show facts that were not stated", () => {
    expect(labels(day())).toEqual([
      "0 kept",
      "Water not said",
      "Shore or boat not said",
      "1 angler",
    ]);
  });
});

describe("the kept fish of a day", () => {
  test("are those of the day in Boston that are known to be kept", () => {
    const at = (date: string, hour: number) => instantOfHarborTime(date, hour);
    const log = [
      { ...kept("Striped Bass", 29), caughtAt: at(today, 0), isReleased: false },
      { ...kept("Striped Bass", 30), caughtAt: at(today, 23), isReleased: true },
      { ...kept("Bluefish"), caughtAt: at(today, 12), isReleased: null },
      { ...kept("Fluke", 18), caughtAt: at("2026-06-12", 23), isReleased: false },
    ];
    expect(fishKeptOn(today, log)).toEqual([kept("Striped Bass", 29)]);
  });

  test("count as the greater of log and taps", () => {
    const logged = [kept("Striped Bass", 29), kept("striper", 30)];
    const counts = (own: number) =>
      countsOf(day({ kept: logged, tapped: { striped_bass: tapped(own) } }), "striped_bass");
    expect(counts(1)).toMatchObject({ keptToday: 2, keptAboard: 2, keptLengths: [29, 30] });
    expect(counts(3)).toMatchObject({ keptToday: 3, keptAboard: 3 });
  });

  test("count only for their kind, or for each kind of an ambiguous name", () => {
    const state = day({ kept: [kept("flounder", 17), kept("Bluefish", 20)] });
    expect(countsOf(state, "striped_bass").keptToday).toBe(0);
    expect(countsOf(state, "summer_flounder").keptToday).toBe(1);
    expect(countsOf(state, "winter_flounder").keptToday).toBe(1);
  });

  test("share one bag for all kinds of large sharks", () => {
    const state = day({ tapped: { hammerhead_sharks: tapped(1) } });
    expect(countsOf(state, "permitted_sharks").keptToday).toBe(1);
    expect(countsOf(state, "small_sharks").keptToday).toBe(0);
  });

  test("count as over a length only when stated", () => {
    const long = (said: boolean | null) =>
      countsOf(day({ tapped: { tautog: tapped(1, null, said) } }), "tautog").keptOverLength;
    expect([long(true), long(false), long(null)]).toEqual([1, 0, undefined]);
  });
});

describe("a verdict of a day", () => {
  const striper = (length: number | null, part: Partial<DayState>) =>
    verdictOfDay(
      { species: "striped bass", length: length === null ? null : inches(length) },
      { ...day(part), place: part.place ?? massachusetts },
    );

  test("needs no way of fishing when all ways agree", () => {
    expect(striper(29, {}).verdict).toBe("keep");
    expect(striper(31, {}).verdict).toBe("release");
    expect(striper(29, { place: { jurisdiction: "FED" } }).verdict).toBe("release");
  });

  test("is withheld with the reason when ways of fishing disagree", () => {
    const fluke = verdictOfDay(
      { species: "fluke", length: inches(17) },
      { ...day({ date: "2026-07-04" }), place: massachusetts },
    );
    expect(fluke.verdict).toBe("unknown");
    expect(fluke.reason).toContain("It depends on how you fish");
    expect(fluke.reason).toContain("from shore: keep");
    expect(fluke.reason).toContain("from a private boat: release");
  });
});
