import { expect, type Page } from "@playwright/test";
import { signUp } from "#e2e/support/people.ts";
import { test } from "#e2e/support/world.ts";

/** Addresses that open something over their view, and the view without it. */
const opened: readonly (readonly [address: string, view: string])[] = [
  ["/dashboard?modal=catch-log", "/dashboard"],
  ["/dashboard?modal=my-catches", "/dashboard"],
  ["/dashboard?panel=tide", "/dashboard"],
  ["/catch-logger?log=new", "/catch-logger"],
  ["/fishing-spots?add=42.33,-70.95", "/fishing-spots"],
  ["/licenses?add=new", "/licenses"],
  ["/tides?alert=slack", "/tides"],
];

const dialog = (page: Page) => page.getByRole("dialog");
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};

for (const [link, view] of opened) {
  test(`Back and Forward around ${link}`, async ({ page }) => {
    await signUp(page);

    await test.step("loaded by its address, Back leaves it and Forward opens it again", async () => {
      await page.goto(link);
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/u);
      await expect(dialog(page)).toBeHidden();
      await page.goForward();
      await expect(dialog(page)).toBeVisible();
    });

    await test.step("Escape leaves the view below, and Back does not open it again", async () => {
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      expect(address(page)).toBe(view);
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
    });

    await test.step("opened within the app and loaded anew, Back still closes it", async () => {
      await page.goto("/regulations");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate((href) => {
        history.pushState({ __TSR_index: 1, key: "opened", __TSR_key: "opened" }, "", href);
        dispatchEvent(new PopStateEvent("popstate"));
      }, link);
      await expect(dialog(page)).toBeVisible();
      for (const reloads of [false, true]) {
        if (reloads) await page.reload();
        await expect(dialog(page)).toBeVisible();
        await page.goBack();
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL(/\/regulations$/u);
        await page.goForward();
        await expect(dialog(page)).toBeVisible();
      }
    });
  });
}
