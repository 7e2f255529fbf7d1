import { packagedTable, type SizeLimit } from "@striper/angling/regulations";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seasonStripView } from "#web/features/regulations/drawings/season-strip-view.ts";
import { sizeRulerView } from "#web/features/regulations/drawings/size-ruler-view.ts";

const slot = {
  kind: "length",
  measure: "total length",
  minimum: 28,
  maximum: { inches: 31, bound: "below" },
} as const satisfies SizeLimit;

describe("the ruler of a size", () => {
  test("has what is too short, what may be kept and what is too long, to scale", () => {
    const view = sizeRulerView(slot, false);
    expect(view.bands.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["short", 0, 28],
      ["keep", 28, 31],
      ["long", 31, view.end],
    ]);
    expect(view.marks.map(({ text }) => text)).toEqual(["28 in", "31 in"]);
  });

  test("says that 31 inches itself is too long, and where the limit is a maximum, that it is not", () => {
    expect(sizeRulerView(slot, false).sentence).toContain("31 in and longer is too long.");
    const lobster = { ...slot, maximum: { inches: 5, bound: "up-to" }, minimum: 3.25 } as const;
    expect(sizeRulerView(lobster, false).sentence).toContain("Longer than 5 in is too long.");
  });

  test("of any limit covers its bands without gaps and keeps its numbers few", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 300 }),
        fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
        (minimum, wide) => {
          const maximum =
            wide === undefined
              ? {}
              : { maximum: { inches: minimum + wide, bound: "below" as const } };
          const view = sizeRulerView(
            { kind: "length", measure: "length", minimum, ...maximum },
            false,
          );
          view.bands.forEach(({ from, to }, index) => {
            expect(from).toBe(view.bands[index - 1]?.to ?? 0);
            expect(to).toBeGreaterThan(from);
          });
          expect(view.bands.at(-1)?.to).toBe(view.end);
          expect(view.end / view.step).toBeLessThan(30);
        },
      ),
    );
  });
});

describe("the strip of a season", () => {
  const strip = (id: string, today: string) => {
    const record = packagedTable.records.find((one) => one.id === id);
    return record === undefined ? null : seasonStripView(record, today);
  };

  test("has both stretches of a season over New Year, with today on it", () => {
    const view = strip("ma/haddock/gulf-of-maine", "2026-01-01");
    expect(view?.open.map(({ from, to }) => [from < 0.3, to])).toEqual([
      [true, 1],
      [true, 60 / 366],
    ]);
    expect(view?.today).toBeCloseTo(0.5 / 366);
    expect(view?.sentence).toContain("Today it is open.");
  });
});
