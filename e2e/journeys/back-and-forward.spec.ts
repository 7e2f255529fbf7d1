import { expect, type Page } from "@playwright/test";
import { signUp, signUpAt } from "#e2e/support/people.ts";
import { test, thorough } from "#e2e/support/world.ts";

/** Addresses that open something over their view, and the view without it. */
const opened: readonly (readonly [address: string, view: string, tag?: string])[] = [
  ["/dashboard?modal=catch-log", "/dashboard", thorough],
  ["/dashboard?modal=my-catches", "/dashboard", thorough],
  ["/dashboard?panel=tide", "/dashboard", thorough],
  ["/catch-logger?log=new", "/catch-logger"],
  ["/fishing-spots?add=42.33,-70.95", "/fishing-spots", thorough],
  ["/licenses?add=new", "/licenses", thorough],
  ["/tides?alert=slack", "/tides", thorough],
];

const dialog = (page: Page) => page.getByRole("dialog");
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};

for (const [link, view, tag = []] of opened) {
  test(`Back closes ${link}, and Forward opens it again`, { tag }, async ({ page }) => {
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

/** What opens something that has no address, and what it is called there. */
const unnamed: readonly (readonly [view: string, button: RegExp, dialog: RegExp])[] = [
  ["/catch-logger", /^Quick Log Catch$/u, /^Quick Log Catch$/u],
  ["/dashboard", /Choose another water$/u, /^Your waters$/u],
  ["/tides", /Change station$/u, /^Tide stations$/u],
  ["/ai-chat", /^Chat history$/u, /^Chat history$/u],
  ["/regulations", /^Open menu$/u, /^Striper Conditions$/u],
];

test("Back closes what has no address, even over the first page of a visit", async ({ page }) => {
  await signUpAt(page, "/terms");
  for (const [view, button, name] of unnamed) {
    await test.step(view, async () => {
      await page.goto("/terms");
      await page.goto(view);
      const opener = page.getByRole("button", { name: button }).first();
      const overlay = page.getByRole("dialog", { name });
      await opener.click();
      await expect(overlay).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${view}$`, "u"));
      await page.goBack();
      await expect(overlay).toBeHidden();
      expect(address(page)).toBe(view);

      // Closed otherwise, it leaves nothing that Back would have to pass.
      await opener.click();
      await expect(overlay).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(overlay).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/terms$/u);
    });
  }
});

test("a view that was chosen in the menu comes after the one it was opened over", async ({
  page,
}) => {
  await signUpAt(page, "/regulations");
  await page.getByRole("button", { name: "Open menu" }).click();
  await dialog(page)
    .getByRole("link", { name: /^Licenses/u })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Licenses" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Fishing Regulations" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
