import { eq } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bytea, instant } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/open-database.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

const things = pgTable("things", { name: text(), at: instant(), content: bytea() });
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query("create table things (name text, at timestamptz(3), content bytea)");
});
afterAll(() => database.close());

async function roundTrip(row: typeof things.$inferInsert) {
  await database.orm.delete(things);
  await database.orm.insert(things).values(row);
  return database.orm.select().from(things);
}

test("an instant comes back to the millisecond, before 1970 and through DST too", async () => {
  // Years 1900 to 2100, and the hour that Boston's clocks repeat.
  const instants = fc.oneof(
    fc.integer({ min: -2_208_988_800_000, max: 4_102_444_800_000 }),
    fc.constantFrom(0, -1, Date.UTC(2026, 10, 1, 5, 30), Date.UTC(2026, 10, 1, 6, 30)),
  );
  await fc.assert(
    fc.asyncProperty(instants, async (at) => {
      const [row] = await roundTrip({ name: "x", at, content: null });
      expect(row?.at).toBe(at);
    }),
    { numRuns: 100 },
  );
});

test("an instant is compared as a moment, whatever the session's time zone", async () => {
  const at = Date.UTC(2026, 5, 13, 4, 5, 6, 789);
  await roundTrip({ name: "x", at });
  await database.orm.transaction(async (transaction) => {
    await transaction.execute("set local time zone 'America/New_York'");
    const found = await transaction.select().from(things).where(eq(things.at, at));
    expect(found).toEqual([{ name: "x", at, content: null }]);
  });
});
