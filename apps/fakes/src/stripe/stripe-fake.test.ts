import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { startFakes } from "#fakes/start-fakes.ts";
import type { RunningFakes } from "#fakes/start-fakes.ts";
import { createStripeFake } from "#fakes/stripe/stripe-fake.ts";

const secret = "whsec_stand_in";
const thing = z.looseObject({ id: z.string() });
const session = z.looseObject({
  id: z.string(),
  url: z.nullable(z.string()),
  status: z.string(),
  subscription: z.nullable(z.string()),
});

/** A product that only listens to webhooks. */
async function listen() {
  const heard: { type: string; payload: string; signature: string }[] = [];
  const server = createServer((request, response) => {
    let payload = "";
    request.on("data", (chunk: Buffer) => (payload += chunk.toString()));
    request.on("end", () => {
      const { type } = z.object({ type: z.string() }).parse(JSON.parse(payload));
      heard.push({ type, payload, signature: String(request.headers["stripe-signature"]) });
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { heard, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

let fakes: RunningFakes;
let product: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  product = await listen();
  fakes = await startFakes([createStripeFake({ webhookUrl: undefined, webhookSecret: secret })], {
    host: "127.0.0.1",
    port: 0,
    clockOffsetFile: undefined,
  });
});
afterEach(async () => {
  await fakes.close();
  product.close();
});

interface CallOptions {
  readonly method?: string;
  readonly form?: Record<string, string>;
  readonly key?: string;
}

async function call(path: string, { method, form, key }: CallOptions = {}): Promise<unknown> {
  const answer = await fetch(`${fakes.url}/stripe/v1${path}`, {
    method: method ?? (form === undefined ? "GET" : "POST"),
    headers: {
      authorization: "Bearer sk_test_stand_in",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
  });
  return answer.json();
}

const control = (path: string, body: object) =>
  fetch(`${fakes.url}/control/stripe/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const press = (url: string, action: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ action }), redirect: "manual" });

async function openPage(key?: string) {
  const { id: customer } = thing.parse(
    await call("/customers", { form: { email: "a@example.com" }, key: "customer" }),
  );
  const form = {
    mode: "subscription",
    customer,
    "line_items[0][price]": "price_1",
    "subscription_data[metadata][account_id]": "7",
    success_url: `${product.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${product.origin}/profile`,
  };
  return session.parse(
    await call("/checkout/sessions", key === undefined ? { form } : { form, key }),
  );
}

describe("the stand-in for Stripe", () => {
  test("tells the product by signed webhooks, as often and in the order it is told to", async () => {
    await control("webhooks", { copies: 2, reversed: true });
    const { url } = await openPage();
    await press(url ?? "", "pay");
    await vi.waitFor(() => expect(product.heard).toHaveLength(6), { timeout: 10_000 });
    expect(product.heard.map(({ type }) => type)).toEqual([
      "checkout.session.completed",
      "checkout.session.completed",
      "invoice.paid",
      "invoice.paid",
      "customer.subscription.created",
      "customer.subscription.created",
    ]);
    for (const { payload, signature } of product.heard) {
      const [, time = "", value] = /^t=(\d+),v1=(\w+)$/u.exec(signature) ?? [];
      expect(createHmac("sha256", secret).update(`${time}.${payload}`).digest("hex")).toBe(value);
    }
  });

  test("moves a subscription through renewal, debt, recovery and its end, in both shapes", async () => {
    const page = await openPage();
    await press(page.url ?? "", "pay");
    const { subscription: id } = session.parse(await call(`/checkout/sessions/${page.id}`));
    const now = () => call(`/subscriptions/${id}?expand[]=latest_invoice`);
    const happen = (action: string) => control("subscriptions/latest", { action });
    expect(await now()).toMatchObject({ status: "active", metadata: { account_id: "7" } });
    await happen("fail_payment");
    expect(await now()).toMatchObject({ status: "past_due", latest_invoice: { status: "open" } });
    await happen("recover");
    expect(await now()).toMatchObject({ status: "active", latest_invoice: { status: "paid" } });
    await happen("cancel_at_period_end");
    expect(await now()).toMatchObject({ cancel_at_period_end: true });
    await control("api", { shape: "subscription" });
    expect(await now()).toMatchObject({ current_period_end: expect.any(Number) });
    await happen("end_period");
    expect(await now()).toMatchObject({ status: "canceled", ended_at: expect.any(Number) });
    expect(await call("/subscriptions")).toMatchObject({ data: [] });
    expect(await call("/subscriptions?status=all")).toMatchObject({ data: [{ id }] });
  });
});
