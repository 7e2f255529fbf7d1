import { notesMaxLength } from "@striper/contract/limits";
import { saveOwnSpot } from "@striper/contract/spots";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ownSpotsAsGpx } from "#web/features/spots/gpx/own-spots-gpx.ts";
import { planWaypoints } from "#web/features/spots/gpx/plan-waypoints.ts";
import { readGpx } from "#web/platform/gpx/read-gpx.ts";

const at = "2026-06-13T09:00:00.000Z";
const position = { latitude: 42.3397, longitude: -70.9547 };
const waypoint = (name: string | null, where: typeof position | null = position) => ({
  name,
  notes: null,
  position: where,
});

async function waypointsOf(text: string) {
  const reading = await readGpx(text);
  if (reading.kind !== "content") throw new Error(reading.kind);
  return reading.content.waypoints;
}

/** Entries as the account stores them: trimmed, without control characters. */
const entries = fc
  .record({
    name: fc.string({ unit: "binary", minLength: 1, maxLength: 80 }),
    notes: fc.string({ unit: "binary", maxLength: 200 }),
    position: fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  })
  .map((fields) => saveOwnSpot.body.safeParse(fields))
  .filter(({ success }) => success)
  .map(({ data }) => data)
  .filter((entry) => entry !== undefined);

/** Removes the characters that XML 1.0 cannot represent, even escaped. */
const sayable = (text: string) => text.replaceAll(/[\uFFFE\uFFFF]/gu, "");

test("exported own spots import unchanged", async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (entry) => {
      fc.pre(
        sayable(entry.name) === entry.name && sayable(entry.notes ?? "") === (entry.notes ?? ""),
      );
      fc.pre(entry.notes !== entry.name && !/ {2,}/.test(entry.name));
      const written = await waypointsOf(ownSpotsAsGpx([{ ...entry, updated_at: at }]));
      const [read] = planWaypoints(written, []).toAdd;
      // The tolerance is about 6 cm. The one position that GPX files use for "no position" is
      // excluded.
      fc.pre(written[0]?.position !== null);
      expect(read).toEqual({
        name: entry.name,
        notes: entry.notes,
        position: {
          latitude: expect.closeTo(entry.position.latitude, 6),
          longitude: expect.closeTo(entry.position.longitude, 6),
        },
      });
      expect(planWaypoints(written, [entry])).toMatchObject({ toAdd: [], present: 1 });
    }),
  );
});

test("importing a file twice, or beside existing spots, adds each spot once", () => {
  const near = { ...position, latitude: position.latitude + 0.0001 };
  const elsewhere = { ...position, latitude: 42.4 };
  const plan = planWaypoints(
    [waypoint("Ledge"), waypoint("ledge ", near), waypoint("Ledge", elsewhere), waypoint("Rip")],
    [{ name: "RIP", position }],
  );
  expect(plan).toMatchObject({ present: 2 });
  expect(plan.toAdd.map(({ name }) => name)).toEqual(["Ledge", "Ledge"]);
});

test("a missing name is filled in, a long one continues in the notes, and no character is cut in half", () => {
  const long = `${"x".repeat(79)}🐟${"y".repeat(50)}`;
  const plan = planWaypoints(
    [waypoint(null), waypoint("\u0007 \n"), { ...waypoint(long), notes: "z".repeat(9000) }],
    [],
  );
  expect(plan.toAdd.map(({ name }) => name)).toEqual(["Waypoint 1", "Waypoint 2", "x".repeat(79)]);
  expect(plan.toAdd[2]?.notes).toHaveLength(notesMaxLength);
  expect(plan.toAdd[2]?.notes).toMatch(/^x{79}🐟y{50}\nz/u);
});
