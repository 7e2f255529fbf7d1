import { deleteAccount } from "@striper/contract/accounts";
import { subscription } from "@striper/contract/billing";
import { day, hour } from "@striper/marine/time";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { codeOf } from "#server/testing/accounts-app.ts";
import { openBillingApp } from "#server/testing/billing/billing-app.ts";
import type { BillingApp } from "#server/testing/billing/billing-app.ts";
import { startStripeStandIn } from "#server/testing/billing/stripe-stand-in.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let app: BillingApp;
const stripe = await sharedByFile(startStripeStandIn());
beforeEach(async () => {
  app = await openBillingApp(stripe);
});
afterEach(() => app.close());

/** Webhooks arrive on their own; the timeout is for a busy machine. */
const soon = { timeout: 15_000, interval: 25 };
type Me = Record<string, unknown>;
const become = (token: string, wanted: Me) =>
  vi.waitFor(async () => expect(await app.me(token)).toMatchObject(wanted), soon);
const plan = async (token: string) =>
  subscription.response.parse((await app.call(subscription, { token })).json());
const periodEnd = async (token: string): Promise<number> =>
  Date.parse((await plan(token)).current_period_end ?? "");

/** Reads the state that webhooks left, because the public call would ask Stripe again. */
async function row(id: string) {
  const { rows } = await app.database.pool.query<{
    status: string;
    period_ends_at: Date;
    cancels_at: Date | null;
  }>("select * from billing_subscriptions where id = $1", [id]);
  const [found] = rows;
  if (found === undefined) throw new Error(`no webhook has told of ${id}`);
  return found;
}

/** Creates a member whose payment arrived by webhook. */
async function member() {
  const person = await app.join();
  const { url } = await app.openCheckout(person.token);
  await stripe.press(url, "pay");
  await become(person.token, { subscription_status: "active" });
  const { subscriptions } = await stripe.state();
  return { ...person, subscriptionId: subscriptions.at(-1)?.id ?? "" };
}

describe.each([
  ["in order", { reversed: false, copies: 1 }],
  ["three times each, last first", { reversed: true, copies: 3 }],
])("a membership whose webhooks come %s", (_name, knobs) => {
  beforeEach(() => stripe.setWebhooks(knobs));

  test("renews, falls due, has seven days of grace, recovers and ends", async () => {
    const { token, subscriptionId } = await member();
    await app.moveDays(31);
    await stripe.happen("end_period", subscriptionId);
    await vi.waitFor(async () => {
      const { period_ends_at: end } = await row(subscriptionId);
      expect(end.getTime()).toBeGreaterThan(app.now() + 25 * day);
    }, soon);

    await app.moveDays(31);
    await stripe.happen("fail_payment", subscriptionId);
    await become(token, { subscription_status: "past_due", has_access: true });
    const { status, grace_until: graceText } = await plan(token);
    const graceUntil = Date.parse(graceText ?? "");
    expect(status).toBe("past_due");
    expect(Math.abs(graceUntil - (app.now() + 7 * day))).toBeLessThan(hour);
    await app.moveTo(graceUntil - 1);
    expect(await app.me(token)).toMatchObject({
      subscription_status: "past_due",
      has_access: true,
    });
    await app.moveTo(graceUntil);
    expect(await app.me(token)).toMatchObject({
      subscription_status: "expired",
      has_access: false,
    });

    await stripe.happen("recover", subscriptionId);
    await become(token, { subscription_status: "active", has_access: true });
    await stripe.happen("delete", subscriptionId);
    await become(token, { subscription_status: "expired", has_access: false });
    expect(await plan(token)).toMatchObject({ plan: null, status: "canceled" });
  });

  test("that is canceled lasts to the second until its period ends", async () => {
    const { token, subscriptionId } = await member();
    await app.moveDays(8);
    await stripe.happen("cancel_at_period_end", subscriptionId);
    await vi.waitFor(
      async () => expect(await row(subscriptionId)).toMatchObject({ cancels_at: expect.any(Date) }),
      soon,
    );
    expect(await plan(token)).toMatchObject({ status: "active", cancel_at_period_end: true });
    const end = await periodEnd(token);
    await app.moveTo(end - 1);
    expect(await app.me(token)).toMatchObject({ subscription_status: "active", has_access: true });
    await app.moveTo(end);
    expect(await app.me(token)).toMatchObject({
      subscription_status: "expired",
      has_access: false,
    });
    await stripe.happen("end_period", subscriptionId);
    await vi.waitFor(
      async () => expect(await row(subscriptionId)).toMatchObject({ status: "canceled" }),
      soon,
    );
  });
});

describe("a membership", () => {
  test("lasts two days past its period while the renewal's event is missing", async () => {
    const { token } = await member();
    await app.moveTo((await periodEnd(token)) + 2 * day - 1);
    expect(await app.me(token)).toMatchObject({ subscription_status: "active" });
    await app.moveTo(app.now() + 1);
    expect(await app.me(token)).toMatchObject({ subscription_status: "expired" });
  });

  // SPEC 3.25
  test("is managed on the portal's page, and returning shows the changes", async () => {
    const { token } = await member();
    await stripe.setWebhooks({ paused: true });
    const portal = (await plan(token)).billing_portal_url ?? "";
    await stripe.press(portal, "cancel");
    expect(await plan(token)).toMatchObject({ cancel_at_period_end: true });
    await stripe.press(portal, "resume");
    expect(await plan(token)).toMatchObject({ cancel_at_period_end: false });
    await stripe.happen("delete");
    expect(await plan(token)).toMatchObject({ status: "canceled" });
  });

  // SPEC 7.10
  test("is shown as last known, without a portal, while Stripe does not answer", async () => {
    const hasty = await openBillingApp(stripe, { timeoutMs: 300 });
    const { token, accountId } = await hasty.join();
    const startedAt = hasty.now();
    await hasty.addPlan({ id: "sub_known", accountId, status: "active", startedAt });
    await hasty.query(
      "insert into billing_customers (account_id, customer_id, created_at) values ($1, 'cus_known', now())",
      [accountId],
    );
    await stripe.misbehave("hang");
    const answer = await hasty.call(subscription, { token });
    expect(answer.json()).toMatchObject({ status: "active", billing_portal_url: null });
    expect(await hasty.me(token)).toMatchObject({ subscription_status: "active" });
    await hasty.close();
  });

  test("is not shown without a sign-in", async () => {
    expect((await app.call(subscription)).statusCode).toBe(401);
  });

  test("of an account that paid twice is kept once, and the other is recorded for a refund", async () => {
    const { token, accountId, subscriptionId } = await member();
    await stripe.setWebhooks({ paused: true });
    // Simulates two sessions of an older version.
    await app.database.pool.query("update billing_subscriptions set status = 'incomplete'");
    await stripe.happen("delete", subscriptionId);
    const second = await app.openCheckout(token);
    await stripe.press(second.url, "pay");
    await app.database.pool.query(
      `insert into billing_subscriptions (id, account_id, status, started_at, amount_cents, read_at)
       values ('sub_twin', $1, 'active', $2, 1999, $2)`,
      [accountId, new Date(app.now() - day).toISOString()],
    );
    await stripe.setWebhooks({ paused: false });
    await vi.waitFor(async () => {
      const { subscriptions } = await stripe.state();
      expect(subscriptions.at(-1)).toMatchObject({ status: "canceled" });
    }, soon);
    await vi.waitFor(async () => {
      const { rows } = await app.database.pool.query(
        "select action, actor_id, subject_id, detail from audit_log",
      );
      expect(rows).toEqual([
        {
          action: "cancel_duplicate_subscription",
          actor_id: null,
          subject_id: accountId,
          detail: expect.objectContaining({ kept: "sub_twin", to_do: "refund the canceled one" }),
        },
      ]);
    }, soon);
  });
});

describe("deleting an account", () => {
  test("cancels its plan, closes its payment page and forgets its customer", async () => {
    const { token, subscriptionId } = await member();
    const { statusCode } = await app.call(deleteAccount, { token });
    expect(statusCode).toBe(200);
    const { subscriptions, customers } = await stripe.state();
    const gone = subscriptions.find(({ id }) => id === subscriptionId);
    expect(gone?.status).toBe("canceled");
    expect(customers.find(({ id }) => id === gone?.customer)?.deleted).toBe(true);
    for (const table of ["billing_customers", "billing_subscriptions", "billing_checkouts"]) {
      const { rowCount } = await app.database.pool.query(`select 1 from ${table}`);
      expect([table, rowCount]).toEqual([table, 0]);
    }
  });

  test("closes a page that is still open, so that nobody pays for a deleted account", async () => {
    const { token } = await app.join();
    const { url, sessionId } = await app.openCheckout(token);
    await app.call(deleteAccount, { token });
    await stripe.press(url, "pay");
    const { sessions } = await stripe.state();
    expect(sessions.find(({ id }) => id === sessionId)?.status).toBe("expired");
  });

  test("is refused while Stripe does not answer, and nothing is lost", async () => {
    const { token } = await member();
    await stripe.misbehave("500");
    const answer = await app.call(deleteAccount, { token });
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, "payments_unavailable"]);
    await stripe.misbehave("ok");
    expect(await app.me(token)).toMatchObject({ subscription_status: "active" });
  });

  test("needs no Stripe for an account that never paid", async () => {
    const { token } = await app.join();
    await stripe.misbehave("refuse");
    expect((await app.call(deleteAccount, { token })).statusCode).toBe(200);
  });
});
