import { describe, expect, test } from "vitest";
import { importCatches, saveTrip } from "#contract/catch-sync.ts";
import { editCatch, logCatch, logQuickCatch, recentCatches } from "#contract/catches.ts";

const catch_id = "0198c0de-0000-7000-8000-000000000001";

function logs(fields: object): boolean {
  return logCatch.body.safeParse({ species: "Striped Bass", ...fields }).success;
}

describe("lengths and weights", () => {
  // SPEC 5.7
  test.each([0.1, 30.99, 31, 1500, null])("a length of %s is logged", (length_inches) => {
    expect(logs({ length_inches })).toBe(true);
  });

  test.each([-1, 0.09, 1500.1, 1e9, "28,5", "28.5", Number.NaN, Infinity, true])(
    "a length of %s is refused",
    (length_inches) => {
      expect(logs({ length_inches })).toBe(false);
    },
  );

  test.each([-1, 5001, "6"])("a weight of %s is refused", (weight_pounds) => {
    expect(logs({ weight_pounds })).toBe(false);
  });

  // SPEC 5.7
  test("zero means unknown", () => {
    const body = { species: "Striped Bass", length_inches: 0, weight_pounds: 0 };
    expect(logCatch.body.parse(body)).toMatchObject({ length_inches: null, weight_pounds: null });
  });

  test("the short form has the same limits", () => {
    const sent = (length: unknown) =>
      logQuickCatch.body.safeParse({ species: "Cod", length }).success;
    expect([28.5, null, -1, 0, 1e9, "28,5"].map(sent)).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
  });
});

test.each(["1900-06-01T00:00:00Z", "2200-06-01T00:00:00Z", "yesterday", 0])(
  "a catch of %s is refused",
  (date_caught) => {
    expect(logs({ date_caught })).toBe(false);
  },
);

test("notes may have 4000 characters and not 10,000", () => {
  expect(logs({ notes: "n".repeat(4000) })).toBe(true);
  expect(logs({ notes: "n".repeat(10_000) })).toBe(false);
});

test.each([
  "https://evil.example/pixel.gif",
  "//evil.example/x",
  "/api/catch-logger/photos/../../auth/me",
  `/api/licenses/${catch_id}`,
])("a photo at %s is refused", (photo_url) => {
  expect(logs({ photo_url })).toBe(false);
});

test.each([
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: -181 },
  { latitude: 42 },
  { latitude: 42, longitude: -71, altitude: 3 },
])("the position %j is refused", (position) => {
  expect(logs({ position })).toBe(false);
});

test("each condition carries its origin", () => {
  const tide_height_feet = { value: 6.8, origin: "computed", source: "8443970" };
  expect(logs({ conditions: { tide_height_feet } })).toBe(true);
  expect(logs({ conditions: { tide_height_feet: { value: 6.8 } } })).toBe(false);
  expect(logs({ conditions: { luck: tide_height_feet } })).toBe(false);
});

test("an edit names the revision it is based on", () => {
  const edit = { species: "Cod", date_caught: "2026-06-13T09:00:00Z" };
  expect(editCatch.body.safeParse(edit).success).toBe(false);
  expect(editCatch.body.safeParse({ ...edit, revision: 3 }).success).toBe(true);
});

test("a trip does not end before it starts", () => {
  const ends = (ended_at: string | null) =>
    saveTrip.body.safeParse({ started_at: "2026-06-13T05:00:00-04:00", ended_at }).success;
  expect(ends("2026-06-13T09:00:00Z")).toBe(true);
  expect(ends("2026-06-13T08:59:59Z")).toBe(false);
  expect(ends(null)).toBe(true);
});

describe("pages and batches", () => {
  // SPEC 7.21, 9.26
  test("ten recent catches are the default", () => {
    expect(recentCatches.query.parse({})).toEqual({ limit: 10 });
    expect(recentCatches.query.parse({ limit: "10" })).toEqual({ limit: 10 });
  });

  test("a batch holds up to 200 catches, each with its own id", () => {
    const entry = { catch_id, species: "Cod", date_caught: "2026-06-13T09:00:00Z" };
    const takes = (catches: object[]) => importCatches.body.safeParse({ catches }).success;
    expect(takes(Array.from({ length: 200 }, () => entry))).toBe(true);
    expect(takes(Array.from({ length: 201 }, () => entry))).toBe(false);
    expect(takes([])).toBe(false);
    expect(takes([{ ...entry, catch_id: undefined }])).toBe(false);
  });
});
