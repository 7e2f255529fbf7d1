import { expect } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { test } from "#e2e/support/world.ts";

// SPEC 2.20
test("a visitor reads the terms, and the privacy policy beside the form that asks for it", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/sign-up");
  await page.getByLabel("Display Name").fill("Ann");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  const policy = await opened;
  await expect(policy.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expectAccessible(policy);
  await expect(page.getByLabel("Display Name")).toHaveValue("Ann");
  await expectAccessible(page);
});
