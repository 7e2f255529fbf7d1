import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUp, signUpAt } from "#e2e/support/people.ts";
import { presentTime } from "#e2e/support/time.ts";
import { keepsApp, test, thorough } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

test.use({ timezoneId: "Asia/Tokyo" });

const chart = (page: Page) => page.getByRole("slider").first();
const day = (page: Page) => page.getByLabel("Day", { exact: true });

async function chartIsThere(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "Tides" })).toBeVisible();
  await expect(chart(page)).toBeVisible();
}

test(
  "on the smallest phone a tide to come is a row of one or two lines",
  { tag: thorough },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signUpAt(page, "/tides");
    const rows = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Next Tides" }) })
      .getByRole("listitem");
    await expect(rows).toHaveCount(6);
    const highest = () =>
      rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));
    await expect.poll(highest).toBeLessThan(64);
  },
);

test("the tile leads over the sheet to the full chart", async ({ page }) => {
  await signUp(page);
  await page.getByRole("button", { name: /^Current Tide/ }).click();
  const sheet = page.getByRole("dialog", { name: "Boston Harbor Tides" });
  await expect(sheet.getByRole("listitem")).toHaveCount(4);
  await sheet.getByRole("button", { name: "More" }).click();
  await expect(sheet.getByRole("listitem")).toHaveCount(8);
  await sheet.getByRole("button", { name: "View Full Chart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tides" })).toBeVisible();
  await expect(page).toHaveURL(/\/tides$/);
  await expect(page.getByText("Times are Boston time.", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("day and station stand in the address, and Back takes them back", async ({ page }) => {
  await signUpAt(page, "/tides?date=2026-11-01");
  await chartIsThere(page);
  await expect(page.getByText("The clocks go back on this day: it has 25 hours.")).toBeVisible();
  await page.getByRole("button", { name: "Next day" }).click();
  await expect(page).toHaveURL(/date=2026-11-02/);
  await expect(day(page)).toHaveValue("2026-11-02");

  await page.getByRole("button", { name: /Change station/ }).click();
  await page.getByLabel("Search by name or number").fill("hull");
  await page.getByRole("button", { name: "Add Hull to the favorites" }).click();
  await page.getByRole("button", { name: "Hull 8444351" }).click();
  await expect(page).toHaveURL(/station=8444351/);
  await expect(page.getByText("Predicted from Boston by NOAA's offsets")).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("button", { name: /^Boston.*Change station/ })).toBeVisible();
  await page.goBack();
  await expect(day(page)).toHaveValue("2026-11-01");
  await page.reload();
  await expect(day(page)).toHaveValue("2026-11-01");
  await page.getByRole("button", { name: /Change station/ }).click();
  await expect(page.getByRole("region", { name: "Favorites" })).toContainText("Hull");
});

test(
  "the chart is read with the keys, and stays the same without a network",
  { tag: keepsApp },
  async ({ page, context }) => {
    // Noon of Boston: at midnight the chart would rest at its beginning.
    await page.clock.setFixedTime(new Date(presentTime()).setUTCHours(17, 0, 0, 0));
    await signUpAt(page, "/tides");
    await chartIsThere(page);
    const atRest = await chart(page).getAttribute("aria-valuenow");
    await chart(page).focus();
    await page.keyboard.press("End");
    await expect(chart(page)).toHaveAttribute("aria-valuetext", /^12:00 am: /);
    await page.keyboard.press("Home");
    await expect(chart(page)).toHaveAttribute("aria-valuenow", "0");
    expect(atRest).not.toBe("0");

    await context.setOffline(true);
    await page.getByRole("button", { name: "Next day" }).click();
    await expect(page.getByRole("heading", { name: /^Tomorrow, / })).toBeVisible();
    await expect(chart(page)).toHaveAttribute("aria-valuetext", /^12:00 pm: .* ft, /);
  },
);
