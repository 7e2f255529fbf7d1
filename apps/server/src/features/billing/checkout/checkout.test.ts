import { checkoutStatus, createCheckout, subscription } from "@striper/contract/billing";
import { hour, minute } from "@striper/marine/time";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeOf } from "#server/testing/accounts-app.ts";
import { openBillingApp, publicUrl } from "#server/testing/billing/billing-app.ts";
import type { BillingApp } from "#server/testing/billing/billing-app.ts";
import { startStripeStandIn } from "#server/testing/billing/stripe-stand-in.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let app: BillingApp;
const stripe = await sharedByFile(startStripeStandIn());
beforeEach(async () => {
  app = await openBillingApp(stripe);
  // Webhooks have their own tests.
  await stripe.setWebhooks({ paused: true });
});
afterEach(() => app.close());

const body = { plan: "monthly", origin_url: publicUrl };
const statusOf = async (token: string, sessionId: string) =>
  app.call(checkoutStatus, { token, params: { session_id: sessionId } });

/** Counts completed payments among these sessions. */
async function paidPlans(sessionIds: readonly string[]): Promise<number> {
  const { sessions } = await stripe.state();
  return sessions.filter(({ id, status }) => sessionIds.includes(id) && status === "complete")
    .length;
}

describe("starting a payment", () => {
  // SPEC 7.8
  test("leads to Stripe's page, and back to this installation with the session's id", async () => {
    const { token } = await app.join();
    const { url, sessionId } = await app.openCheckout(token);
    expect(url).toContain("/stripe/pay/cs_test_");
    expect(await stripe.press(url, "pay")).toBe(
      `${publicUrl}/payment-success?session_id=${sessionId}`,
    );
  });

  // SPEC 9.2
  test("is refused without a sign-in, and for another origin or plan", async () => {
    expect((await app.call(createCheckout, { body })).statusCode).toBe(401);
    const { token } = await app.join();
    for (const origin_url of [
      "https://evil.example",
      "http://localhost:3001",
      "https://localhost:3000",
      "http://localhost:3000.evil.example",
      "http://localhost:3000/path",
      "http://user@localhost:3000",
      "javascript:alert(1)",
      "http://[",
      "",
    ]) {
      const answer = await app.call(createCheckout, { token, body: { ...body, origin_url } });
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, "invalid_request"]);
    }
    const yearly = await app.call(createCheckout, { token, body: { ...body, plan: "yearly" } });
    expect(yearly.statusCode).toBe(400);
  });

  test("gives two concurrent tabs the same page", async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { token } = await app.join();
      const pages = await Promise.all([1, 2, 3, 4].map(() => app.openCheckout(token)));
      expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    }
  });

  test("gives a later tab the open page", async () => {
    const { token } = await app.join();
    const first = await app.openCheckout(token);
    await app.moveTo(app.now() + 23 * hour);
    expect(await app.openCheckout(token)).toEqual(first);
  });

  test("opens a new page shortly before the old one expires, and closes the old one", async () => {
    const { token } = await app.join();
    const first = await app.openCheckout(token);
    await app.moveTo(app.now() + 24 * hour - 2 * minute);
    const second = await app.openCheckout(token);
    expect(second.url).not.toBe(first.url);
    await stripe.press(first.url, "pay");
    expect(await paidPlans([first.sessionId])).toBe(0);
    await app.moveTo(app.now() + 48 * hour);
    const third = await app.openCheckout(token);
    expect(third.url).not.toBe(second.url);
  });

  test("is refused while a plan runs, with or without its webhook", async () => {
    const { token } = await app.join();
    const { url } = await app.openCheckout(token);
    await stripe.press(url, "pay");
    const again = await app.askForCheckout(token);
    expect([again.statusCode, codeOf(again)]).toEqual([409, "already_subscribed"]);
    expect(await app.me(token)).toMatchObject({ subscription_status: "active" });
  });

  test("leads to the portal when the running plan is unpaid", async () => {
    const { token } = await app.join();
    const { url } = await app.openCheckout(token);
    await stripe.press(url, "pay");
    await stripe.happen("fail_payment");
    const answer = await app.askForCheckout(token);
    expect(answer.json()).toMatchObject({ checkout_url: expect.stringContaining("/portal/") });
    await stripe.happen("give_up");
    expect((await app.askForCheckout(token)).json()).toMatchObject({
      checkout_url: expect.stringContaining("/portal/"),
    });
  });

  test("sells a new plan after the last one was canceled", async () => {
    const { token } = await app.join();
    const first = await app.openCheckout(token);
    await stripe.press(first.url, "pay");
    await stripe.happen("delete");
    const second = await app.openCheckout(token);
    expect(second.url).not.toBe(first.url);
    await stripe.press(second.url, "pay");
    await statusOf(token, second.sessionId);
    expect(await app.me(token)).toMatchObject({ subscription_status: "active" });
  });

  test("creates a new customer when Stripe has lost the old one", async () => {
    const { token } = await app.join();
    await app.openCheckout(token);
    const other = await startStripeStandIn();
    const moved = await openBillingApp(other);
    const { rows } = await app.database.pool.query("select * from billing_customers");
    const { accountId, token: otherToken } = await moved.join();
    await moved.database.pool.query(
      "insert into billing_customers (account_id, customer_id, created_at) values ($1, $2, now())",
      [accountId, rows[0].customer_id],
    );
    expect((await moved.openCheckout(otherToken)).url).toContain("/pay/");
    await moved.close();
    await other.close();
  });

  test("reports that Stripe does not answer, and works again afterwards", async () => {
    const { token } = await app.join();
    for (const mode of ["500", "403-html", "garbage", "refuse", "429"]) {
      await stripe.misbehave(mode);
      const answer = await app.askForCheckout(token);
      expect([answer.statusCode, codeOf(answer)]).toEqual([503, "payments_unavailable"]);
    }
    await stripe.misbehave("ok");
    expect((await app.askForCheckout(token)).statusCode).toBe(200);
  });

  test("times out when Stripe accepts the request and does not answer", async () => {
    const hasty = await openBillingApp(stripe, { timeoutMs: 300 });
    const { token } = await hasty.join();
    await stripe.misbehave("hang");
    expect(codeOf(await hasty.askForCheckout(token))).toBe("payments_unavailable");
    await hasty.close();
  });

  test("charges nothing twice when an answer of Stripe's is lost", async () => {
    const { token } = await app.join();
    const before = (await stripe.state()).sessions.length;
    await stripe.misbehave("ok");
    const first = await app.openCheckout(token);
    // Simulates a crash between Stripe's answer and our row.
    await app.database.pool.query("delete from billing_checkouts");
    expect(await app.openCheckout(token)).toEqual(first);
    expect((await stripe.state()).sessions.length).toBe(before + 1);
  });
});

describe("the state of a payment", () => {
  // SPEC 3.25, 7.9
  test("is open, then paid, and access begins with that answer", async () => {
    const { token } = await app.join();
    const { url, sessionId } = await app.openCheckout(token);
    await app.moveDays(8);
    await stripe.misbehave("ok");
    expect(await app.me(token)).toMatchObject({
      subscription_status: "expired",
      has_access: false,
    });
    const { url: newUrl, sessionId: newId } = await app.openCheckout(token);
    expect((await statusOf(token, sessionId)).json()).toEqual({
      payment_status: "unpaid",
      status: "expired",
    });
    expect((await statusOf(token, newId)).json()).toEqual({
      payment_status: "unpaid",
      status: "open",
    });
    expect(newUrl).not.toBe(url);
    await stripe.press(newUrl, "decline");
    expect((await statusOf(token, newId)).json()).toMatchObject({ status: "open" });
    await stripe.press(newUrl, "pay");
    expect((await statusOf(token, newId)).json()).toEqual({
      payment_status: "paid",
      status: "complete",
    });
    expect(await app.me(token)).toMatchObject({ subscription_status: "active", has_access: true });
  });

  test("is answered without Stripe once it is settled", async () => {
    const { token } = await app.join();
    const { url, sessionId } = await app.openCheckout(token);
    await stripe.press(url, "pay");
    await statusOf(token, sessionId);
    await stripe.misbehave("refuse");
    expect((await statusOf(token, sessionId)).json()).toMatchObject({ payment_status: "paid" });
  });

  test("is hidden from other accounts", async () => {
    const { token } = await app.join();
    const { sessionId } = await app.openCheckout(token);
    const other = await app.join();
    for (const id of [sessionId, "cs_test_unknown"]) {
      const answer = await statusOf(other.token, id);
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, "not_found"]);
    }
    expect((await app.call(checkoutStatus, { params: { session_id: sessionId } })).statusCode).toBe(
      401,
    );
    expect((await statusOf(token, "x'; drop table accounts; --")).statusCode).toBe(400);
  });

  test("is unavailable while Stripe does not answer", async () => {
    const { token } = await app.join();
    const { sessionId } = await app.openCheckout(token);
    await stripe.misbehave("500");
    expect(codeOf(await statusOf(token, sessionId))).toBe("payments_unavailable");
  });
});

describe("without keys", () => {
  test("payments are unavailable and everything else works", async () => {
    const plain = await openBillingApp(undefined);
    const { token } = await plain.join();
    const asked = await plain.askForCheckout(token);
    expect([asked.statusCode, codeOf(asked)]).toEqual([503, "payments_unavailable"]);
    expect((await plain.call(subscription, { token })).json()).toEqual({
      plan: null,
      status: "none",
      current_period_end: null,
      cancel_at_period_end: false,
      grace_until: null,
      billing_portal_url: null,
    });
    expect(plain.jobs.map(({ name }) => name)).not.toContain("billing-reconciliation");
    await plain.close();
  });
});
