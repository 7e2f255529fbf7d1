import { deleteAccount } from "@striper/contract/accounts";
import { hour, minute } from "@striper/marine/time";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accounts } from "#server/features/accounts/accounts.table.ts";
import { codeOf, openAccountsApp } from "#server/testing/accounts-app.ts";
import type { AccountsApp } from "#server/testing/accounts-app.ts";

/** The account's data outside the database, and the failure to simulate. */
const world = { canceled: [] as string[], removed: [] as string[], fails: "" };
/** A mail to somebody who relies on the account, sent while its rows exist. */
const farewell = { to: "bo@example.com", subject: "No alarm any more", text: "" };
let app: AccountsApp;

beforeEach(async () => {
  Object.assign(world, { canceled: [], removed: [], fails: "" });
  app = await openAccountsApp({
    farewells: [
      async (connection, accountId) => {
        const rows = await connection.select().from(accounts).where(eq(accounts.id, accountId));
        return rows.map(() => farewell);
      },
    ],
    cancelBilling: async (accountId) => {
      if (world.fails === "billing") throw new Error("Stripe does not answer");
      world.canceled.push(accountId);
      return Promise.resolve();
    },
    fileRemovers: [
      async (accountId) => {
        if (world.fails === "files") throw new Error("the disk is away");
        world.removed.push(accountId);
        return Promise.resolve();
      },
    ],
  });
});
afterEach(() => app.close());

const remove = (token: string, password?: string) =>
  app.call(deleteAccount, { token, ...(password === undefined ? {} : { body: { password } }) });

async function countRows(accountId: string): Promise<Record<string, number>> {
  const { rows } = await app.database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and (column_name = 'account_id' or (table_name, column_name) = ('accounts', 'id'))`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of rows) {
    const answer = await app.database.pool.query<{ n: number }>(
      `select count(*)::int as n from "${table}" where "${column}" = $1`,
      [accountId],
    );
    counts[table] = answer.rows[0]?.n ?? -1;
  }
  return counts;
}

// SPEC 7.7
test("deleting an account removes rows, files, sessions and the subscription, and mails a confirmation", async () => {
  const person = await app.join();
  const other = await app.signIn(person);
  const before = await countRows(person.accountId);
  expect(before).toMatchObject({ accounts: 1, sessions: 2, known_origins: 1 });
  expect((await remove(person.token)).json()).toMatchObject({ success: true });

  const { deleted_accounts: noted, ...left } = await countRows(person.accountId);
  expect(Object.values(left).filter((count) => count !== 0)).toEqual([]);
  expect(noted).toBe(1);
  expect(world).toMatchObject({ canceled: [person.accountId], removed: [person.accountId] });
  for (const token of [person.token, String(other.json().token)])
    expect(codeOf(await app.me(token))).toBe("unauthorized");
  expect(codeOf(await app.signIn(person))).toBe("invalid_credentials");
  expect(app.mails).toMatchObject([
    { to: person.email, subject: "Your account was deleted" },
    farewell,
  ]);
});

test("nothing is deleted while the subscription cannot be canceled", async () => {
  const person = await app.join();
  world.fails = "billing";
  const answer = await remove(person.token);
  expect([answer.statusCode, codeOf(answer)]).toEqual([503, "payments_unavailable"]);
  expect((await app.me(person.token)).statusCode).toBe(200);
  expect(world.removed).toEqual([]);
  world.fails = "";
  expect((await remove(person.token)).statusCode).toBe(200);
});

test("files that cannot be removed now are removed later, and again for late uploads", async () => {
  const person = await app.join();
  world.fails = "files";
  expect((await remove(person.token)).statusCode).toBe(200);
  await app.tidy();
  expect(world.removed).toEqual([]);
  world.fails = "";
  await app.tidy();
  expect(world.removed).toEqual([person.accountId]);
  app.moveTime(hour + minute);
  await app.tidy();
  await app.tidy();
  expect(world.removed).toEqual([person.accountId, person.accountId]);
  expect((await countRows(person.accountId))["deleted_accounts"]).toBe(0);
});

test("two concurrent requests delete the account once", async () => {
  const person = await app.join();
  const answers = await Promise.all([remove(person.token), remove(person.token)]);
  for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
  expect(world.removed).toEqual([person.accountId]);
  expect(app.mails).toHaveLength(2);
});

test("other accounts lose nothing", async () => {
  const [person, other] = [await app.join(), await app.join()];
  await remove(person.token);
  expect((await app.me(other.token)).statusCode).toBe(200);
  expect(await countRows(other.accountId)).toMatchObject({ accounts: 1, sessions: 1 });
});

test("every table of an account allows its deletion", async () => {
  const { rows } = await app.database.pool.query(
    `select conrelid::regclass::text as "table" from pg_constraint
     where contype = 'f' and confrelid = 'accounts'::regclass and confdeltype not in ('c', 'n')`,
  );
  expect(rows).toEqual([]);
});

test("an account that is past its trial can still be deleted", async () => {
  const person = await app.join();
  app.moveDays(30);
  expect((await remove(person.token, person.password)).statusCode).toBe(200);
});
