import { expect, test, vi } from "vitest";
import { readOwnLog } from "#server/features/catches/statistics/own-log.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openCatchesApp());

test("a log is read without its notes, and with the conditions a catch was entered with", async () => {
  const by = await app.join();
  const conditions = {
    tide_stage: { value: "falling", origin: "typed" },
    water_temperature_c: { value: 14.5, origin: "typed" },
  };
  const entry = { species: "Striped Bass", bait_lure: "Eel", notes: "n".repeat(3900), conditions };
  await by.log({ ...entry, length_inches: 31, location_name: "The ledge" });
  const query = vi.spyOn(app.database.pool, "query");
  const { catches } = await readOwnLog(app, by.accountId);
  const read = JSON.stringify(query.mock.calls);
  query.mockRestore();
  expect(read).toContain("bait_lure");
  expect(read).not.toContain("notes");
  expect(catches).toMatchObject([
    { species: "Striped Bass", length: 31, bait: "Eel", placeName: "The ledge", isReleased: true },
  ]);
  expect(catches[0]?.conditions).toMatchObject({
    tideStage: "falling",
    currentSpeed: null,
    waterTemperature: 14.5,
  });
});

test("the fish kept on a Boston day leave out released and deleted fish and other days", async () => {
  const by = await app.join();
  const kept = { species: "Striped Bass", length_inches: 29, is_released: false };
  // June 4 in Boston ends at 04:00 UTC.
  await by.log({ ...kept, date_caught: "2026-06-05T03:59:00Z" });
  await by.log({ ...kept, date_caught: "2026-06-05T04:00:00Z" });
  await by.log({
    ...kept,
    length_inches: 40,
    is_released: true,
    date_caught: "2026-06-04T12:00:00Z",
  });
  await by.log({ species: "Scup", is_released: false, date_caught: "2026-06-04T04:00:00Z" });
  const told = await app.catches.keptOn(by.accountId, "2026-06-04");
  expect(told.toSorted((a, b) => a.species.localeCompare(b.species))).toEqual([
    { species: "Scup", length: null },
    { species: "Striped Bass", length: 29 },
  ]);
});
