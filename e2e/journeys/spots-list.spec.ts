import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUp } from "#e2e/support/people.ts";
import { keepsApp, test, untilInstalled } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

const count = (page: Page) => page.getByText(/^\d+ spots? found$/);
const search = (page: Page) => page.getByPlaceholder("Search fishing spots...");

test.use({
  geolocation: { latitude: 42.35, longitude: -71 },
  permissions: ["geolocation"],
});

test(
  "with the network off a repeat visit lists, filters, opens and keeps",
  { tag: keepsApp },
  async ({ page, context }) => {
    await signUp(page);
    await untilInstalled(page);
    await page.goto("/fishing-spots");
    await expect(count(page)).toHaveText("176 spots found");
    await expect(page.getByText("Location found for distance calculations")).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(count(page)).toHaveText("176 spots found");
    await expectAccessible(page);

    await search(page).fill("harbor");
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("combobox", { name: "Type" }).selectOption("Jetty");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Distance");
    await expect(page).toHaveURL(/q=harbor/);
    await expect(page).toHaveURL(/type=jetty/);

    const first = page.getByRole("list", { name: "Spots" }).getByRole("link").first();
    const name = (await first.textContent()) ?? "";
    await first.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    for (const section of [
      "About This Spot",
      "Fishing Details",
      "Access & Facilities",
      "Location",
    ]) {
      await expect(page.getByRole("heading", { name: section })).toBeVisible();
    }
    await expect(page.getByText(/ (mi|ft) away$/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Directions" })).toHaveAttribute(
      "target",
      "_blank",
    );
    await page.getByRole("button", { name: `Add ${name} to your favorites` }).click();

    await page.getByRole("link", { name: "Back to Spots" }).click();
    await expect(search(page)).toHaveValue("harbor");
    await expect(page.getByRole("combobox", { name: "Type" })).toHaveValue("jetty");
    await search(page).fill("no such water");
    await expect(page.getByText("No spots found")).toBeVisible();
    await expect(page.getByText("Try adjusting your search or filters")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).last().click();
    await page.getByRole("radio", { name: "Favorites" }).check({ force: true });
    await expect(count(page)).toHaveText("1 spot found");

    // The account hears of it once there is a network, and another visit finds it there.
    const told = page.waitForResponse(
      (response) => response.url().includes("/api/spots/favorites/") && response.ok(),
      // A call that is lost when the network comes back is repeated after a minute.
      { timeout: 90_000 },
    );
    await context.setOffline(false);
    await told;
  },
);

test(
  "an own spot is added offline, sent later, changed and deleted",
  { tag: keepsApp },
  async ({ page, context }) => {
    await signUp(page);
    await untilInstalled(page);
    await page.goto("/fishing-spots?add=42.33970,-70.95470");
    await expect(page.getByRole("dialog", { name: "Add a Spot" })).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel("Name").fill("The rip behind the light");
    await page.getByRole("button", { name: "Save Spot" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "The rip behind the light" }),
    ).toBeVisible();
    await expect(page.getByText("Not sent to your account yet")).toBeVisible();
    await expect(page.getByText("Yours, private")).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText("Not sent to your account yet")).toBeHidden({ timeout: 90_000 });
    await expectAccessible(page);

    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Notes").fill("Two hours into the ebb.");
    await page.getByRole("button", { name: "Save Spot" }).click();
    await expect(page.locator("#main").getByText("Two hours into the ebb.")).toBeVisible();
    await expect(page.getByText("Not sent to your account yet")).toBeHidden();

    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete Spot" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Fishing Spots" })).toBeVisible();
    await page.reload();
    await expect(count(page)).toHaveText("176 spots found");
  },
);
