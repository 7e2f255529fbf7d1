import { afterEach, expect, test, vi } from "vitest";
import { openBillingApp } from "#server/testing/billing/billing-app.ts";
import { startStripeStandIn } from "#server/testing/billing/stripe-stand-in.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const library = vi.hoisted(() => ({ isLoaded: false }));
vi.mock("stripe", (original) => {
  library.isLoaded = true;
  return original();
});

const stripe = await sharedByFile(startStripeStandIn());
let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

test("Stripe's library is loaded before the server listens, and only where payments are configured", async () => {
  ({ close } = await openBillingApp(undefined));
  expect(library.isLoaded).toBe(false);
  await close();
  ({ close } = await openBillingApp(stripe));
  expect(library.isLoaded).toBe(true);
});
