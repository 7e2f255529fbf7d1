import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catches, catchLogs } from "#server/features/catches/catches.table.ts";
import { prepareLogging } from "#server/features/catches/entries/logging.store.ts";
import type { Logging } from "#server/features/catches/entries/logging.store.ts";
import { openCatchesApp, type Angler, type CatchesApp } from "#server/testing/apps/catches-app.ts";

let app: CatchesApp;
let by: Angler;
let logging: Logging;
beforeAll(async () => {
  app = await openCatchesApp();
  logging = prepareLogging(app.orm);
});
beforeEach(async () => {
  by = await app.join();
});
afterAll(() => app.close());

const entry = {
  species: "Striped Bass",
  date_caught: "2026-06-13T08:30:00.000Z",
  length_inches: 29.5,
};

async function logState() {
  const rows = await app.orm.select().from(catches).where(eq(catches.accountId, by.accountId));
  const [log] = await app.orm.select().from(catchLogs).where(eq(catchLogs.accountId, by.accountId));
  return { rows, log };
}

/** Returns a valid next row: the last one with another id. */
async function nextRow() {
  const last = (await logState()).rows.at(-1);
  if (last === undefined) throw new Error("the log is empty");
  const id = randomUUID();
  const before = await logging.read({ ...last, id });
  if (before === undefined) throw new Error("there is no log");
  return { row: { ...last, id, change: before.change + 1 }, before };
}

test("the answer equals the stored row, for the first catch and for every next one", async () => {
  const told = {
    ...entry,
    notes: "On the first cast 🎣 שלום",
    position: { latitude: 42.3601, longitude: -70.8895 },
    trip_id: randomUUID(),
    photo_url: `/api/catch-logger/photos/${randomUUID()}/large`,
    conditions: { water_temperature_c: { value: 14.2, origin: "typed", source: null } },
    bite_score: { score: 71, model_version: "1", inputs: { tide_rate: 1.25, wind_kt: null } },
    verdict: {
      verdict: "release",
      rule_id: null,
      regulations_version: 3,
      kept_against: true,
    },
  };
  const answered = [
    await by.log({ species: "Cod" }),
    await by.log(told),
    await by.log({ species: "Cod", is_unfinished: true }),
  ];
  const held = await by.mine();
  expect(held).toHaveLength(answered.length);
  for (const record of answered) expect(held).toContainEqual(record);
  expect(held).toContainEqual(expect.objectContaining(told) as unknown);
});

describe("a catch is inserted", () => {
  beforeEach(() => by.log(entry));

  test("when the log is unchanged since it was read", async () => {
    const { row, before } = await nextRow();
    expect(before).toMatchObject({ isTaken: false, milestones: [{ length: 29.5 }] });
    expect(await logging.insert(row, before.change)).toBe(true);
    const { rows, log } = await logState();
    expect(rows).toContainEqual(row);
    expect(log).toMatchObject({ catches: 2, change: row.change });
  });

  test("only if nobody has written meanwhile", async () => {
    const { row, before } = await nextRow();
    await by.log(entry);
    const written = await logState();
    expect(await logging.insert(row, before.change)).toBe(false);
    expect(await logState()).toEqual(written);
  });

  test("only if the log is not full", async () => {
    const { row, before } = await nextRow();
    await app.orm
      .update(catchLogs)
      .set({ catches: 100_000 })
      .where(eq(catchLogs.accountId, by.accountId));
    expect(await logging.insert(row, before.change)).toBe(false);
    expect((await logState()).rows).toHaveLength(1);
  });
});

test("an id is taken in its own log only", async () => {
  const { catch_id: id } = await by.log(entry);
  const { accountId } = by;
  const place = { id, speciesKey: "striped bass" };
  expect(await logging.read({ accountId, ...place })).toMatchObject({ isTaken: true });
  const other = await app.join();
  expect(await logging.read({ accountId: other.accountId, ...place })).toBeUndefined();
  await other.log(entry);
  expect(await logging.read({ accountId: other.accountId, ...place })).toMatchObject({
    isTaken: false,
  });
});
