import { expect, type Page } from "@playwright/test";
import { fillSignUp } from "#e2e/support/people.ts";
import { keepsApp, test } from "#e2e/support/world.ts";

/** Through the menu, as on any phone. */
async function openFromMenu(page: Page, view: string) {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: view }).click();
}

test(
  "a new angler comes from the landing page to the first fish in the log book",
  { tag: keepsApp },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Start 7-Day Free Trial" }).first().click();
    await fillSignUp(page);
    await expect(page.getByRole("region", { name: "Your plan" })).toContainText("7 days remaining");
    await expect(page.getByRole("button", { name: /^Bite Score.*\d+ of 100/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Current Tide.*\d ft/ })).toBeVisible();

    await openFromMenu(page, "Fishing Spots");
    await page.getByPlaceholder("Search fishing spots...").fill("deer island");
    await page.getByRole("list", { name: "Spots" }).getByRole("link").first().click();
    const heading = page.getByRole("heading", { level: 1, name: /Deer Island/ });
    await expect(heading).toBeVisible();
    const spot = await heading.innerText();
    await page.getByRole("button", { name: `Add ${spot} to your favorites` }).click();
    await page.getByRole("link", { name: "Back to Spots" }).click();
    await page.getByPlaceholder("Search fishing spots...").fill("");
    await page.getByRole("radio", { name: "Favorites" }).check({ force: true });
    await expect(page.getByText("1 spot found")).toBeVisible();
    await expect(page.getByRole("list", { name: "Spots" })).toContainText(spot);

    await openFromMenu(page, "Regulations");
    await page.getByRole("button", { name: "Keep or release?" }).click();
    const verdict = page.getByRole("region", { name: "Verdict" });
    await page.getByRole("button", { name: "Striped bass" }).click();
    await page.getByText("MA", { exact: true }).click();
    await page.getByLabel("Length, inches").fill("29 1/2");
    await expect(verdict).toContainText("KEEP");
    await page.getByLabel("Length, inches").fill("31 1/4");
    await expect(verdict).toContainText("RELEASE");
    await page.goBack();

    await page
      .getByRole("navigation", { name: "Tabs" })
      .getByRole("link", { name: "Catches" })
      .click();
    await expect(page.getByText("No catches yet")).toBeVisible();
    await page.getByRole("button", { name: "Quick Log Catch" }).click();
    await page.getByLabel("Species").selectOption("Striped Bass");
    await page.getByRole("radio", { name: "Released" }).check({ force: true });
    await page.getByLabel("Length (in)").fill("31.25");
    await page.getByLabel("Location").selectOption("Boston Harbor");
    await expect(page.getByRole("region", { name: "Keep or release" })).toContainText("Too long");
    await page.getByRole("button", { name: "Log Catch", exact: true }).click();
    await expect(page.getByText("Your first measured Striped Bass")).toBeVisible();
    await expect(page.getByText("CATCH LOGGED!")).toBeHidden();

    const recent = page.getByRole("list", { name: "Recent Catches" });
    await expect(page.getByText("1 catch · 1 species")).toBeVisible();
    await expect(recent).toContainText("Striped Bass");
    await expect(recent).toContainText("31.25 in");
    await expect(recent.getByText("Not synced yet")).toBeHidden();

    await page
      .getByRole("navigation", { name: "Tabs" })
      .getByRole("link", { name: "Home" })
      .click();
    await page.getByRole("link", { name: "My Catches" }).click();
    const mine = page.getByRole("dialog", { name: "My Catches" });
    await expect(mine.getByRole("list", { name: "Your catches" })).toContainText("31.25 in");
    await mine.getByRole("link", { name: /log book/i }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "My Fishing Log Book" }),
    ).toBeVisible();
  },
);
