import { expect, type Locator } from "@playwright/test";
import { signUpAt } from "#e2e/support/people.ts";
import { signedOutViews, views } from "#e2e/support/screens.ts";
import { unreadableWords } from "#e2e/support/text-fit.ts";
import { test, thorough } from "#e2e/support/world.ts";

// A phone of 390 by 844 with letters and everything that is measured by them twice as large.
test.use({ viewport: { width: 195, height: 422 }, deviceScaleFactor: 2, hasTouch: true });

/** By how much what is inside is wider than its box, in CSS pixels. */
const cutBy = (box: Locator) =>
  box.evaluate((element) => Math.max(0, element.scrollWidth - element.clientWidth));

test(
  "with letters twice as large nothing on a phone overlaps or is cut off",
  { tag: thorough },
  async ({ page }) => {
    await test.step("tabs and station", async () => {
      await signUpAt(page, "/tides");
      const tabs = page.getByRole("navigation", { name: "Tabs" }).getByRole("link");
      await expect(tabs).toHaveCount(5);
      for (const tab of await tabs.all()) expect(await cutBy(tab)).toBe(0);
      const station = page.getByRole("button", { name: /^Boston/ });
      expect(await cutBy(station.getByText("Boston", { exact: true }))).toBe(0);
    });

    await test.step("verdict", async () => {
      await page.goto("/regulations?view=keep-or-release");
      const verdict = page.getByRole("region", { name: "Verdict" });
      await expect(verdict).toContainText("MEASURE");
      expect(await cutBy(verdict)).toBe(0);
    });

    await test.step("log entry", async () => {
      await page.goto("/catch-logger?log=new");
      const entry = page.getByRole("dialog", { name: "Quick Log Catch" });
      expect(await cutBy(entry.getByRole("heading", { name: "Quick Log Catch" }))).toBe(0);
      await entry.getByText("More details").click();
      const right = await entry
        .getByLabel("Date")
        .evaluate((field) => field.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(195);
    });
  },
);

test(
  "with letters twice as large every view can be read on a phone",
  { tag: thorough },
  async ({ page }) => {
    const look = (view: string, address: string) =>
      test.step(view, async () => {
        await page.goto(address);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await expect(page.getByRole("status").filter({ hasText: /^Loading/u })).toHaveCount(0);
        expect.soft(await unreadableWords(page), view).toEqual([]);
      });
    for (const [view, address] of Object.entries(signedOutViews)) await look(view, address);
    await signUpAt(page, "/dashboard");
    for (const [view, address] of Object.entries(views))
      if (!(view in signedOutViews)) await look(view, address);
  },
);
