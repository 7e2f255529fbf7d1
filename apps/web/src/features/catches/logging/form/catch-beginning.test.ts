import { blankContent } from "@striper/contract/catch-content";
import { expect, test } from "vitest";
import { catchBeginning, draftBegun, withSpotBegun } from "./catch-beginning.ts";

const link = {
  species: "striped_bass",
  length: 29,
  spot: "castle-island",
  bait: "eel",
  released: "yes",
  date: "2026-06-13",
  time: "05:40",
  mode: "shore",
} as const;

test("a link fills in its values for a new catch", () => {
  expect(draftBegun(catchBeginning(link), "us")).toMatchObject({
    species: "Striped Bass",
    length_inches: "29",
    location_name: "Castle Island (Fort Independence)",
    bait_lure: "eel",
    fate: "released",
    date: "2026-06-13",
    time: "05:40",
    mode: "shore",
  });
});

test("a species that the form does not offer keeps its name, and a length is converted", () => {
  const draft = draftBegun(catchBeginning({ species: "scup", length: 10 }), "metric");
  expect([draft.species, draft.length_inches]).toEqual(["Scup (porgy)", "25.4"]);
});

test.each([
  [{ species: "unicorn", length: -3, spot: "../../etc", released: "maybe" }],
  [{ length: 4000, date: "yesterday", time: "5:40 am", mode: "submarine" }],
  [{ place: "  ", bait: "eel\u0000", species: 7 }],
])("invalid values in %j are ignored", (search) => {
  expect(catchBeginning(search)).toEqual({});
});

test("the spot stays with the catch while its name is unchanged", () => {
  const begun = catchBeginning(link);
  const content = blankContent("Striped Bass", "2026-06-13T09:40:00.000Z");
  const there = { ...content, location_name: "Castle Island (Fort Independence)" };
  expect(withSpotBegun(there, begun).spot_id).toBe("castle-island");
  expect(withSpotBegun({ ...content, location_name: "Hull" }, begun).spot_id).toBeNull();
  expect(withSpotBegun(there, null).spot_id).toBeNull();
});
