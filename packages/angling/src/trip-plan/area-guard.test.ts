import { nauticalMiles } from "@striper/marine/units";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { noticesFor, packagedTable } from "#angling/regulations/index.ts";
import { areaStates, reportableAreas, type AreaState } from "#angling/trip-plan/area-guard.ts";
import { guardDistance } from "#angling/trip-plan/line-guard.ts";

const harbor = { latitude: 42.36, longitude: -70.9 };
const at = (latitude: number, longitude: number, date = "2026-04-10", accuracyMetres = 10) =>
  areaStates({ position: { latitude, longitude }, accuracyMetres, date, table: packagedTable });
const stateOf = (states: readonly AreaState[], id: string) =>
  states.find(({ notice }) => notice.id === id);

test("an area is announced once when near and once when possibly inside", () => {
  // South through Massachusetts water off Plymouth into the Cape Cod Bay box, which begins at 42°
  // 8' N.
  const way = Array.from({ length: 60 }, (_, step) => at(42.16 - step * 0.001, -70.65));
  const told = way.flatMap((states, step) =>
    reportableAreas(way[step - 1] ?? states, states).filter(
      ({ notice }) => notice.id === "right-whale-small-boats",
    ),
  );
  expect(told.map(({ kind }) => kind)).toEqual(["near", "inside"]);
  expect(told[0]?.atLeast).toBeLessThanOrEqual(guardDistance);
  expect(told[1]?.atLeast).toBe(0);
});

test("a less accurate position gives a shorter distance, and none near the edge", () => {
  const id = "right-whale-small-boats";
  const sharp = stateOf(at(42.15, -70.65, "2026-04-10", 0), id);
  const poor = stateOf(at(42.15, -70.65, "2026-04-10", 500), id);
  expect(sharp?.atLeast).toBeCloseTo(1, 1);
  expect(poor?.atLeast).toBeCloseTo(1 - 500 / 1852, 1);
  expect(stateOf(at(42.15, -70.65, "2026-04-10", 3000), id)?.kind).toBe("inside");
});

test("areas out of season, for the shore, or across the line are excluded", () => {
  const idsOf = (date: string, position = harbor) =>
    at(position.latitude, position.longitude, date).map(({ notice }) => notice.id);
  expect(idsOf("2026-06-13")).not.toContain("winter-cod-closure");
  expect(idsOf("2026-11-20")).toContain("winter-cod-closure");
  expect(idsOf("2026-06-13")).not.toContain("shore-bait-delivery");
  expect(idsOf("2026-06-13")).not.toContain("stellwagen-bank-sanctuary");
  expect(idsOf("2026-06-13", { latitude: 42.3, longitude: -70.3 })).toContain(
    "stellwagen-bank-sanctuary",
  );
  expect(idsOf("2026-06-13", { latitude: 0, longitude: 0 })).toEqual([]);
});

test("every notice at a boat's position counts as inside, and the nearest comes first", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 41.6, max: 43.1, noNaN: true }),
      fc.double({ min: -70.95, max: -69.75, noNaN: true }),
      fc.constantFrom("2026-01-15", "2026-04-20", "2026-06-13", "2026-11-20"),
      (latitude, longitude, date) => {
        const states = at(latitude, longitude, date, 0);
        const place = { latitude, longitude };
        const named = noticesFor({ place, date, mode: "private" }).filter(({ box }) => box);
        for (const notice of named) expect(stateOf(states, notice.id)?.kind).toBe("inside");
        const distances = states.map(({ atLeast }) => atLeast);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        for (const { kind, atLeast } of states)
          expect(kind === "clear").toBe(atLeast > nauticalMiles(guardDistance));
      },
    ),
    { numRuns: 200 },
  );
});

test("shore-only areas do not concern boats, and a known area is not announced again", () => {
  const id = "right-whale-small-boats";
  const ofShore = {
    ...packagedTable,
    notices: packagedTable.notices.map((notice) =>
      notice.id === id ? { ...notice, modes: ["shore" as const] } : notice,
    ),
  };
  const question = {
    position: { latitude: 42.05, longitude: -70.4 },
    accuracyMetres: 10,
    date: "2026-04-10",
  };
  const asBoat = areaStates({ ...question, table: packagedTable });
  expect(stateOf(asBoat, id)?.kind).toBe("inside");
  expect(stateOf(areaStates({ ...question, table: ofShore }), id)).toBeUndefined();
  expect(reportableAreas([], asBoat).map(({ notice }) => notice.id)).toContain(id);
  expect(reportableAreas(asBoat, asBoat)).toEqual([]);
});
