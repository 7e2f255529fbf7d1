import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

const gpx = `<?xml version="1.0"?>
<gpx version="1.1" creator="plotter" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="42.3397" lon="-70.9547"><name>Tom &amp; Ann's ledge 🐟</name><desc>20 ft</desc></wpt>
<wpt lat="42.3601" lon="-70.8912"><name>Graves wall</name></wpt>
<wpt lat="0" lon="0"><name>no fix</name></wpt>
<trk><name>Dawn</name><trkseg>
<trkpt lat="42.33" lon="-70.95"><time>2025-06-13T09:00:00Z</time></trkpt>
<trkpt lat="42.34" lon="-70.96"><time>2025-06-13T11:30:00Z</time></trkpt>
</trkseg></trk></gpx>`;

const file = (text: string) => ({
  name: "plotter.gpx",
  mimeType: "application/gpx+xml",
  buffer: Buffer.from(text),
});

/** A page that moves under the finger takes a second tap. */
async function downloaded(page: Page, button: string): Promise<string> {
  let path = "";
  await expect(async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 10_000 }),
      page.getByRole("button", { name: button }).click({ timeout: 10_000 }),
    ]);
    path = await download.path();
  }).toPass();
  return readFileSync(path, "utf8");
}

test(
  "waypoints of a plotter become own spots without a network, once, and go out again",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await signUpAt(page, "/fishing-spots");
    await untilInstalled(page);
    await page.reload();
    await expect(page.getByText("176 spots found")).toBeVisible();
    await context.setOffline(true);
    const choose = page.getByLabel("Import a GPX file");
    await choose.first().setInputFiles(file(gpx.slice(0, 300)));
    await expect(page.getByText(/^The file is damaged or breaks off/)).toBeVisible();
    await choose.first().setInputFiles(file(gpx));
    await expect(page.getByText("2 waypoints will be added to your spots.")).toBeVisible();
    await expect(page.getByText("One has no position that is possible")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add 2 Spots" }).click();
    await expect(page.getByText("178 spots found")).toBeVisible();

    // The page moves when its notice goes and when what was added is sent: a click meets it at rest.
    const sent = page.waitForResponse((response) => response.url().includes("/api/spots/mine"));
    await context.setOffline(false);
    await sent;
    await expect(page.getByText("Offline", { exact: true })).toBeHidden();
    await choose.first().setInputFiles(file(await downloaded(page, "Download my spots")));
    await expect(page.getByText("There is nothing new in this file.")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).last().click();
  },
);

test("tracks of a plotter become trips of the log, once", { tag: thorough }, async ({ page }) => {
  await signUpAt(page, "/catch-logger?tab=records");
  const choose = page.getByLabel("Choose a GPX file");
  await choose.first().setInputFiles(file(gpx));
  await expect(page.getByText("One trip will be added to your log.")).toBeVisible();
  await expect(page.getByText("Fri Jun 13, 2025, 5:00 am, Dawn")).toBeVisible();
  await page.getByRole("button", { name: "Add 1 Trip" }).click();
  await choose.first().setInputFiles(file(await downloaded(page, "For a map (GPX)")));
  await expect(page.getByText("One is in your log already.")).toBeVisible();
});
