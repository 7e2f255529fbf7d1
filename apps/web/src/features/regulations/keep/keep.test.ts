import { blankDay, packagedTable, type DayState, type Place } from "@striper/angling/regulations";
import type { SpeciesId } from "@striper/angling/species";
import { inches } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { verdictView } from "#web/features/regulations/keep/keep-view.ts";
import { readLength } from "#web/features/regulations/keep/read-length.ts";

describe("a length", () => {
  test.each([
    ["28", 28],
    ["28.5", 28.5],
    ["28,5", 28.5],
    ["28 1/2", 28.5],
    ["28-1/2", 28.5],
    ["28½", 28.5],
    ["28 ½", 28.5],
    ["1/2", 0.5],
    [" 30.75 in ", 30.75],
    ['31"', 31],
    ["28.", 28],
  ])("written %j is %d inches", (text, length) => {
    expect(readLength(text, false)).toEqual({ kind: "read", length });
  });

  test.each(["", "  "])("written %j is none", (text) => {
    expect(readLength(text, false).kind).toBe("none");
  });

  test.each([
    "abc",
    "-5",
    "28 1/3",
    "28 3/2",
    "1e3",
    "28 1",
    "28..5",
    "0x1f",
    "28 1/2/3",
    "1,000.5",
  ])("written %j is none that can be read", (text) => {
    expect(readLength(text, false).kind).toBe("unreadable");
  });

  test("in centimeters is exact where the limit is", () => {
    expect(readLength("78.74", true)).toEqual({ kind: "read", length: 31 });
    expect(readLength("71.12 cm", true)).toEqual({ kind: "read", length: 28 });
  });
});

interface Asked extends Partial<Pick<DayState, "mode" | "anglers" | "kept">> {
  readonly species?: SpeciesId;
  readonly typed?: string;
  readonly place?: Place | null;
  /** Count tapped for the fish asked about. */
  readonly own?: number;
  readonly others?: number | null;
  readonly isLongKept?: boolean | null;
}

const federal: Place = { jurisdiction: "FED", area: "gulf-of-maine" };
const south: Place = { jurisdiction: "MA", area: "southern-new-england" };
const boston: Place = { jurisdiction: "MA", area: "gulf-of-maine" };

function view(asked: Asked, date = "2026-06-13") {
  const { species = "striped_bass", typed = "29", place = boston, own = 0 } = asked;
  const { others = null, isLongKept = null, mode = "private", anglers = 1, kept = [] } = asked;
  const tapped = { [species]: { own, others, isLongKept } };
  const day = { ...blankDay(date), mode, place, anglers, kept, tapped };
  return verdictView({ species, length: readLength(typed, false) }, day, packagedTable);
}
const word = (asked: Asked, date?: string) => view(asked, date).word;

describe("the verdict at the rail", () => {
  test.each([
    ["27.99", "release"],
    ["28", "keep"],
    ["28 1/2", "keep"],
    ["30,99", "keep"],
    ["31.0", "release"],
    ["31", "release"],
    ["", "measure"],
    ["twenty", "measure"],
    ["0", "measure"],
  ])("on a striped bass of %j is %s", (typed, expected) => {
    expect(word({ typed })).toBe(expected);
  });

  test("says what is wrong with a length it cannot read", () => {
    expect(view({ typed: "twenty" }).reason).toContain("28 1/2");
  });

  test("is release when one is kept already, and in federal water whatever was typed", () => {
    expect(word({ own: 1 })).toBe("release");
    expect(word({ place: federal, typed: "twenty" })).toBe("release");
    expect(view({ place: federal }).asks.landing).toBe(false);
  });

  test("without a position where one is needed is unsure, and says so", () => {
    expect(view({ place: null })).toMatchObject({ word: "unsure", rule: null });
  });

  test("turns on the first and the last day of a season", () => {
    const cod = { species: "atlantic_cod", typed: "24" } as const;
    expect(word(cod, "2026-08-31")).toBe("release");
    expect(word(cod, "2026-09-01")).toBe("keep");
    expect(word(cod, "2026-10-31")).toBe("keep");
    expect(word(cod, "2026-11-01")).toBe("release");
  });

  test("asks for the boat and for the long fish only where the rule counts them", () => {
    const tautog = { species: "tautog", typed: "22", own: 1, anglers: 3 } as const;
    expect(view(tautog, "2026-10-20").asks).toMatchObject({ aboard: true, longFish: 21 });
    expect(word(tautog, "2026-10-20")).toBe("unsure");
    expect(word({ ...tautog, isLongKept: false }, "2026-10-20")).toBe("keep");
    expect(word({ ...tautog, isLongKept: true }, "2026-10-20")).toBe("release");
    expect(word({ ...tautog, isLongKept: false, others: 9 }, "2026-10-20")).toBe("release");
    expect(view({}).asks).toEqual({ aboard: false, longFish: null, landing: false });
  });

  test("counts the fish of the log, and of log and taps the greater number", () => {
    const kept = [{ species: "Striped Bass", length: inches(29) }];
    expect(word({ kept })).toBe("release");
    expect(word({ species: "bluefish", kept })).toBe("keep");
    expect(view({ kept }).chips.map(({ label }) => label)).toEqual([
      "1 kept",
      "MA water",
      "Boat",
      "1 angler",
    ]);
    const four = Array.from({ length: 4 }, () => ({ species: "Bluefish", length: null }));
    expect(word({ species: "bluefish", kept: four, own: 2 })).toBe("keep");
    expect(word({ species: "bluefish", kept: four, own: 5 })).toBe("release");
  });

  test("without a way of fishing is given only where all ways agree", () => {
    const fluke = { species: "summer_flounder", mode: null } as const;
    expect(word({ ...fluke, typed: "17" }, "2026-07-01")).toBe("unsure");
    expect(view({ ...fluke, typed: "17" }, "2026-07-01").reason).toContain("from shore: keep");
    expect(word({ ...fluke, typed: "18" }, "2026-07-01")).toBe("keep");
  });

  test("depends on the part of the water named", () => {
    const flounder = { species: "winter_flounder", typed: "13", own: 2 } as const;
    expect(word(flounder)).toBe("keep");
    expect(word({ ...flounder, place: south })).toBe("release");
  });
});
