import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUp, signUpAt } from "#e2e/support/people.ts";
import { hidesWhoDraws } from "#e2e/support/screens.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

const spotsInView = (page: Page) => page.getByRole("region", { name: "Spots in view" });

test.beforeEach(({ page }) => page.addInitScript(hidesWhoDraws));

/** Drawn means: the scale stands on it. */
const isDrawn = (page: Page) => expect(page.getByText(/^Scale: /)).toBeAttached();

// SPEC 2.3
test("the map shows spots and water now and later, measures, and takes a spot", async ({
  page,
}) => {
  await signUpAt(page, "/map");
  await isDrawn(page);
  await expect(page.getByText("Not for navigation").first()).toBeVisible();
  await expect(page.getByText(/^Boston: (?:Rising|Falling|Changing)/)).toBeVisible();

  const spot = spotsInView(page).getByRole("button").first();
  const name = await spot.innerText();
  await spot.click();
  await expect(page).toHaveURL(/\/map\?spot=/);
  const card = page.getByRole("region", { name, exact: true });
  await expect(card.getByRole("link", { name: "Open spot" })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toBeHidden();

  const time = page.getByRole("slider", { name: /Time on the map/ });
  await time.focus();
  await page.keyboard.press("ArrowRight");
  await expect(time).toHaveAttribute("aria-valuetext", /, in 10 min$/);
  await page.getByRole("button", { name: "Now", exact: true }).click();
  await expect(time).toHaveAttribute("aria-valuetext", /^Now, /);

  await page.getByRole("button", { name: "Measure a distance" }).click();
  await page.getByRole("button", { name: "Set a point at the cross" }).click();
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.getByRole("button", { name: "Set a point at the cross" }).click();
  await expect(page.getByText(/nm · .* mi · \d{3}° true/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "About this map" }).click();
  await expect(page.getByRole("dialog")).toContainText("within 100 to 200 m");
  await expect(page.getByRole("dialog")).toContainText("Lesser General Public License");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Add a spot" }).click();
  await page.getByRole("button", { name: "Add my spot here" }).click();
  await expect(page).toHaveURL(/\/fishing-spots\?add=/);
});

test(
  "a map that was opened once opens without a network",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await signUp(page);
    await untilInstalled(page);
    await page.goto("/map");
    await isDrawn(page);
    await expect(spotsInView(page).getByRole("button").first()).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await isDrawn(page);
    await expect(spotsInView(page).getByRole("button").first()).toBeVisible();

    await page.getByRole("button", { name: "Layers" }).click();
    await page.getByRole("switch", { name: /NOAA nautical chart/ }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByText(/No connection: the NOAA chart cannot load/)).toBeVisible();
  },
);
