import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { isAccountGone } from "#server/platform/database/account-gone.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const database = await sharedByFile(openTestDatabase());

const failureOf = (statement: string, values: readonly unknown[] = []): Promise<unknown> =>
  database.pool.query(statement, [...values]).then(
    () => undefined,
    (error: unknown) => error,
  );

/** Returns every constraint that ties a row to its account. */
async function tiesToAccounts(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select conname as name from pg_constraint
     where contype = 'f' and confrelid = 'accounts'::regclass and confdeltype = 'c'`,
  );
  return rows.map(({ name }) => name);
}

test("a write for a deleted account is distinguished from any other error", async () => {
  const insert = "insert into told_reminders (account_id, key, claimed_at) values ($1, 'k', now())";
  const gone = await failureOf(insert, [randomUUID()]);
  expect(isAccountGone(gone)).toBe(true);
  expect(isAccountGone(new Error("wrapped", { cause: gone }))).toBe(true);
  expect(isAccountGone(await failureOf("select 1 / 0"))).toBe(false);
  expect(isAccountGone(new Error("something else"))).toBe(false);
  expect(isAccountGone("no error")).toBe(false);
});

test("every table names its account constraint so that it is recognized", async () => {
  const names = await tiesToAccounts();
  expect(names.length).toBeGreaterThan(10);
  const as = (constraint: string) =>
    Object.assign(new Error("violated"), { code: "23503", constraint });
  expect(names.filter((name) => !isAccountGone(as(name)))).toEqual([]);
  expect(isAccountGone(as("license_images_license"))).toBe(false);
});
