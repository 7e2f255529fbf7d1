import { createHmac } from "node:crypto";
import { stripeWebhook } from "@striper/contract/billing";
import { minute } from "@striper/marine/time";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { codeOf } from "#server/testing/accounts-app.ts";
import { openBillingApp, webhookSecret } from "#server/testing/billing/billing-app.ts";
import type { BillingApp } from "#server/testing/billing/billing-app.ts";
import { startStripeStandIn } from "#server/testing/billing/stripe-stand-in.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let app: BillingApp;
const stripe = await sharedByFile(startStripeStandIn());
beforeEach(async () => {
  await stripe.setShape("items");
  app = await openBillingApp(stripe);
  await stripe.setWebhooks({ paused: true });
});
afterEach(() => app.close());

const signed = (payload: string, at: number, secret = webhookSecret): string => {
  const seconds = Math.floor(at / 1000);
  const value = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${value}`;
};

let events = 0;
const eventText = (type: string, object: object, id = `evt_${++events}`): string =>
  JSON.stringify({ id, object: "event", api_version: "2024-06-20", type, data: { object } });

const post = (payload: string, signature: string | undefined = signed(payload, app.now())) =>
  app.call(stripeWebhook, {
    body: payload,
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(signature === "" ? {} : { "stripe-signature": signature }),
    },
  });

/** Creates an account that has paid before any webhook arrived. */
async function payer() {
  const person = await app.join();
  const { url, sessionId } = await app.openCheckout(person.token);
  await stripe.press(url, "pay");
  const { subscriptions } = await stripe.state();
  return { ...person, sessionId, subscriptionId: subscriptions.at(-1)?.id ?? "" };
}
const statusOf = async (token: string) => (await app.me(token))["subscription_status"];
const completed = (id: string) => eventText("checkout.session.completed", { id });

const asked = z.object({ requests: z.number() });
async function requestsToStripe(): Promise<number> {
  const told = await fetch(`${stripe.apiBase.replace(/\/stripe$/u, "")}/control/stripe`);
  return asked.parse(await told.json()).requests;
}

describe("a webhook that is not from Stripe", () => {
  test("is refused when forged, unsigned, changed or signed with another secret", async () => {
    const { token, sessionId } = await payer();
    const payload = completed(sessionId);
    const good = signed(payload, app.now());
    for (const signature of [
      "",
      "nonsense",
      "t=,v1=",
      `t=${Math.floor(app.now() / 1000)},v1=${"0".repeat(64)}`,
      signed(payload, app.now(), "whsec_other"),
      good.replace("v1=", "v0="),
      signed(`${payload} `, app.now()),
    ]) {
      const answer = await post(payload, signature);
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, "invalid_signature"]);
    }
    expect((await post(completed("cs_test_other"), good)).statusCode).toBe(400);
    expect(await statusOf(token)).toBe("trial");
  });

  test("is refused when it is older than five minutes", async () => {
    const { token, sessionId } = await payer();
    const payload = completed(sessionId);
    const stale = await post(payload, signed(payload, app.now() - 5 * minute - 1000));
    expect([stale.statusCode, codeOf(stale)]).toEqual([400, "invalid_signature"]);
    expect(await statusOf(token)).toBe("trial");
    expect((await post(payload, signed(payload, app.now() - 5 * minute))).statusCode).toBe(200);
    expect(await statusOf(token)).toBe("active");
  });

  test("is refused when payments are not configured, and when it is too large", async () => {
    const plain = await openBillingApp(undefined);
    const payload = completed("cs_test_1");
    const answer = await plain.call(stripeWebhook, {
      body: payload,
      headers: { "stripe-signature": signed(payload, plain.now()), "content-type": "text/plain" },
    });
    expect(codeOf(answer)).toBe("invalid_signature");
    await plain.close();
    expect((await post("x".repeat(300 * 1024), "t=1,v1=1")).statusCode).toBe(413);
  });
});

describe("a webhook from Stripe", () => {
  test("is accepted with an old and a new signature, as during a change of the secret", async () => {
    const { token, sessionId } = await payer();
    const payload = completed(sessionId);
    const [time = "", fresh = ""] = signed(payload, app.now()).split(",");
    await post(payload, `${time},v1=${"f".repeat(64)},${fresh}`);
    expect(await statusOf(token)).toBe("active");
  });

  test("is ignored when it is delivered again, without a request to Stripe", async () => {
    const { sessionId } = await payer();
    const payload = completed(sessionId);
    expect((await post(payload)).statusCode).toBe(200);
    const before = await requestsToStripe();
    for (let turn = 0; turn < 3; turn++)
      expect((await post(payload)).json()).toEqual({ received: true });
    expect(await requestsToStripe()).toBe(before);
  });

  test("is processed once when its copies arrive together", async () => {
    const { token, sessionId } = await payer();
    const payload = completed(sessionId);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post(payload)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const { rowCount } = await app.database.pool.query("select 1 from billing_subscriptions");
    expect(rowCount).toBe(1);
    expect(await statusOf(token)).toBe("active");
  });

  test.each(["items", "subscription"] as const)(
    "is believed in nothing but its id: what comes late changes nothing (period on %s)",
    async (shape) => {
      await stripe.setShape(shape);
      const { token, subscriptionId } = await payer();
      const old = eventText("customer.subscription.updated", {
        id: subscriptionId,
        object: "subscription",
        status: "active",
        current_period_end: 4_000_000_000,
        items: { data: [{ current_period_end: 4_000_000_000 }] },
      });
      await stripe.happen("delete", subscriptionId);
      await post(eventText("customer.subscription.deleted", { id: subscriptionId }));
      await post(old);
      expect(await statusOf(token)).toBe("trial");
    },
  );

  test.each(["items", "subscription"] as const)(
    "tells of a failed payment by its invoice (subscription named as with period on %s)",
    async (shape) => {
      await stripe.setShape(shape);
      const { token, sessionId, subscriptionId } = await payer();
      await post(completed(sessionId));
      await stripe.happen("fail_payment", subscriptionId);
      const invoice =
        shape === "items"
          ? { id: "in_1", parent: { subscription_details: { subscription: subscriptionId } } }
          : { id: "in_1", subscription: subscriptionId };
      await post(eventText("invoice.payment_failed", invoice));
      expect(await statusOf(token)).toBe("past_due");
    },
  );

  test("is requested again when Stripe does not answer, and then processed", async () => {
    const { token, sessionId } = await payer();
    const payload = completed(sessionId);
    await stripe.misbehave("500");
    expect((await post(payload)).statusCode).toBe(503);
    expect(await statusOf(token)).toBe("trial");
    await stripe.misbehave("ok");
    expect((await post(payload)).statusCode).toBe(200);
    expect(await statusOf(token)).toBe("active");
  });

  test("is accepted and ignored when it is about nothing of ours, or unreadable", async () => {
    for (const payload of [
      eventText("plan.created", { id: "price_1" }),
      eventText("charge.succeeded", { id: "ch_1" }),
      eventText("invented.later", { id: "x_1" }),
      eventText("customer.subscription.updated", { id: "sub_of_somebody_else" }),
      eventText("checkout.session.completed", { id: "cs_test_of_somebody_else" }),
      JSON.stringify({ id: "evt_odd", type: "checkout.session.completed", data: null }),
      "[]",
    ])
      expect((await post(payload)).json()).toEqual({ received: true });
    const { rows } = await app.database.pool.query(
      "select count(*)::int as n from billing_subscriptions",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test("cancels a payment for a deleted account", async () => {
    const { accountId, sessionId, subscriptionId } = await payer();
    await app.database.pool.query("delete from accounts where id = $1", [accountId]);
    expect((await post(completed(sessionId))).statusCode).toBe(200);
    const { subscriptions } = await stripe.state();
    expect(subscriptions.find(({ id }) => id === subscriptionId)?.status).toBe("canceled");
    expect(app.logged.some(({ msg }) => msg.includes("refund it"))).toBe(true);
  });
});
