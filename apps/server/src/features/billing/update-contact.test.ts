import { confirmEmailChange, updateProfile } from "@striper/contract/accounts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { linkTokenIn } from "#server/testing/accounts-app.ts";
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

const updateAll = () => app.runJob("billing-contacts");

/** Creates an account with a customer at Stripe. */
async function customer() {
  const person = await app.join();
  await app.openCheckout(person.token);
  const { rows } = await app.database.pool.query<{ customer_id: string }>(
    "select customer_id from billing_customers where account_id = $1",
    [person.accountId],
  );
  return { ...person, customerId: rows[0]?.customer_id ?? "" };
}

async function changeAddress(token: string, email: string): Promise<void> {
  const before = app.mails.length;
  await app.call(updateProfile, { token, body: { email } });
  await vi.waitFor(() => expect(app.mails.length).toBe(before + 2));
  const link = linkTokenIn(app.mails);
  const answer = await app.call(confirmEmailChange, { body: { token: link } });
  expect(answer.statusCode).toBe(200);
}

async function known(customerId: string) {
  const { customers } = await stripe.state();
  const found = customers.find(({ id }) => id === customerId);
  return { email: found?.email, name: found?.name };
}
const untold = async () =>
  (
    await app.database.pool.query(
      "select customer_id from billing_customers where contact_changed_at is not null",
    )
  ).rows;

/** Repeats the job, which skips a contact that the change itself is still sending. */
const updateUntilSent = () =>
  vi.waitFor(async () => {
    await updateAll();
    expect(await untold()).toEqual([]);
  });

describe("a customer at Stripe", () => {
  test("gets the new address only once it is confirmed", async () => {
    const { token, customerId, email } = await customer();
    await app.call(updateProfile, { token, body: { email: "soon@example.com" } });
    await vi.waitFor(() => expect(app.mails).toHaveLength(2));
    expect(await known(customerId)).toMatchObject({ email });
    await app.call(confirmEmailChange, { body: { token: linkTokenIn(app.mails) } });
    await vi.waitFor(async () =>
      expect(await known(customerId)).toMatchObject({ email: "soon@example.com" }),
    );
    await vi.waitFor(async () => expect(await untold()).toEqual([]));
  });

  test("gets it later when Stripe is down, and the confirmation succeeds", async () => {
    const { token, customerId, email } = await customer();
    await stripe.misbehave("403-html");
    await changeAddress(token, "later@example.com");
    expect(await app.me(token)).toMatchObject({ email: "later@example.com" });
    await vi.waitFor(() => expect(updateAll()).rejects.toThrow("not all changes reached Stripe"));
    expect(await known(customerId)).toMatchObject({ email });
    await stripe.misbehave("ok");
    await updateUntilSent();
    expect(await known(customerId)).toMatchObject({ email: "later@example.com" });
  });

  test("gets the newest of several addresses, however many servers send it", async () => {
    const { token, customerId } = await customer();
    await stripe.misbehave("403-html");
    await changeAddress(token, "first@example.com");
    await changeAddress(token, "second@example.com");
    await stripe.misbehave("ok");
    await Promise.all([updateAll(), updateAll(), updateAll()]);
    await updateUntilSent();
    expect(await known(customerId)).toMatchObject({ email: "second@example.com" });
  });
});
