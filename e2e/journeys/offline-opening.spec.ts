import { expect } from "@playwright/test";
import { anyOf, networkCut, refused } from "#e2e/support/faults.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";

test.use({ allowedFaults: anyOf(networkCut, refused(404, "/")) });

test(
  "the app opens with the network off after one visit",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await page.goto("/sign-in");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    await untilInstalled(page);
    await page.reload();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();

    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test("an address that does not exist says so and leads back", async ({ page }) => {
  await page.goto("/no/such/place");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link").first()).toBeVisible();
});
