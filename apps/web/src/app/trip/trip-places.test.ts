import { expect, test } from "vitest";
import { tripPlaces } from "#web/app/trip/trip-places.ts";

const ledge = { latitude: 42.4, longitude: -70.9 };
const boston = {
  id: "8443970",
  name: "Boston Harbor",
  position: { latitude: 42.35, longitude: -71.05 },
};
const home = { id: "own-one", name: "My ledge", position: ledge };

test("a trip may go to every own spot, also one that is no home water, and each is offered once", () => {
  const places = tripPlaces(
    [home, boston],
    [
      { spot_id: "own-two", name: "Zoe's rock", position: ledge },
      { spot_id: "own-one", name: "My ledge", position: ledge },
      { spot_id: "own-three", name: "Back beach", position: ledge },
    ],
  );
  expect(places.slice(0, 4).map(({ name }) => name)).toEqual([
    "My ledge",
    "Boston Harbor",
    "Back beach",
    "Zoe's rock",
  ]);
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  expect(places.some(({ id }) => id === "deer-island-rip")).toBe(true);
});
