import { expect, test } from "vitest";
import { spots, type Spot } from "#angling/spots/index.ts";
import { craftOf, isAtSea } from "./footing.ts";
import { nothingSaid } from "./going.ts";

const spotWhere = (fits: (spot: Spot) => boolean): Spot => {
  const found = spots.find(fits);
  if (found === undefined) throw new Error("No such spot in the catalogue.");
  return found;
};
const jetty = spotWhere(({ type }) => type === "jetty");
const boatOnly = spotWhere(({ access, type }) => access === "Boat Only" && type !== "jetty");
const harbor = spotWhere(({ access, type }) => access !== "Boat Only" && type === "harbor");

test.each([
  [
    "what was said",
    { ...nothingSaid, craft: "paddled" as const },
    "shore" as const,
    jetty,
    "paddled",
  ],
  ["a boat of one's own", nothingSaid, "private" as const, jetty, "boat"],
  ["a charter", nothingSaid, "for-hire" as const, null, "boat"],
  ["the stones of the spot", nothingSaid, null, jetty, "jetty"],
  ["the surf where no spot is named", nothingSaid, "shore" as const, null, "surf"],
  ["the surf where the spot tells nothing", nothingSaid, "shore" as const, harbor, "surf"],
  ["a boat where only boats go", nothingSaid, null, boatOnly, "boat"],
  ["a boat in a harbor", nothingSaid, null, harbor, "boat"],
  ["a boat where nothing is said", nothingSaid, null, null, "boat"],
])("one goes on %s", (_, going, mode, spot, craft) => {
  expect(craftOf(going, mode, spot)).toBe(craft);
});

test("the sea reaches a jetty, no harbor and nothing unknown", () => {
  expect([isAtSea(jetty.id), isAtSea(harbor.id), isAtSea("nowhere")]).toEqual([true, false, false]);
});
