import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleInEveryLight } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { test } from "#e2e/support/world.ts";

for (const [path, title] of [
  ["/terms", "Terms of Service"],
  ["/privacy", "Privacy Policy"],
] as const) {
  test(`a visitor reads the ${title}`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
  });
}

// SPEC 2.20
test("the documents one agrees to open beside the form", async ({ page, context }) => {
  await page.goto("/sign-up");
  await page.getByLabel("Display Name").fill("Ann");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect(page.getByLabel("Display Name")).toHaveValue("Ann");
  await expectAccessible(page);
});

test("the profile meets no barrier in any light", async ({ page }) => {
  // Colors in transition belong to no light mode.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUpAt(page, "/profile");
  await expect(page.getByText(/This device/)).toBeVisible();
  await page.getByRole("button", { name: "Delete Account" }).click();
  await expectAccessibleInEveryLight(page);
});
