import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { givenUp, anyOf, networkCut, refused } from "#e2e/support/faults.ts";
import { signUp } from "#e2e/support/people.ts";
import { day, keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";

test.use({
  allowedFaults: anyOf(
    networkCut,
    givenUp,
    refused(401, "/api/"),
    refused(402, "/api/"),
    refused(403, "/api/auth/delete-account"),
  ),
});

test.use({ ownWorld: "payments" });
test.describe.configure({ mode: "default" });

const plan = (page: Page) => page.getByRole("region", { name: "Your plan" });
const recent = (page: Page) => page.getByRole("list", { name: "Recent Catches" });
const paywall = (page: Page) => page.getByRole("heading", { level: 1, name: "Trial Expired" });
const payButton = (page: Page) => page.getByRole("button", { name: /^Pay \$19\.99/ });

async function logFish(page: Page, species: string, length: string) {
  await page.getByRole("button", { name: "Quick Log Catch" }).click();
  await page.getByLabel("Species").selectOption(species);
  await page.getByRole("radio", { name: "Released" }).check({ force: true });
  await page.getByLabel("Length (in)").fill(length);
  await page.getByRole("button", { name: "Log Catch", exact: true }).click();
  await expect(page.getByText("CATCH LOGGED!")).toBeVisible();
  await expect(page.getByText("CATCH LOGGED!")).toBeHidden();
  await expect(recent(page)).toContainText(`${length} in`);
}

// SPEC 2.27
test(
  "an angler whose trial lapses takes the data along, pays, and finds everything again",
  { tag: keepsApp },
  async ({ page, context, world }) => {
    await signUp(page);
    await expect(plan(page)).toContainText("Free Trial Active");
    await expect(plan(page)).toContainText("7 days remaining");
    await page.goto("/catch-logger");
    await logFish(page, "Striped Bass", "29.5");
    await expect(recent(page).getByText("Not synced yet")).toBeHidden();
    await untilInstalled(page);
    await page.reload();

    world.passTime(6 * day);
    await page.reload();
    await expect(plan(page)).toContainText("1 day remaining");

    // Out on the water, without a signal, the last day ends with one more fish.
    await context.setOffline(true);
    await logFish(page, "Bluefish", "24.5");
    await expect(recent(page).getByText("Not synced yet")).toBeVisible();
    world.passTime(day);
    await context.setOffline(false);
    await page.reload();

    // Now there is the paywall, at every address.
    await expect(paywall(page)).toBeVisible();
    await expect(page.getByText("Your 7-day free trial has ended")).toBeVisible();
    await expect(page.getByText("$19.99/mo")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Tabs" })).toBeHidden();
    await page.goto("/licenses");
    await expect(paywall(page)).toBeVisible();
    await expectAccessible(page);

    // What was stored can be taken along; what only this phone has is named.
    await expect(
      page.getByText("1 change is on this device and not on the server yet."),
    ).toBeVisible();
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export My Data" }).click();
    const archive = await started;
    expect(archive.suggestedFilename()).toMatch(/\.zip$/);
    expect(readFileSync(await archive.path()).includes("catches/catches.csv")).toBe(true);
    await expect(page.getByText("Your data is in your downloads.")).toBeVisible();

    // A second thought at the checkout, a declined card, and then it is paid.
    await page.getByRole("button", { name: "Upgrade to Premium" }).click();
    await expect(page.getByText("Test payment, no card is charged")).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(paywall(page)).toBeVisible();
    await page.getByRole("button", { name: "Upgrade to Premium" }).click();
    await page.getByRole("button", { name: "Pay with a card that is declined" }).click();
    await expect(page.getByRole("alert")).toHaveText(/declined/);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/payment-success\?session_id=cs_/);
    await expect(page.getByRole("heading", { name: "Welcome to Premium!" })).toBeVisible();
    await expect(page.getByText("Payment successful! Welcome to premium!")).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue to Dashboard" })).toBeVisible();
    // Three seconds later it goes on by itself.
    await expect(page.getByRole("heading", { level: 1, name: "Current Conditions" })).toBeVisible();
    await expect(plan(page)).toBeHidden();

    // Everything is there, and the fish of the last day has gone out.
    await page
      .getByRole("navigation", { name: "Tabs" })
      .getByRole("link", { name: "Catches" })
      .click();
    await expect(page.getByText("2 catches · 2 species")).toBeVisible();
    await expect(recent(page)).toContainText("29.5 in");
    await expect(recent(page)).toContainText("24.5 in");
    await expect(recent(page).getByText("Not synced yet")).toHaveCount(0, { timeout: 90_000 });
    await page
      .getByRole("navigation", { name: "Tabs" })
      .getByRole("link", { name: "Profile" })
      .click();
    await expect(page.getByText("Premium Active")).toBeVisible();
    await expect(page.getByText(/^Renews on \w+ \d+, \d{4}$/)).toBeVisible();
  },
);

test("deleting an account after a second thought cancels its plan", async ({ page, world }) => {
  const me = await signUp(page);
  await page.getByRole("button", { name: "Upgrade Now" }).click();
  await page.getByRole("button", { name: /^Pay \$19\.99/ }).click();
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Current Conditions" })).toBeVisible();
  expect(await world.fakes.subscriptionsOf(me.email)).toEqual(["active"]);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const question = page.getByRole("region", { name: "Delete your account?" });
  await expect(question.getByRole("button", { name: "Export My Data" })).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Delete Account" })).toBeFocused();

  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.getByRole("button", { name: "Yes, Delete Everything" }).click();
  await page.waitForURL("**/");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("auth_token");
  expect(await page.evaluate(() => localStorage.getItem("last_known_user"))).toBeNull();

  expect(await world.fakes.subscriptionsOf(me.email)).toEqual(["canceled"]);

  await page.goto("/sign-in");
  await page.getByLabel("Email Address").fill(me.email);
  await page.getByLabel("Password", { exact: true }).fill(me.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
});

// SPEC 6.2
test("without a plan export and deletion stay open", { tag: thorough }, async ({ page, world }) => {
  const me = await signUp(page);
  world.passTime(7 * day);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Trial Expired" })).toBeVisible();

  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export My Data" }).click();
  expect((await started).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.getByRole("button", { name: "Yes, Delete Everything" }).click();

  // The sign-in is a week old: whoever only holds the unlocked phone gets no further.
  const asked = page.getByRole("dialog", { name: "Delete Your Account" });
  await expect(asked.getByLabel("Password", { exact: true })).toBeFocused();
  await asked.getByLabel("Password", { exact: true }).fill("not the right one");
  await asked.getByRole("button", { name: "Delete Everything" }).click();
  await expect(asked.getByRole("alert")).toBeVisible();
  await asked.getByLabel("Password", { exact: true }).fill(me.password);
  await asked.getByRole("button", { name: "Delete Everything" }).click();
  await page.waitForURL("**/");
  await expect(page.getByRole("link", { name: "Start 7-Day Free Trial" }).first()).toBeVisible();
});

// SPEC 2.88, 6.3
test(
  "the plan is managed in the portal, and a canceled one runs to its end",
  { tag: thorough },
  async ({ page, world }) => {
    await signUp(page);
    await page.getByRole("button", { name: "Upgrade Now" }).click();
    await payButton(page).click();
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
  },
);

test(
  "a payment that fails later leaves a week, and says so",
  { tag: thorough },
  async ({ page, world }) => {
    await signUp(page);
    await page.getByRole("button", { name: "Upgrade Now" }).click();
    await payButton(page).click();
    await page.getByRole("button", { name: "Continue to Dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Current Conditions" })).toBeVisible();

    world.passTime(31 * day);
    await world.fakes.control("stripe/subscriptions/latest", { action: "fail_payment" });
    await expect(async () => {
      await page.reload();
      await expect(plan(page)).toContainText("Payment past due", { timeout: 4000 });
    }).toPass({ timeout: 90_000 });

    await plan(page).getByRole("button", { name: "Manage Subscription" }).click();
    await page.getByRole("button", { name: /^Pay \$19\.99 now/ }).click();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByText("Premium Active")).toBeVisible();
    await expect(plan(page)).toBeHidden();
  },
);
