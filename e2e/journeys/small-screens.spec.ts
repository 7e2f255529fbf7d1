import { expect, type Locator } from "@playwright/test";
import { signUpAt } from "#e2e/support/people.ts";
import { test, thorough } from "#e2e/support/world.ts";

// A phone that lies on its side: the whole screen is lower than many a dialog.
const height = 340;
test.use({ viewport: { width: 600, height }, hasTouch: true });

const edges = (box: Locator) =>
  box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

test(
  "on a low screen a dialog covers what is below it down to its end",
  { tag: thorough },
  async ({ page }) => {
    await page.goto("/sign-up");
    const dialog = page.getByRole("dialog");
    const last = dialog.getByRole("button", { name: "Sign In" });
    await expect(last).not.toBeInViewport();
    expect((await edges(dialog)).bottom).toBeGreaterThanOrEqual((await edges(last)).bottom);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  },
);

test(
  "the link to one's own data leads to it, and not to the top of the profile",
  { tag: thorough },
  async ({ page }) => {
    await signUpAt(page, "/catch-logger?tab=records");
    await page.getByRole("link", { name: "Your Data, in your profile" }).first().click();
    const heading = page.getByRole("heading", { name: "Your Data" });
    await expect(heading).toBeInViewport();
    await expect(page.getByRole("button", { name: "Export My Data" })).toBeVisible();
    expect((await edges(heading)).top).toBeGreaterThan(56);
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Records" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
);
