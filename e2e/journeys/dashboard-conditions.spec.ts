import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUp } from "#e2e/support/people.ts";
import { keepsApp, test, untilInstalled } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

const tile = (page: Page, name: RegExp) => page.getByRole("button", { name });
const biteTile = (page: Page) => tile(page, /^Bite Score.* of 100/);
const weatherTile = (page: Page) => tile(page, /^Weather.*\d+°F/);
const tideTile = (page: Page) => tile(page, /^Current Tide.*\d ft/);

async function expectTiles(page: Page) {
  await expect(biteTile(page)).toBeVisible();
  await expect(weatherTile(page)).toBeVisible();
  await expect(tideTile(page)).toBeVisible();
}

/** Remembers how much has moved while the page loaded, and when all three tiles were there. */
async function watchPaint(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0, tiles: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput !== true)
          seen.shift += Number(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
    const look = () => {
      const text = document.body?.textContent ?? "";
      if (/ of 100, /.test(text) && /\d°F/.test(text) && /\d ft/.test(text)) {
        seen.tiles = performance.now();
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function seenBy(page: Page): Promise<{ shift: number; tiles: number }> {
  const text = await page.evaluate("JSON.stringify(globalThis.seen)");
  const seen: { shift: number; tiles: number } = JSON.parse(String(text));
  return seen;
}

test("the first visit answers when to go, and nothing moves on the way", async ({ page }) => {
  await signUp(page);
  await watchPaint(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("kept_")) localStorage.removeItem(key);
    }
  });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.reload();
    await expectTiles(page);
    await expect(page.getByRole("region", { name: "When to go" })).not.toBeEmpty();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await expect(page.getByText("Loading the marine forecast...")).toBeHidden();
    const { shift } = await seenBy(page);
    test
      .info()
      .annotations.push({ type: `layout shift ${size.width}`, description: String(shift) });
    expect(shift).toBeLessThan(0.02);
  }
});

test(
  "with the network off a second visit shows its tiles at once",
  { tag: keepsApp },
  async ({ page, context }) => {
    await signUp(page);
    await expectTiles(page);
    await untilInstalled(page);
    await page.reload();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();

    await watchPaint(page);
    await context.setOffline(true);
    await page.reload();
    await expectTiles(page);
    await expect(page.getByText(/^Computed here; no forecast since /)).toBeVisible();
    await expect(page.getByText(/^Failed to load/)).toBeHidden();
    const { tiles } = await seenBy(page);
    test.info().annotations.push({ type: "tiles after ms", description: String(tiles) });
    // How long it took says more of a busy machine than of the product; e2e/src/offline-pages.ts measures.
    expect(tiles).toBeGreaterThan(0);
    await expect(page.getByRole("region", { name: "When to go" })).not.toBeEmpty();
  },
);

// SPEC 2.29, 2.34, 7.38
test("each tile opens its details; Back, Escape and the button close them", async ({ page }) => {
  await signUp(page);
  await biteTile(page).click();
  const score = page.getByRole("dialog", { name: "Bite Score" });
  await expect(score.getByText("Conditions update automatically every hour")).toBeVisible();
  await score.getByText("How the score is made").click();
  await expect(score.getByRole("row", { name: /^Tides 40/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(score).toBeHidden();

  await weatherTile(page).click();
  const weather = page.getByRole("dialog", { name: "Weather" });
  await expect(weather.getByRole("row")).toHaveCount(13);
  await expect(weather.getByText("Fishing conditions")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(weather).toBeHidden();

  await tideTile(page).click();
  const tide = page.getByRole("dialog", { name: "Boston Harbor Tides" });
  await expect(tide).toBeVisible();
  await tide.getByRole("button", { name: "Close" }).click();
  await expect(tide).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole("link", { name: "Log Catch" }).click();
  await expect(page).toHaveURL(/modal=catch-log/);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the hours are read with the keyboard, and a day of the week shows its own", async ({
  page,
}) => {
  await signUp(page);
  await expectTiles(page);
  await expectAccessible(page);
  const hours = page.getByRole("slider", { name: /^Bite score by the hour/ });
  await hours.focus();
  await expect(hours).toHaveAttribute("aria-valuetext", /^Now: (?:not safe, )?\d+ /);
  await page.keyboard.press("ArrowRight");
  await expect(hours).not.toHaveAttribute("aria-valuetext", /^Now/);
  const days = page.getByRole("group", { name: "Seven days" }).getByRole("button");
  await days.nth(1).click();
  await expect(days.nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Next 24 hours" }).click();
  await expect(days.nth(1)).toHaveAttribute("aria-pressed", "false");
});
