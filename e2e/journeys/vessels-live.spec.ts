import { expect } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { anyOf, anyUrlOf, networkCut } from "#e2e/support/faults.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";

test.use({
  allowedFaults: anyOf(networkCut, anyUrlOf("https://www.marinetraffic.com/")),
});

test("vessels of the feed are shown with their age, filtered and followed", async ({ page }) => {
  await signUpAt(page, "/ais-embed");
  const health = page.getByRole("status").filter({ hasText: /Newest message/ });
  await expect(health).toContainText(/Receiving.*Newest message \d+ s ago/);
  const list = page.getByRole("region", { name: "Vessels in view" });
  await expect(list.getByRole("button").first()).toBeVisible();
  await expectAccessible(page);

  const ferries = list.getByRole("button", { name: /Ferry\./ });
  await expect(ferries.first()).toBeVisible();
  await page.getByRole("button", { name: /^Ferries/ }).click();
  await expect(ferries).toHaveCount(0);
  await page.getByRole("button", { name: /^Ferries/ }).click();

  await ferries.first().click();
  const following = page.getByRole("button", { name: "Stop following" });
  await expect(following).toBeVisible();
  await expect(page.getByText("Share your position to see how close it comes.")).toBeVisible();
  await following.click();
  await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
});

test(
  "the other map is one switch away, and says so when it is out of reach",
  { tag: [keepsApp, thorough] },
  async ({ page }) => {
    const maps = /^https:\/\/www\.(?:marinetraffic|vesselfinder)\.com\//;
    await page.route(maps, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Vessels</title>" }),
    );
    // Playwright refuses every /favicon.ico by itself once a route is set.
    await page.addInitScript(() => {
      const ask = globalThis.fetch;
      globalThis.fetch = (input, init) =>
        typeof input === "string" &&
        input.startsWith("https://www.marinetraffic.com/") &&
        localStorage.getItem("site_is_gone") === null
          ? Promise.resolve(new Response())
          : ask(input, init);
    });
    await signUpAt(page, "/ais-embed");
    await page.getByText("Embedded map").click();
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("src", /zoom:11\/centery:42\.35\/centerx:-71\.05/);
    await expect(page.getByText("Loading vessel map...")).toBeHidden();
    await expect(page.getByRole("button", { name: "Full screen" })).toBeVisible();

    await untilInstalled(page);
    await page.reload();
    await expect(page.getByRole("button", { name: "Full screen" })).toBeVisible();
    await page.evaluate(() => localStorage.setItem("site_is_gone", "yes"));
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText("AIS Map Unavailable")).toBeVisible();
    for (const site of ["MarineTraffic", "VesselFinder"]) {
      const link = page.getByRole("link", { name: new RegExp(site) });
      await expect(link).toHaveAttribute("target", "_blank");
    }
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try loading embed again" }).click();
    await page.context().setOffline(false);
  },
);
