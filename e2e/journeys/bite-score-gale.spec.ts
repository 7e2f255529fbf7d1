import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInEveryLight } from "#e2e/support/axe.ts";
import { signUp } from "#e2e/support/people.ts";
import { test, thorough } from "#e2e/support/world.ts";

// Dusk in the best weeks of the year, under a Gale Warning.
test.use({
  ownWorld: "gale",
  worldDate: "06-13T19:30:00-04:00",
  worldModes: { nws: "gale" },
});

test.describe.configure({ mode: "default" });

const recommends = /Recommended|Worth Trying|Consider Waiting|\bGo now|Worth a try now/;

async function expectNo(page: Page, action: "Stay Ashore" | "Stay Home") {
  await expect(page.getByText(/^Do not go out now: .*Gale Warning/).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "When to go" })).toContainText(
    /^Do not go out now: Gale Warning/,
  );
  await expect(page.getByText(action).first()).toBeVisible();
  await expect(page.locator("main")).not.toContainText(recommends);
  const strip = page.getByRole("slider", { name: /^Bite score by the hour/ });
  await expect(strip).toHaveAttribute("aria-valuetext", /^Now: not safe, \d+/);
}

/** The product asks the Weather Service by itself, soon after it has begun. */
async function untilWarned(page: Page) {
  await expect
    .poll(async () => (await page.request.get("/api/marine-forecast")).text(), { timeout: 90_000 })
    .toContain("Gale Warning");
}

test("a warning can be read in every light", { tag: thorough }, async ({ page }) => {
  await untilWarned(page);
  await signUp(page);
  await expectNo(page, "Stay Ashore");
  await expectAccessibleInEveryLight(page);
});

test("a gale in June outranks the fish on every view", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await untilWarned(page);
  await signUp(page);
  await expectNo(page, "Stay Ashore");
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Bite Score.* of 100/ }).click();
  const dialog = page.getByRole("dialog", { name: "Bite Score" });
  await expect(dialog).toContainText(/^.*Do not go out now: .*Gale Warning/);
  await expect(dialog).toContainText("Stay Ashore");
  await expect(dialog).not.toContainText(recommends);
  await page.keyboard.press("Escape");

  await page.goto("/fishing-spots/deer-island-rip");
  await expectNo(page, "Stay Ashore");
  await page.goto("/fishing-spots/castle-island");
  await expectNo(page, "Stay Home");
  await page.goto("/fishing-spots/merrimack-river-mouth");
  await expectNo(page, "Stay Ashore");
  await expect(page.getByText("A bar lies here.")).toBeVisible();

  await page.goto("/ai-chat");
  await page.getByLabel("Your question").fill("should I go to Deer Island tonight at 8 pm");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "Assistant" }).last()).toContainText(
    /^[^.]*Stay in: Gale Warning\./,
  );
});
