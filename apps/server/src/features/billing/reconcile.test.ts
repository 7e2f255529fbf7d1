import { subscription } from "@striper/contract/billing";
import { day } from "@striper/marine/time";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openBillingApp } from "#server/testing/billing/billing-app.ts";
import type { BillingApp } from "#server/testing/billing/billing-app.ts";
import { startStripeStandIn } from "#server/testing/billing/stripe-stand-in.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let app: BillingApp;
const stripe = await sharedByFile(startStripeStandIn());
beforeEach(async () => {
  app = await openBillingApp(stripe, { priceId: `price_${Math.random().toString(36).slice(2)}` });
  await stripe.setWebhooks({ paused: true });
});
afterEach(() => app.close());

const reconcile = () => app.runJob("billing-reconciliation");
const standing = async (token: string) => (await app.me(token))["subscription_status"];

async function payer() {
  const person = await app.join();
  const { url } = await app.openCheckout(person.token);
  await stripe.press(url, "pay");
  const { subscriptions } = await stripe.state();
  return { ...person, subscriptionId: subscriptions.at(-1)?.id ?? "" };
}

describe("the daily reconciliation", () => {
  test("finds payments without a webhook", async () => {
    const people = [await payer(), await payer(), await payer()];
    const { token } = await app.join();
    expect(await standing(people[0]?.token ?? "")).toBe("trial");
    await reconcile();
    for (const person of people) expect(await standing(person.token)).toBe("active");
    expect(await standing(token)).toBe("trial");
  });

  test("finds renewals, debts and endings", async () => {
    const renewed = await payer();
    const owing = await payer();
    const ended = await payer();
    await reconcile();
    await app.moveDays(32);
    await stripe.happen("end_period", renewed.subscriptionId);
    await stripe.happen("fail_payment", owing.subscriptionId);
    await stripe.happen("delete", ended.subscriptionId);
    await reconcile();
    expect(await standing(renewed.token)).toBe("active");
    expect(await standing(owing.token)).toBe("past_due");
    expect(await standing(ended.token)).toBe("expired");
    const { rows } = await app.database.pool.query(
      "select ended_at is not null as ended from billing_subscriptions where id = $1",
      [ended.subscriptionId],
    );
    expect(rows).toEqual([{ ended: true }]);
  });

  test("restores what a restored backup had lost", async () => {
    const { token, accountId } = await payer();
    for (const table of ["billing_customers", "billing_subscriptions", "billing_checkouts"])
      await app.database.pool.query(`delete from ${table}`);
    await reconcile();
    expect(await standing(token)).toBe("active");
    const { rows } = await app.database.pool.query("select account_id from billing_customers");
    expect(rows).toEqual([{ account_id: accountId }]);
  });

  test("reads more plans than Stripe puts on one page", async () => {
    const people = [await payer(), await payer(), await payer(), await payer(), await payer()];
    await stripe.setPageSize(2);
    await reconcile();
    await stripe.setPageSize(100);
    for (const { token } of people) expect(await standing(token)).toBe("active");
  });

  test("changes nothing for plans that Stripe does not know", async () => {
    const { token, accountId } = await app.join();
    const now = new Date(app.now()).toISOString();
    await app.database.pool.query(
      `insert into billing_subscriptions
         (id, account_id, status, period_ends_at, started_at, amount_cents, read_at)
       values ('sub_of_another_key', $1, 'active', $2::timestamptz + interval '1 month', $2, 1999, $2::timestamptz - interval '1 day')`,
      [accountId, now],
    );
    await reconcile();
    expect(await standing(token)).toBe("active");
    expect(app.logged.some(({ msg }) => msg.includes("is the key right?"))).toBe(true);
  });

  test("fails as a whole when Stripe does not answer, and changes nothing", async () => {
    const { token } = await payer();
    await reconcile();
    await stripe.misbehave("500");
    await expect(reconcile()).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(await standing(token)).toBe("active");
  });

  test("keeps the start of a debt", async () => {
    const { token, subscriptionId } = await payer();
    await app.moveDays(31);
    await stripe.happen("fail_payment", subscriptionId);
    await reconcile();
    const first = (await app.call(subscription, { token })).json();
    await app.moveDays(3);
    await reconcile();
    expect((await app.call(subscription, { token })).json()).toEqual({
      ...first,
      billing_portal_url: expect.any(String),
    });
  });

  test("forgets events and sessions after a month", async () => {
    await payer();
    await app.database.pool.query(
      "insert into billing_events (id, type, received_at) values ('evt_old', 'x', $1), ('evt_new', 'x', $2)",
      [new Date(app.now()).toISOString(), new Date(app.now() + 5 * day).toISOString()],
    );
    await app.moveDays(32);
    await reconcile();
    const { rows } = await app.database.pool.query("select id from billing_events");
    expect(rows).toEqual([{ id: "evt_new" }]);
    expect((await app.database.pool.query("select 1 from billing_checkouts")).rowCount).toBe(0);
  });
});
