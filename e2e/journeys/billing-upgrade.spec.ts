import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUp, signUpAt } from "#e2e/support/people.ts";
import { day, test } from "#e2e/support/world.ts";
import { givenUp, anyOf, refused } from "#e2e/support/faults.ts";

test.use({
  allowedFaults: anyOf(
    givenUp,
    refused(402, "/api/"),
    refused(404, "/api/payments/checkout/status"),
  ),
});

test.use({ ownWorld: "billing" });

const payButton = (page: Page) => page.getByRole("button", { name: /^Pay \$19\.99/ });

async function payInTheStandIn(page: Page) {
  await expect(page.getByText("Test payment, no card is charged")).toBeVisible();
  await payButton(page).click();
}

test("whoever turns back from the checkout is where they were", async ({ page }) => {
  await signUp(page);
  await page.getByRole("button", { name: "Upgrade Now" }).click();
  await expect(payButton(page)).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account Profile" })).toBeVisible();
  await expect(page.getByText("Free Trial", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Upgrade Now" }).first()).toBeEnabled();
});

// SPEC 2.88, 6.3
test("the plan is managed in the portal, and a canceled one runs to its end", async ({
  page,
  world,
}) => {
  await signUp(page);
  await page.getByRole("button", { name: "Upgrade Now" }).click();
  await payInTheStandIn(page);
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();

  await page.goto("/profile");
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  await page.getByRole("button", { name: "Cancel at the end of the period" }).click();
  await expect(page.getByText(/^Cancels on/)).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText(/^Ends on .*, as you asked$/)).toBeVisible();
  await expect(page.getByText("Premium Active")).toBeVisible();

  world.passTime(32 * day);
  await world.fakes.control("stripe/subscriptions/latest", { action: "end_period" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Trial Expired" })).toBeVisible();
});

test("a payment that fails later leaves a week, and says so", async ({ page, world }) => {
  await signUp(page);
  await page.getByRole("button", { name: "Upgrade Now" }).click();
  await payInTheStandIn(page);
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Current Conditions" })).toBeVisible();

  world.passTime(31 * day);
  await world.fakes.control("stripe/subscriptions/latest", { action: "fail_payment" });
  const plan = page.getByRole("region", { name: "Your plan" });
  await expect(async () => {
    await page.reload();
    await expect(plan).toContainText("Payment past due", { timeout: 4000 });
  }).toPass({ timeout: 90_000 });
  await expectAccessible(page);

  await plan.getByRole("button", { name: "Manage Subscription" }).click();
  await page.getByRole("button", { name: /^Pay \$19\.99 now/ }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("Premium Active")).toBeVisible();
  await expect(plan).toBeHidden();
});

// SPEC 2.82
test("a result without a session, and one of somebody else, are payment issues", async ({
  page,
}) => {
  await signUpAt(page, "/payment-success");
  await expect(page.getByRole("heading", { name: "Payment Issue" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Payment session not found.");
  await expectAccessible(page);

  await page.goto("/payment-success?session_id=cs_test_somebody");
  await expect(page.getByRole("alert")).toHaveText("Failed to check payment status");
  await page.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Current Conditions" })).toBeVisible();
});
