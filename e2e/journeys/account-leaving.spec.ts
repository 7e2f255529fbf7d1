import { expect } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { givenUp, anyOf, refused } from "#e2e/support/faults.ts";
import { signUp } from "#e2e/support/people.ts";
import { day, test } from "#e2e/support/world.ts";

test.use({
  allowedFaults: anyOf(
    givenUp,
    refused(401, "/api/"),
    refused(402, "/api/"),
    refused(403, "/api/auth/delete-account"),
  ),
});

test.use({ ownWorld: "leaving" });

test("an account is deleted after a second thought, and its plan is canceled", async ({
  page,
  world,
}) => {
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
  await expectAccessible(page);
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
test("without a plan one's data and the way out stay open", async ({ page, world }) => {
  const me = await signUp(page);
  world.passTime(7 * day);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Trial Expired" })).toBeVisible();

  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export My Data" }).click();
  expect((await started).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole("button", { name: "Delete Account" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, Delete Everything" }).click();

  // The sign-in is a week old: whoever only holds the unlocked phone gets no further.
  const asked = page.getByRole("dialog", { name: "Delete Your Account" });
  await expect(asked.getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await asked.getByLabel("Password", { exact: true }).fill("not the right one");
  await asked.getByRole("button", { name: "Delete Everything" }).click();
  await expect(asked.getByRole("alert")).toBeVisible();
  await asked.getByLabel("Password", { exact: true }).fill(me.password);
  await asked.getByRole("button", { name: "Delete Everything" }).click();
  await page.waitForURL("**/");
  await expect(page.getByRole("link", { name: "Start 7-Day Free Trial" }).first()).toBeVisible();
});
