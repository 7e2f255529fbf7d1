import { spotById, spotPosition } from "@striper/angling/spots";
import { expect, test } from "vitest";
import { placeText } from "#web/features/catches/list/place-text.ts";

const rip = spotById("deer-island-rip");
if (rip === undefined) throw new Error("no such spot");
const position = spotPosition(rip);
/** A minute of latitude is 1.15 statute miles. */
const north = (minutes: number) => ({ ...position, latitude: position.latitude + minutes / 60 });
const nowhere = { location_name: null, spot_id: null, position: null };

test("a catch shows its written place, else its spot, else that it is unknown", () => {
  const named = { location_name: "The ledge", spot_id: rip.id, position };
  expect(placeText(named, "us")).toBe("The ledge");
  expect(placeText({ ...named, location_name: null }, "us")).toBe(rip.name);
  expect(placeText(nowhere, "us")).toBe("Unknown Location");
});

test("a position is described by the nearest spot", () => {
  expect(placeText({ ...nowhere, position: north(0.01) }, "us")).toBe(rip.name);
  const off = { ...nowhere, position: north(-0.26) };
  expect(placeText(off, "us")).toBe(`0.3 mi off ${rip.name}`);
  expect(placeText(off, "metric")).toBe(`0.5 km off ${rip.name}`);
});

test("a position far from every spot is shown as coordinates", () => {
  const far = { latitude: 38.5, longitude: -68.25 };
  expect(placeText({ ...nowhere, position: far }, "us")).toBe("38.500° N, 68.250° W");
});
