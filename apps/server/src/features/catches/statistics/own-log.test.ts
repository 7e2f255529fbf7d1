import { saveTrip } from "@striper/contract/catch-sync";
import { day, formatIso } from "@striper/marine/time";
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { readOwnLog } from "#server/features/catches/statistics/own-log.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openCatchesApp());

const daysAgo = (days: number): string => formatIso(app.now() - days * day);

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

test("of a long log only the newest catches are read, and no trip whose catches are left out", async () => {
  const by = await app.join();
  for (const days of [1, 2, 3, 4]) {
    await by.log({ species: `Fish ${days}`, date_caught: daysAgo(days) });
    const body = { started_at: daysAgo(days + 0.1), ended_at: daysAgo(days), revision: null };
    await app.call(saveTrip, { by, params: { trip_id: randomUUID() }, body });
  }
  const whole = await readOwnLog(app, by.accountId);
  expect([whole.catches.length, whole.trips.length]).toEqual([4, 4]);
  const newest = await readOwnLog(app, by.accountId, 2);
  expect(newest.catches.map(({ species }) => species)).toEqual(["Fish 1", "Fish 2"]);
  expect(newest.trips.map(({ endedAt }) => endedAt)).toEqual([Date.parse(daysAgo(1))]);
});

test("the fish kept on a day in Boston are told without the released, the deleted and other days", async () => {
  const by = await app.join();
  const kept = { species: "Striped Bass", length_inches: 29, is_released: false };
  // The fourth of June ends at 04:00 UTC.
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

test("many kept fish of one kind do not hide those of another", async () => {
  const by = await app.join();
  const date_caught = "2026-06-04T12:00:00Z";
  await by.log({ species: "Tautog", is_released: false, date_caught });
  const { rows } = await app.database.pool.query<{ columns: string }>(
    "select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns where table_name = 'catches' and column_name not in ('id', 'change', 'species', 'species_key')",
  );
  const columns = rows[0]?.columns ?? "";
  await app.database.pool.query(
    `insert into catches (id, change, species, species_key, ${columns})
     select gen_random_uuid(), 1000 + n, 'Scup', 'scup', ${columns}
     from catches, generate_series(1, 3000) as n where account_id = $1`,
    [by.accountId],
  );
  const kept = await app.catches.keptOn(by.accountId, "2026-06-04");
  expect(kept.filter(({ species }) => species === "Tautog")).toHaveLength(1);
  expect(kept.length).toBeLessThanOrEqual(2000);
});
