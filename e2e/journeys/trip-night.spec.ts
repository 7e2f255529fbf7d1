import { expect, type Page } from "@playwright/test";
import { networkCut } from "#e2e/support/faults.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { paintedPhoto } from "#e2e/support/photo.ts";
import { eveningBeforeClocksGo } from "#e2e/support/time.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";

test.use({ allowedFaults: networkCut });

test.use({
  ownWorld: "trip-night",
  worldDate: eveningBeforeClocksGo("back"),
  permissions: ["geolocation"],
});

const main = (page: Page) => page.locator("#main");
const today = (page: Page) =>
  page.evaluate(() =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(Date.now()),
  );

async function expectOnePage(page: Page, path: string): Promise<void> {
  const paper = await page.pdf({ path, preferCSSPageSize: true });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
}

const paperZoom = (page: Page) =>
  page
    .locator(".printed-trip")
    .evaluate((paper) => Number(getComputedStyle(paper).getPropertyValue("--paper-zoom")));

async function addLicenseThatEndsToday(page: Page): Promise<void> {
  await page.goto("/licenses");
  await page.getByRole("button", { name: "Add New License" }).click();
  await page.getByLabel("Take or Choose a Photo").setInputFiles(await paintedPhoto(page, "FRONT"));
  await page.getByLabel("License Type").selectOption("saltwater");
  await page.getByLabel("Issued by").selectOption("MA");
  await page
    .getByLabel(/^Expir/u)
    .first()
    .fill(await today(page));
  await page.getByRole("button", { name: "Upload License" }).click();
  await expect(page.getByText("Successfully uploaded saltwater license")).toBeVisible();
}

async function moveTo(page: Page, latitude: number, longitude: number): Promise<void> {
  await page.context().setGeolocation({ latitude, longitude, accuracy: 10 });
}

test(
  "a trip over midnight, the night the clocks go back and a license's last day, into federal water",
  { tag: [keepsApp, thorough] },
  async ({ page, context }, testInfo) => {
    await signUpAt(page, "/dashboard");
    await addLicenseThatEndsToday(page);
    await page.goto("/trip");
    await page.getByLabel("Date").fill(await today(page));
    await page.getByLabel("Start fishing at").fill("22:00");
    await page.getByLabel("Hours until you are back").fill("6");
    await page.getByRole("switch", { name: "I plan to be out in the dark" }).click();
    await page.getByRole("button", { name: "Make the plan" }).click();

    // Six hours after ten in the evening are three o'clock: the hour from one to two comes twice.
    await expect(main(page).getByText(/^Sun Nov \d+, 3:00 am: the time you gave/u)).toBeVisible();
    const license = main(page)
      .getByRole("listitem")
      .filter({ hasText: /^License:/u });
    await expect(license).toContainText(/good through Sat Nov \d+/u);
    await expect(
      main(page)
        .getByText(/ of \d+ last for the whole trip\.$/u)
        .first(),
    ).toBeVisible();

    await untilInstalled(page);
    await page.reload();
    await expect(main(page).getByText(/^Turn back by /u)).toBeVisible();
    await expectOnePage(page, testInfo.outputPath("trip.pdf"));

    // As long as the law of four waters: smaller, and whole.
    const zoom = await paperZoom(page);
    await page.locator(".printed-rules").evaluate((rules) => {
      for (const copy of [1, 2, 3].map(() => rules.cloneNode(true))) rules.append(copy);
    });
    await expectOnePage(page, testInfo.outputPath("trip-long-law.pdf"));
    expect(await paperZoom(page)).toBeLessThan(zoom);
    expect(await paperZoom(page)).toBeGreaterThan(0.3);

    // Even of what comes after it was measured there is no second page.
    await page.evaluate(() =>
      addEventListener("beforeprint", () =>
        document.querySelector(".printed-sheet")?.append("Late words. ".repeat(5000)),
      ),
    );
    await expectOnePage(page, testInfo.outputPath("trip-late.pdf"));

    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "Set out" }).click();
    await moveTo(page, 42.34, -70.98);
    await page.getByRole("switch", { name: /Watch the line/u }).click();
    await expect(main(page).getByText(/^Massachusetts water\. At least/u)).toBeVisible();
    await expect(
      main(page).getByText("Security zones in Boston Harbor: you may be inside."),
    ).toBeVisible();
    await moveTo(page, 42.45, -70.6);
    await expect(main(page).getByText(/^Federal water/u)).toBeVisible({ timeout: 45_000 });
    await expect(
      main(page)
        .getByText(/may not be fished for or kept/u)
        .first(),
    ).toBeVisible();
  },
);
