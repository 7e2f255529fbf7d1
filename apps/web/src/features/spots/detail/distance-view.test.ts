import { expect, test } from "vitest";
import { distanceInWords, earlierPlaceNote } from "#web/features/spots/detail/distance-view.ts";

const ledge = { latitude: 42.3, longitude: -70.9 };
const noon = Date.UTC(2026, 5, 13, 16);
const hour = 3_600_000;
const known = {
  state: "known",
  position: { latitude: 42.35, longitude: -71 },
  accuracy_m: 10,
  at: noon,
} as const;
const unknown = { state: "denied", position: null, accuracy_m: null, at: null } as const;

// SPEC 2.53
test("a distance is measured from the current position", () => {
  expect(distanceInWords(known, ledge, "us", noon)).toBe("6.2 mi away");
});

test("a distance from an older position states its age", () => {
  expect(distanceInWords(known, ledge, "us", noon + 3 * hour)).toBe(
    "6.2 mi away, from where you were 3 h ago",
  );
});

// SPEC 2.53
test("a distance without a position is unknown", () => {
  expect(distanceInWords(unknown, ledge, "us", noon)).toBe("Distance unknown");
});

test("a list states once that its distances are from an earlier position", () => {
  expect(earlierPlaceNote(known, noon)).toBeNull();
  expect(earlierPlaceNote(unknown, noon)).toBeNull();
  expect(earlierPlaceNote(known, noon + 3 * hour)).toBe("Distances from where you were 3 h ago");
});
