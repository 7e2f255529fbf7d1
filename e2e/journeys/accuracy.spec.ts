import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleInEveryLight } from "#e2e/support/axe.ts";
import { test, thorough } from "#e2e/support/world.ts";

const band = (name: string, perHour: number | null) => ({
  band: name,
  trips: perHour === null ? null : 90,
  hours: perHour === null ? null : 300,
  fish: perHour === null ? null : Math.round(300 * perHour),
  per_hour: perHour,
  interval: perHour === null ? null : { low: perHour * 0.7, high: perHour * 1.4 },
  blank_share: perHour === null ? null : 0.4,
});

test("a visitor comes from the landing page and reads how right the score is", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /How accurate is the score/ }).click();
  await expect(page).toHaveURL(/\/accuracy$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How accurate is the score?");
  await expect(page.getByText("Not enough yet: 0 of 200 trips.")).toBeVisible();
  await expectAccessible(page);
});

test(
  "the figures have a sentence, a curve and a table, and no barrier in any light",
  { tag: thorough },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/api/accuracy", (route) =>
      route.fulfill({
        json: {
          trips_needed: 200,
          versions: [
            {
              model_version: "2027.1",
              trips: 275,
              hours: 900,
              verdict: "more-when-higher",
              bands: [
                band("Excellent", null),
                band("Good", 1.1),
                band("Fair", 0.6),
                band("Challenging", 0.3),
              ],
            },
          ],
        },
      }),
    );
    await page.goto("/accuracy");
    await expect(page.getByText(/Trips with a higher score brought more/)).toBeVisible();
    await expect(
      page.getByRole("row", { name: /Good 90 300 330 1\.10 0\.77 to 1\.54/ }),
    ).toBeVisible();
    await expect(page.getByRole("row", { name: /Excellent too few/ })).toBeVisible();
    await expectAccessibleInEveryLight(page);
  },
);
