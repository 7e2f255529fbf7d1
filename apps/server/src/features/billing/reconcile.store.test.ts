import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import {
  accountsWithSeveralPlans,
  plansNotReadSince,
  type PlanStep,
} from "#server/features/billing/reconcile.store.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

const payers = 2500;

/** Creates accounts with one subscription each, one with two, and one whose two have ended. */
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
  return { orm, pool, twice };
}

const now = Date.UTC(2026, 5, 13);

/** Returns everything found and the number of steps. */
async function follow(read: (step: { after: string; most: number }) => Promise<PlanStep>) {
  const found: string[] = [];
  let steps = 0;
  for (let after: string | null = ""; after !== null; steps++) {
    const step: PlanStep = await read({ after, most: 1000 });
    found.push(...step.found);
    after = step.last;
  }
  return { found, steps };
}

test("accounts with several live plans are found in steps", async () => {
  const { orm, twice } = await openPayers();
  const { found, steps } = await follow((step) => accountsWithSeveralPlans(orm, step));
  expect(found).toEqual([twice]);
  expect(steps).toBe(4);
});

test("plans that were not read recently are found in steps, without ended ones", async () => {
  const { orm, pool, twice } = await openPayers();
  const unread = ["sub_1", "sub_2"].map((id) => `${id}${twice}`);
  await pool.query("update billing_subscriptions set read_at = $1", [new Date(now)]);
  await pool.query(
    "update billing_subscriptions set read_at = $1 where status = 'canceled' or id = any($2)",
    [new Date(now - 1), unread],
  );
  const { found, steps } = await follow((step) => plansNotReadSince(orm, now, step));
  expect(found.toSorted()).toEqual(unread);
  expect(steps).toBe(4);
});
