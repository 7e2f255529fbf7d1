import { jurisdictionAt } from "@striper/marine/jurisdiction";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { guardDistance, isReportable, lineState } from "#angling/trip-plan/line-guard.ts";

test("on the way out the line is near, then too close to call, each announced once", () => {
  const kinds: string[] = [];
  const states = Array.from({ length: 300 }, (_, step) =>
    lineState({ latitude: 42.45, longitude: -70.9 + step / 1000 }, 10),
  );
  const arrived = states.findIndex((state) => state.kind === "clear" && state.on === "FED");
  const way = states.slice(0, arrived + 1);
  let said = 0;
  for (const [step, state] of way.entries()) {
    const before = way[step - 1] ?? null;
    if (isReportable(before, state)) said += 1;
    if (state.kind !== before?.kind) kinds.push(state.kind);
  }
  expect(kinds).toEqual(["clear", "near", "too-close", "near", "clear"]);
  expect(said).toBe(3);
});

test("a less accurate position never gives a longer distance", () => {
  const position = { latitude: 42.45, longitude: -70.8 };
  const sharp = lineState(position, 0);
  const poor = lineState(position, 300);
  expect(sharp.kind === "clear" && poor.kind === "clear" && poor.atLeast < sharp.atLeast).toBe(
    true,
  );
  expect(lineState(position, 20_000).kind).toBe("too-close");
});

test("the deducted uncertainty keeps every distance below the drawn one", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 41.6, max: 43.1, noNaN: true }),
      fc.double({ min: -70.95, max: -69.75, noNaN: true }),
      fc.integer({ min: 0, max: 500 }),
      (latitude, longitude, accuracy) => {
        const answer = jurisdictionAt({ latitude, longitude });
        const state = lineState({ latitude, longitude }, accuracy);
        if (answer.kind === "outside-coverage" || state.kind === "not-covered") return;
        if (state.kind === "too-close") return;
        expect(state.atLeast + answer.uncertainty).toBeLessThanOrEqual(answer.distanceToChange);
        expect(state.kind === "near").toBe(state.atLeast <= guardDistance);
      },
    ),
    { numRuns: 300 },
  );
});
