import { hour } from "@striper/marine/time";
import { feet } from "@striper/marine/units";
import { expect, test } from "vitest";
import { bitePlaceOfSpot } from "#angling/bite-score/place.ts";
import { seaStateIn, seaZoneOf } from "#angling/bite-score/sea-state.ts";
import { spotById } from "#angling/spots/index.ts";

function placeOf(id: string) {
  const spot = spotById(id);
  if (spot === undefined) throw new Error("there is such a spot");
  return bitePlaceOfSpot(spot);
}

const from = Date.UTC(2026, 5, 13, 16);
const span = (start: number, waves: number | null, fog = false) => ({
  from: start,
  to: start + 6 * hour,
  winds: [],
  waves: waves === null ? null : feet(waves),
  fog,
});
const stateAt = (id: string, over: Partial<Parameters<typeof seaStateIn>[0]>) =>
  seaStateIn({ place: placeOf(id), from, to: from + hour, waves: null, marine: [], ...over });

test("the sea is the higher of the zone's forecast and the buoy's reading", () => {
  const marine = [span(from, 4), span(from + 6 * hour, 9)];
  expect(stateAt("merrimack-river-mouth", { marine })).toEqual({ sea: 4, fog: false });
  expect(stateAt("merrimack-river-mouth", { marine, waves: feet(6) }).sea).toBe(6);
  expect(stateAt("merrimack-river-mouth", {})).toEqual({ sea: null, fog: false });
});

test("the bay's buoy does not count inside Boston Harbor", () => {
  expect(seaZoneOf(placeOf("castle-island"))).toBe("ANZ230");
  expect(stateAt("castle-island", { waves: feet(6) }).sea).toBeNull();
});

test("fog counts only in its forecast hours", () => {
  expect(stateAt("castle-island", { marine: [span(from, 1, true)] }).fog).toBe(true);
  expect(stateAt("castle-island", { marine: [span(from + 6 * hour, 1, true)] }).fog).toBe(false);
});
