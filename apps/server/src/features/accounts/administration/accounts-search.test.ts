import { minute } from "@striper/marine/time";
import { expect, onTestFinished, test } from "vitest";
import {
  searchAccounts,
  type Place,
} from "#server/features/accounts/administration/accounts-search.store.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

const now = Date.UTC(2026, 5, 13);
/** Pages of a search start among the newest 20,000, among the others and in the last 20,000. */
const accounts = 45_000;

/** Creates seven accounts per minute; every thousandth is named Zoe. */
async function openAccounts() {
  const { orm, pool, close } = await openTestDatabase();
  onTestFinished(close);
  await pool.query(
    `insert into accounts (email, email_normalized, display_name, password_hash, trial_ends_at, created_at)
       select 'angler-' || n || '@example.com', 'angler-' || n || '@example.com',
         case when n % 1000 = 0 then 'ZOE ' || n else 'Ann' end, '', $1,
         $1::timestamptz - (n / 7) * interval '1 minute' from generate_series(1, $2::int) as n`,
    [new Date(now), accounts],
  );
  return orm;
}

test("a search finds the newest and all other accounts, newest first, each once", async () => {
  const orm = await openAccounts();
  const names: string[] = [];
  let from: Place | undefined;
  do {
    const page = await searchAccounts(orm, { search: "zoe", from, most: 10 }, now);
    names.push(...page.map(({ displayName }) => displayName));
    from = page.at(-1);
  } while (from !== undefined);
  expect(names).toEqual(Array.from({ length: 45 }, (_, place) => `ZOE ${(place + 1) * 1000}`));
  const made = { search: "angler-45000@", from: undefined, most: 10 };
  const [last] = await searchAccounts(orm, made, now);
  expect(last?.createdAt).toBe(now - Math.floor(accounts / 7) * minute);
  expect(await searchAccounts(orm, { search: "nobody", from, most: 10 }, now)).toEqual([]);
});
