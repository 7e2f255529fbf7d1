import type { CatchRecord } from "@striper/contract/catch-records";
import { catchChanges } from "@striper/contract/catch-sync";
import { removeCatch, removeQuickCatch, restoreCatch } from "@striper/contract/catches";
import { day } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { catches } from "#server/features/catches/catches.table.ts";
import { openCatchesApp, someCatch, type Angler } from "#server/testing/apps/catches-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: Angler;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
});

describe("a deletion", () => {
  let record: CatchRecord;
  let params: { catch_id: string };
  beforeEach(async () => {
    record = await by.log(someCatch);
    params = { catch_id: record.catch_id };
  });

  // SPEC 7.19, 7.26
  test.each([removeCatch, removeQuickCatch])("by $path removes the catch", async (endpoint) => {
    expect((await app.call(endpoint, { by, params })).json()).toEqual({
      success: true,
      message: "Catch deleted successfully!",
    });
    expect(await by.mine()).toEqual([]);
  });

  test("can be repeated", async () => {
    await app.call(removeCatch, { by, params });
    expect((await app.call(removeCatch, { by, params })).statusCode).toBe(200);
  });

  test("can be undone for a day, and leaves everything as it was", async () => {
    await app.call(removeCatch, { by, params });
    app.moveTime(day);
    const answer = await app.call(restoreCatch, { by, params });
    expect(answer.json()).toMatchObject({ message: "Catch restored." });
    expect(await by.mine()).toEqual([{ ...record, updated_at: new Date(app.now()).toISOString() }]);
  });

  test("cannot be undone later", async () => {
    await app.call(removeCatch, { by, params });
    app.moveTime(day + 1);
    expect((await app.call(restoreCatch, { by, params })).statusCode).toBe(404);
  });

  test("leaves nothing but the id once it cannot be undone", async () => {
    const body = { ...someCatch, notes: "secret", position: { latitude: 42.3, longitude: -70.9 } };
    const { catch_id } = await by.log(body);
    await app.call(removeCatch, { by, params: { catch_id } });
    await app.runJob("catches-erase");
    const rows = () => app.orm.select().from(catches);
    expect(JSON.stringify(await rows())).toContain("secret");
    app.moveTime(day + 1);
    await app.runJob("catches-erase");
    const erased = (await rows()).find(({ id }) => id === catch_id);
    expect(erased).toMatchObject({
      isErased: true,
      species: "",
      notes: null,
      latitude: null,
      contentHash: null,
    });
    const changes = await app.call(catchChanges, { by });
    expect(changes.json()).toMatchObject({ deleted_catch_ids: [catch_id] });
    expect((await app.call(restoreCatch, { by, params: { catch_id } })).statusCode).toBe(404);
  });
});

test("trips are erased until none is left, however many", async () => {
  const before = new Date(app.now());
  await app.database.pool.query(
    `insert into catch_trips (account_id, id, change, started_at, targets, tried, notes, created_at,
         updated_at, deleted_at)
       select $1, gen_random_uuid(), 1000 + n, $2, '{}', '{}', 'rip at dawn', $2, $2, $2
       from generate_series(1, 2100) as n`,
    [by.accountId, before],
  );
  app.moveTime(day + 1);
  await app.runJob("catches-erase");
  const { rows } = await app.database.pool.query(
    `select count(*)::int as trips, count(notes)::int as notes, bool_and(is_erased) as erased
       from catch_trips where account_id = $1`,
    [by.accountId],
  );
  expect(rows).toEqual([{ trips: 2100, notes: 0, erased: true }]);
});
