import { day } from "@striper/marine/time";
import { inches, pounds } from "@striper/marine/units";
import { buildCatch } from "@striper/testkit/catch-builders";
import { summerMorning } from "@striper/testkit/clock";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { personalBestOf, personalBests, speciesRecords } from "#angling/catches/index.ts";

const now = summerMorning;

describe("a personal best", () => {
  test("is set by the first measured fish of a species", () => {
    const only = buildCatch({ length: inches(12) });
    expect(personalBestOf(only, [])).toEqual({ kind: "first" });
  });

  test("is never a fish of unknown, guessed or invalid size", () => {
    const log = [
      buildCatch(),
      buildCatch({ length: inches(60), isMeasured: false }),
      buildCatch({ length: inches(0), weight: pounds(-1) }),
      buildCatch({ length: inches(Number.NaN) }),
      buildCatch({ length: inches(Number.POSITIVE_INFINITY) }),
    ];
    expect([...personalBests(log).values()]).toEqual(log.map(() => ({ kind: "none" })));
  });

  test("must be longer or heavier than all earlier fish, not equal", () => {
    const first = buildCatch({ caughtAt: now - 3 * day, length: inches(30), weight: pounds(10) });
    const equal = buildCatch({ caughtAt: now - 2 * day, length: inches(30), weight: pounds(10) });
    const longer = buildCatch({ caughtAt: now - day, length: inches(30.25), weight: pounds(9) });
    const heavier = buildCatch({ caughtAt: now, length: inches(29), weight: pounds(10.1) });
    const bests = personalBests([heavier, longer, equal, first]);
    expect(bests.get(first.id)).toEqual({ kind: "first" });
    expect(bests.get(equal.id)).toEqual({ kind: "none" });
    expect(bests.get(longer.id)).toEqual({ kind: "beats", longerThan: 30, heavierThan: null });
    expect(bests.get(heavier.id)).toEqual({ kind: "beats", longerThan: null, heavierThan: 10 });
  });

  test("is the same for one catch and for the whole log", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            species: fc.constantFrom("Striped Bass", "Bluefish"),
            caughtAt: fc.integer({ min: 0, max: 5 }).map((days) => now - days * day),
            length: fc.option(fc.integer({ min: 0, max: 5 }).map(inches)),
            weight: fc.option(fc.integer({ min: 0, max: 5 }).map(pounds)),
            isMeasured: fc.boolean(),
          }),
          { maxLength: 12 },
        ),
        (parts) => {
          const log = parts.map((part) => buildCatch(part));
          const bests = personalBests(log);
          for (const entry of log) expect(personalBestOf(entry, log)).toEqual(bests.get(entry.id));
        },
      ),
    );
  });
});

describe("records", () => {
  test("name the longest and the heaviest measured fish of each species", () => {
    const long = buildCatch({ caughtAt: now - 3 * day, length: inches(40), weight: pounds(20) });
    const heavy = buildCatch({ caughtAt: now - 2 * day, length: inches(38), weight: pounds(22) });
    const guessed = buildCatch({ length: inches(60), weight: pounds(60), isMeasured: false });
    const unknown = buildCatch({ species: "Cod" });
    const bluefish = buildCatch({ species: "Bluefish", weight: pounds(4), caughtAt: now - day });
    expect(speciesRecords([guessed, heavy, unknown, bluefish, long])).toEqual([
      {
        species: "Bluefish",
        longest: null,
        heaviest: { id: bluefish.id, caughtAt: now - day, weight: 4 },
      },
      {
        species: "Striped Bass",
        longest: { id: long.id, caughtAt: now - 3 * day, length: 40 },
        heaviest: { id: heavy.id, caughtAt: now - 2 * day, weight: 22 },
      },
    ]);
  });

  test("stay with the earlier of two equal fish, by id at one instant", () => {
    const second = buildCatch({ id: "b", length: inches(30) });
    const first = buildCatch({ id: "a", length: inches(30) });
    const same = buildCatch({ id: "a", length: inches(30) });
    expect(speciesRecords([second, first, same])[0]?.longest?.id).toBe("a");
  });
});
