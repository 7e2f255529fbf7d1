import { packagedProviders } from "@striper/angling/assistant";
import { callTool } from "@striper/angling/assistant/tools/call-tool";
import {
  blankDay,
  countsOf,
  fishingModes,
  keepOrRelease,
  fishKeptOn,
  packagedTable,
  type DayState,
} from "@striper/angling/regulations";
import type { SpeciesId } from "@striper/angling/species";
import { dayOfWire, dayState, wireDay } from "@striper/contract/day-state";
import { inches } from "@striper/marine/units";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownCatches } from "#web/features/catches/log/own-catches.ts";
import { someCatch, someContent } from "#web/features/catches/log/testing/some-catch.ts";
import { verdictAtCatch } from "#web/features/catches/logging/verdict-at-catch.ts";
import { verdictView } from "#web/features/regulations/keep/keep-view.ts";

const date = "2026-09-10";
const noon = Date.parse(`${date}T16:00:00Z`);

/** Fish with a length that is legal somewhere. */
const fish = [
  ["striped_bass", "striped bass", 29],
  ["summer_flounder", "fluke", 17],
  ["black_sea_bass", "black sea bass", 17],
  ["scup", "scup", 12],
  ["tautog", "tautog", 18],
  ["haddock", "haddock", 18],
  ["winter_flounder", "winter flounder", 13],
] as const satisfies readonly (readonly [SpeciesId, string, number])[];

const anyDay = fc.record({
  which: fc.constantFrom(...fish),
  /** Null means the legal length. */
  otherLength: fc.option(fc.integer({ min: 8, max: 40 }), { freq: 2 }),
  mode: fc.option(fc.constantFrom(...fishingModes)),
  place: fc.constantFrom(
    { jurisdiction: "MA", area: "gulf-of-maine" } as const,
    { jurisdiction: "MA", area: "southern-new-england" } as const,
    { jurisdiction: "NH", area: "gulf-of-maine" } as const,
    { jurisdiction: "FED", area: "gulf-of-maine" } as const,
  ),
  anglers: fc.integer({ min: 1, max: 4 }),
  logged: fc.array(
    fc.record({
      /** Null means the fish asked about. */
      other: fc.option(fc.constantFrom(...fish), { freq: 2 }),
      length_inches: fc.option(fc.integer({ min: 8, max: 40 })),
      is_released: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  own: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 })),
  others: fc.option(fc.integer({ min: 0, max: 12 })),
});

async function assistantVerdict(species: SpeciesId, length: number, day: DayState) {
  const context = { providers: packagedProviders, now: noon, position: null, home: null, day };
  const result = await callTool("keep", { species, length_inches: length }, context);
  if (result.kind === "error") return result.message;
  const { verdict } = result.card;
  return verdict === "measure" || verdict === "unsure" ? "unknown" : verdict;
}

describe("one answer everywhere", () => {
  test("form, keep or release, assistant and command never differ on a day", async () => {
    await fc.assert(
      fc.asyncProperty(anyDay, async (drawn) => {
        const { which, otherLength, mode, place, anglers, logged, own, others } = drawn;
        const [species, name, legal] = which;
        const length = otherLength ?? legal;
        const catches = logged.map(({ other, ...parts }, index) =>
          someCatch(index + 1, {
            ...parts,
            species: other?.[1] ?? name,
            date_caught: `${date}T12:00:00.000Z`,
          }),
        );
        const day: DayState = {
          ...blankDay(date),
          mode,
          place,
          anglers,
          kept: fishKeptOn(date, ownCatches(catches)),
          tapped: { [species]: { own, others, isLongKept: null } },
        };
        const rail = verdictView(
          { species, length: { kind: "read", length: inches(length) } },
          day,
          packagedTable,
        );
        const content = someContent({
          species: name,
          length_inches: length,
          location_name: null,
          position: null,
          mode: null,
          date_caught: `${date}T15:00:00.000Z`,
        });
        // The form counts the log itself, so its day has no catches.
        const today = { ...day, kept: [] };
        const form = verdictAtCatch(content, { catches, ownId: null, today }, packagedTable);
        const answers = [
          form.kind === "answer" ? form.answer.verdict : form.kind,
          await assistantVerdict(species, length, day),
          await assistantVerdict(species, length, dayOfWire(dayState.parse(wireDay(day)))),
          ...(mode === null
            ? []
            : [
                keepOrRelease({
                  species,
                  length: inches(length),
                  date,
                  mode,
                  place,
                  ...countsOf(day, species),
                }).verdict,
              ]),
        ];
        expect(answers).toEqual(answers.map(() => rail.verdict));
        expect(form.kind === "answer" && form.chips).toEqual(rail.chips);
      }),
      { numRuns: 300 },
    );
  }, 240_000);
});
