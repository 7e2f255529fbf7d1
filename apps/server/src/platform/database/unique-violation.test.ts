import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { isUniqueViolation } from "#server/platform/database/unique-violation.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

const names = pgTable("names", { name: text().primaryKey() });
const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

test("a unique violation is distinguished from every other error", async () => {
  const { pool, orm, close } = await openTestDatabase();
  await pool.query("create table names (name text primary key check (name <> 'bad'))");
  await orm.insert(names).values({ name: "ann" });
  expect(isUniqueViolation(await failureOf(orm.insert(names).values({ name: "ann" })))).toBe(true);
  expect(isUniqueViolation(await failureOf(orm.insert(names).values({ name: "bad" })))).toBe(false);
  expect(isUniqueViolation(await failureOf(pool.query("insert into names values ('ann')")))).toBe(
    true,
  );
  for (const other of [undefined, "23505", new Error("23505")])
    expect(isUniqueViolation(other)).toBe(false);
  await close();
});
