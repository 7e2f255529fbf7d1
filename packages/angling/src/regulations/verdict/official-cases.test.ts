import { inches } from "@striper/marine/units";
import { keepCases, type KeepCase } from "@striper/testkit/keep-cases";
import { describe, expect, test } from "vitest";
import {
  blankDay,
  verdictOfDay,
  type DayAtPlace,
  type KeptFish,
} from "#angling/regulations/day/index.ts";
import { findSpecies } from "#angling/species/index.ts";

const fishOf = (species: string, count: number, lengths: readonly number[] = []): KeptFish[] =>
  Array.from({ length: count }, (_, index) => {
    const length = lengths[index];
    return { species, length: length === undefined ? null : inches(length) };
  });

/** The table has no zone for the rivers of the shad rule. */
const areaOf = ({ area }: KeepCase) =>
  area === null || area === "merrimack-river" ? "gulf-of-maine" : area;

function dayOf(one: KeepCase): DayAtPlace {
  const { fish, water, date, mode, kept, anglers, aboard, kept_lengths, kept_other } = one;
  const match = findSpecies(fish);
  const others = aboard === undefined || anglers === 1 ? null : Math.max(0, aboard - kept);
  return {
    ...blankDay(date),
    mode,
    anglers,
    place: { jurisdiction: water, area: areaOf(one) },
    kept: [
      ...fishOf(fish, kept, kept_lengths),
      ...(kept_other === undefined ? [] : fishOf(kept_other.fish, kept_other.count)),
    ],
    tapped:
      match.kind === "found" ? { [match.species.id]: { own: kept, others, isLongKept: null } } : {},
  };
}

const verdictOf = (one: KeepCase) =>
  verdictOfDay(
    { species: one.fish, length: one.length === null ? null : inches(one.length) },
    dayOf(one),
  );

// SPEC 9.35
describe("the cases written from the official texts", () => {
  test("number over 300, in every water and way of fishing", () => {
    expect(keepCases.length).toBeGreaterThan(300);
    const kinds = new Set(keepCases.map(({ water, mode }) => `${water} ${mode}`));
    // Federal water has no shore fishing.
    expect(kinds.size).toBe(8);
  });

  test("are answered as the texts say, or as their documented deviation", () => {
    const wrong = keepCases.flatMap((one) => {
      const { verdict, code, reason } = verdictOf(one);
      const expected = one.held ?? one.answer;
      return verdict === expected ? [] : `${JSON.stringify(one)}: ${verdict} ${code} ${reason}`;
    });
    expect(wrong).toEqual([]);
  });

  test("are never kept when the texts demand release", () => {
    const allowed = keepCases.filter(
      (one) => one.answer === "release" && verdictOf(one).verdict === "keep",
    );
    expect(allowed).toEqual([]);
  });

  test("give a reason without a verdict", () => {
    const silent = keepCases.filter((one) => {
      const { verdict, reason } = verdictOf(one);
      return verdict === "unknown" && reason.length < 20;
    });
    expect(silent).toEqual([]);
  });

  test("of another year begin by saying so", () => {
    const others = keepCases.filter(({ because }) => because === "other-year");
    expect(others.length).toBeGreaterThan(0);
    for (const one of others)
      expect(verdictOf(one).reason).toMatch(
        /^(?:By the rule of 2026;|Unknown for \d{4}; by the 2026 rules)/,
      );
  });

  test("have a reason for every deviation", () => {
    const deviating = keepCases.filter(({ held }) => held !== undefined);
    expect(deviating.every(({ deviation }) => deviation !== undefined)).toBe(true);
    expect(deviating.every(({ held, answer }) => held !== answer)).toBe(true);
  });
});
