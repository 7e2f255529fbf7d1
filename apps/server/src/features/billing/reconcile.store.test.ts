import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { livePlans, type LivePlan } from "#server/features/billing/reconcile.store.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

const payers = 2500;

/** Payers with one subscription each, an account with two and an account whose two are over. */
async function openPayers() {
  const { orm, pool, close } = await openTestDatabase();
  onTestFinished(close);
  await pool.query(
    `insert into accounts (email, email_normalized, display_name, password_hash, trial_ends_at)
       select name, name, name, '', now()
         from (select 'payer-' || number as name from generate_series(1, $1::int) as number) as given`,
    [payers],
  );
  await pool.query(
    `insert into billing_subscriptions (id, account_id, status, started_at, amount_cents, read_at)
       select 'sub_' || id, id, 'active', now(), 1999, now() from accounts`,
  );
  const [twice, over] = [randomUUID(), randomUUID()];
  for (const [id, status] of [
    [twice, "past_due"],
    [over, "canceled"],
  ]) {
    await pool.query(
      `insert into accounts (id, email, email_normalized, display_name, password_hash, trial_ends_at)
         values ($1, $2, $2, '', '', now())`,
      [id, `${id}@example.com`],
    );
    await pool.query(
      `insert into billing_subscriptions (id, account_id, status, started_at, amount_cents, read_at)
         select 'sub_' || number || $1, $2, $3, now(), 1999, now() from generate_series(1, 2) as number`,
      [id, id, status],
    );
  }
  return { orm, twice };
}

test("plans that are not over are read in pages, and who pays twice is found", async () => {
  const { orm, twice } = await openPayers();
  const pages: LivePlan[][] = [];
  for (let after: string | undefined = ""; after !== undefined; after = pages.at(-1)?.at(-1)?.id)
    pages.push(await livePlans(orm, after, 1000));
  expect(pages.map((plans) => plans.length)).toEqual([1000, 1000, 502, 0]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(payers + 2);
  const further = pages.flat().filter(({ isFurther }) => isFurther);
  expect(further.map(({ accountId }) => accountId)).toEqual([twice]);
});
