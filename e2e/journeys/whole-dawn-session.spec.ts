import { expect, type Page } from "@playwright/test";
import { fillSignUp, signIn } from "#e2e/support/people.ts";
import { keepsApp, test, untilInstalled } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

const recent = (page: Page) => page.getByRole("list", { name: "Recent Catches" });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Tabs" }).getByRole("link", { name });

/** From here on the product opens without a network. */
async function installed(page: Page) {
  await untilInstalled(page);
  await page.reload();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

async function allSent(page: Page) {
  await expect(recent(page).getByText("Not synced yet")).toHaveCount(0, { timeout: 90_000 });
}

test.use({
  geolocation: { latitude: 42.3397, longitude: -70.9547 },
  permissions: ["geolocation"],
});

test(
  "a dawn session, with the network coming and going, is whole on every device afterwards",
  { tag: keepsApp },
  async ({ page, context, browser, baseURL }) => {
    await page.goto("/sign-up");
    const person = await fillSignUp(page);
    await installed(page);

    // Out of the harbor the signal goes: the app is opened all the same.
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Current Tide.*\d ft/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Bite Score.*\d+ of 100/ })).toBeVisible();
    await expect(page.getByText(/^Computed here; no forecast since /)).toBeVisible();

    // A fish, wet hands, one tap.
    await tab(page, "Catches").click();
    await expect(page.getByText("No catches yet")).toBeVisible();
    await page.getByRole("button", { name: "Save now, finish later" }).first().click();
    await expect(recent(page).getByText("Not finished")).toBeVisible();
    await expect(recent(page).getByText("Not synced yet")).toBeVisible();

    // A bar of signal behind the island: what is marked is sent.
    await context.setOffline(false);
    await allSent(page);
    await expect(recent(page).getByText("Not finished")).toBeVisible();

    // Gone again: the details are written, and a second fish with its length at once.
    await context.setOffline(true);
    await recent(page).getByRole("button").first().click();
    await page.getByRole("button", { name: "Finish it" }).click();
    await page.getByLabel("Species").selectOption("Striped Bass");
    await page.getByRole("radio", { name: "Released" }).check({ force: true });
    await page.getByLabel("Length (in)").fill("29");
    await page.getByLabel("Time of Day").selectOption("Dawn");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("CATCH LOGGED!")).toBeVisible();
    await expect(page.getByText("CATCH LOGGED!")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(recent(page).getByText("Not finished")).toBeHidden();

    await page.getByRole("button", { name: "Quick Log Catch" }).click();
    await page.getByLabel("Species").selectOption("Bluefish");
    await page.getByRole("radio", { name: "Released" }).check({ force: true });
    await page.getByLabel("Length (in)").fill("24.5");
    await page.getByRole("button", { name: "Log Catch", exact: true }).click();
    await expect(page.getByText("CATCH LOGGED!")).toBeVisible();
    await expect(page.getByText("CATCH LOGGED!")).toBeHidden();

    // The phone restarts the app in between; nothing is lost.
    await page.reload();
    await expect(page.getByText("2 catches · 2 species")).toBeVisible();
    await expect(recent(page).getByText("Not synced yet")).toHaveCount(2);

    // Back at the ramp: everything goes out, once.
    await context.setOffline(false);
    await allSent(page);
    await page.reload();
    await expect(page.getByText("2 catches · 2 species")).toBeVisible();

    const home = await browser.newContext({ baseURL: baseURL ?? "" });
    const tablet = await home.newPage();
    await signIn(tablet, person);
    await tablet.goto("/catch-logger");
    await expect(tablet.getByText("2 catches · 2 species")).toBeVisible();
    await expect(recent(tablet).getByRole("listitem")).toHaveCount(2);
    await expect(recent(tablet)).toContainText("29 in");
    await expect(recent(tablet)).toContainText("24.5 in");
    await recent(tablet)
      .getByRole("button", { name: /Striped Bass/ })
      .click();
    const bass = tablet.getByRole("dialog", { name: "Striped Bass" });
    await expect(bass).toContainText("Dawn");
    await expect(bass).toContainText("Tide height");
    await home.close();
  },
);
