import { assert, constantFrom, double, integer, option, property } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Place } from "#angling/regulations/place.ts";
import { fishingModes } from "#angling/regulations/table/table.ts";
import { speciesIds } from "#angling/species/index.ts";
import { allowed, released, uncertain } from "./judgement.ts";
import { strictest } from "./opinion.ts";
import { ask, boston, federal, harbor, newHampshire, stellwagen } from "./testing/ask.ts";

describe("the strictest of several judgements", () => {
  const keep = allowed("");
  const back = released("too-short", "");
  const doubt = uncertain("no-rule", "");

  test("is a release, else a doubt, else a keep", () => {
    expect(strictest([keep, doubt, back])).toBe(back);
    expect(strictest([keep, doubt])).toBe(doubt);
    expect(strictest([keep])).toBe(keep);
    expect(() => strictest([])).toThrow("nothing to choose from");
  });
});

describe("for every species, place, day and length", () => {
  const anything = {
    species: constantFrom(...speciesIds),
    place: constantFrom<Place>(harbor, stellwagen, boston, newHampshire, federal, {
      jurisdiction: "MA",
      waterAlsoPossible: "NH",
    }),
    date: constantFrom("2026-01-15", "2026-05-20", "2026-07-04", "2026-10-14", "2028-02-29"),
    mode: constantFrom(...fishingModes),
    length: option(double({ min: 1, max: 80, noNaN: true })),
    kept: integer({ min: 0, max: 60 }),
  };

  test("keeping more fish never changes a release", () => {
    const { species, place, date, mode, length, kept } = anything;
    assert(
      property(species, place, date, mode, length, kept, (...drawn) => {
        const [id, where, day, way, long, count] = drawn;
        const asked = { species: id, place: where, date: day, mode: way, length: long };
        const before = ask({ ...asked, keptToday: count });
        const after = ask({ ...asked, keptToday: count + 1 });
        expect(before.verdict === "release" && after.verdict !== "release").toBe(false);
      }),
    );
  });

  test("a verdict names its rule and source, and only a confirmed record allows keeping", () => {
    const { species, place, date, mode, length, kept } = anything;
    assert(
      property(species, place, date, mode, length, kept, (...drawn) => {
        const [id, where, day, way, long, keptToday] = drawn;
        const answer = ask({
          species: id,
          place: where,
          date: day,
          mode: way,
          length: long,
          keptToday,
        });
        // A fish without a federal rule is released when no state allows its landing.
        const isRefusedAshore = answer.record === null && answer.code === "not-landable";
        const isBacked =
          answer.record !== null &&
          (answer.verdict === "release" || answer.record.confidence !== "low") &&
          answer.record.source.url.startsWith("https://") &&
          answer.rule !== null;
        expect(answer.verdict === "unknown" || isBacked || isRefusedAshore).toBe(true);
        expect(answer.reason).toMatch(/\S[.?]$/);
      }),
    );
  });
});
