import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { signUp } from "#e2e/support/people.ts";
import { presentTime } from "#e2e/support/time.ts";
import { day, keepsApp, test } from "#e2e/support/world.ts";

/** The next Saturday in Boston that is not today, "2026-11-28". */
function comingSaturday(): string {
  const dateOf = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
  const dayOf = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    weekday: "long",
  });
  let at = presentTime() + day;
  while (dayOf.format(at) !== "Saturday") at += day;
  return dateOf.format(at);
}

test(
  "a weekend is planned: when, which water, a reminder, the place and a second opinion",
  { tag: keepsApp },
  async ({ page }) => {
    await signUp(page);
    const go = page.getByRole("region", { name: "When to go" });
    await expect(go).toContainText(
      /^(Go|Worth a try|Do not go out|No hour this week|No good hours)/,
    );

    // Saturday at Hull, not at Boston.
    const saturday = comingSaturday();
    await page.getByRole("button", { name: /^Current Tide/ }).click();
    await page.getByRole("button", { name: "View Full Chart" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tides" })).toBeVisible();
    await page.getByLabel("Day", { exact: true }).fill(saturday);
    await page.getByRole("button", { name: /Change station/ }).click();
    await page.getByLabel("Search by name or number").fill("hull");
    await page.getByRole("button", { name: "Hull 8444351" }).click();
    await expect(page).toHaveURL(new RegExp(`date=${saturday}`));
    await expect(page).toHaveURL(/station=8444351/);
    await expect(page.getByRole("heading", { name: /Saturday, / }).first()).toBeVisible();
    await expect(page.getByRole("slider").first()).toHaveAttribute("aria-valuetext", / ft/);
    await expect(page.getByText("Predicted from Boston by NOAA's offsets")).toBeVisible();

    // An hour before each high there, in the account and in the calendar.
    await page.getByRole("button", { name: "Set Alert" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Set Alert" });
    await dialog.getByText("High", { exact: true }).click();
    await dialog.getByLabel("How long before").selectOption("60");
    await dialog.getByRole("button", { name: "Save reminder" }).click();
    const refusal = dialog.getByText("Nothing would bring this reminder", { exact: false });
    await expect(refusal).toBeVisible();
    await dialog.getByRole("switch", { name: "Reminders by email" }).click();
    await expect(refusal).toBeHidden();
    await dialog.getByRole("button", { name: "Save reminder" }).click();
    await expect(dialog).toBeHidden();
    const reminder = "High tide at Hull, 1 hour before";
    await expect(page.getByText(reminder, { exact: true })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Calendar file of: ${reminder}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("tide-reminders.ics");
    const calendar = readFileSync(await file.path(), "utf8");
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(12);
    expect(calendar).toContain("Hull");
    expect(calendar).toContain("TRIGGER:-PT60M");
    // Left before its answer, the removal would be sent again and find nothing.
    const removed = page.waitForResponse(
      (response) =>
        response.request().method() === "DELETE" && response.url().includes("/api/tide-alerts/"),
    );
    await page.getByRole("button", { name: `Remove the reminder: ${reminder}` }).click();
    await expect(page.getByText("No reminders yet.")).toBeVisible();
    await removed;

    // The place: its score, its water, its rules.
    await page.goto("/fishing-spots");
    await page.getByPlaceholder("Search fishing spots...").fill("nut island");
    await page.getByRole("list", { name: "Spots" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Nut Island");
    await expect(page.getByRole("heading", { name: "Bite score here" })).toBeVisible();
    await expect(
      page.getByRole("slider", { name: /^Bite score by the hour, Nut Island/ }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Tide and current" })).toBeVisible();
    await expect(
      page.getByText(/^Slack water|does not fall below half a knot/).first(),
    ).toBeVisible();
    const rules = page.getByRole("region", { name: "Rules Here: rules" });
    await expect(rules).toContainText("Massachusetts waters");
    await expect(rules).toContainText("28 to less than 31 in");
    await page.getByRole("link", { name: "Back to Spots" }).click();

    // And what the assistant makes of it.
    await page
      .getByRole("navigation", { name: "Tabs" })
      .getByRole("link", { name: "Assistant" })
      .click();
    // As long as there is no conversation yet nothing can be sent.
    await expect(page.getByRole("button", { name: /Striper limit/ })).toBeEnabled();
    await page.getByLabel("Your question").fill("best time this weekend from shore near Quincy");
    await page.getByLabel("Your question").press("Enter");
    const answer = page.getByRole("article", { name: "Assistant" }).last();
    await expect(answer).toContainText("Quincy");
    await answer.getByRole("button", { name: /^Bite score, Quincy/ }).click();
    await expect(answer).toContainText(/\d{1,2}:\d{2}\s[ap]m/);
    await expect(answer).toContainText(/\d+ of 100/);
  },
);
