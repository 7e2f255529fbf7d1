import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { givenUp, anyOf, networkCut, refused } from "#e2e/support/faults.ts";
import { signUp, type Person } from "#e2e/support/people.ts";
import { paintedPhoto } from "#e2e/support/photo.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";

test.use({ allowedFaults: anyOf(networkCut, givenUp, refused(401, "/api/")) });

const card = (page: Page) => page.getByRole("article", { name: "Saltwater license" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Front and back of a Massachusetts permit, by the form. */
async function fillForm(page: Page) {
  await page.getByRole("button", { name: "Add New License" }).click();
  await expect(page.getByRole("button", { name: "Upload License" })).toBeDisabled();
  await page.getByLabel("Take or Choose a Photo").setInputFiles(await paintedPhoto(page, "FRONT"));
  await page.getByLabel("Add the Back").setInputFiles(await paintedPhoto(page, "BACK"));
  await page.getByLabel("License Type").selectOption("saltwater");
  await page.getByLabel("Issued by").selectOption("MA");
  await page.getByLabel("License Number").fill("MA-4402917");
  await page.getByRole("button", { name: /^Use December 31, / }).click();
}

async function toWallet(page: Page): Promise<Person> {
  // By way of the dashboard: there has to be a page of the product to go back to.
  const person = await signUp(page);
  await page.goto("/licenses");
  await expect(page.getByText("No licenses stored yet")).toBeVisible();
  return person;
}

async function setPin(page: Page) {
  const show = card(page).getByRole("button", { name: "Show to Officer" });
  await show.click();
  await expect(page.getByText("For the officer")).toBeVisible();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Lock the app the next time?" });
  await dialog.getByLabel("PIN (4 to 8 digits)").fill("2580");
  await dialog.getByLabel("PIN once more").fill("2580");
  await dialog.getByRole("button", { name: "Save PIN" }).click();
  await expect(dialog).toBeHidden();
  await show.click();
  await expect(page.getByText("For the officer")).toBeVisible();
}

// SPEC 2.75
test("a license is stored, and its photos are looked at closely", async ({ page }) => {
  await toWallet(page);
  await fillForm(page);
  await page.getByRole("button", { name: "Upload License" }).click();
  await expect(page.getByText("Successfully uploaded saltwater license")).toBeVisible();
  await expect(page.getByText("Successfully uploaded saltwater license")).toBeHidden();
  await expect(card(page)).toContainText("MA-4402917");
  await expectAccessible(page);
  await card(page).getByRole("button").first().click();
  await expect(heading(page, "Saltwater license")).toBeVisible();
  await expect(page.getByText("On this device, also without a connection")).toBeVisible();
  await page.getByRole("button", { name: /^Photo 2 of 2/ }).click();
  const image = page.getByRole("dialog").getByRole("img", { name: /^Photo 2 of 2/ });
  await expect(image).toBeVisible();
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Rotate" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(page.getByText("150%")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Saltwater license")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Licenses")).toBeVisible();
});

test(
  "without a connection a license waits on the device and goes out by itself",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await toWallet(page);
    await untilInstalled(page);
    await page.reload();
    await expect(page.getByText("No licenses stored yet")).toBeVisible();
    await context.setOffline(true);
    await fillForm(page);
    await page.getByRole("button", { name: "Upload License" }).click();
    await expect(card(page)).toContainText("Waiting to upload");
    await page.reload();
    await expect(card(page)).toContainText("Waiting to upload");
    await expect(card(page)).toContainText("MA-4402917");

    await context.setOffline(false);
    await expect(card(page).getByText("Waiting to upload")).toBeHidden({ timeout: 90_000 });
    await card(page).getByRole("button").first().click();
    await expect(page.getByRole("button", { name: /^Photo 2 of 2/ })).toBeVisible();
  },
);

test("nobody leaves the officer's view but by the PIN", async ({ page, context }) => {
  await toWallet(page);
  await fillForm(page);
  await page.getByRole("button", { name: "Upload License" }).click();
  await expect(card(page)).toBeVisible();
  await setPin(page);
  const shown = page.getByText("For the officer");
  await expectAccessible(page);
  await expect(page.getByText("MA-4402917")).toBeVisible();
  await expect(page.getByText(/Carry a paper or phone copy/)).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);

  await page.reload();
  await expect(shown).toBeVisible();
  await page.goBack();
  await expect(shown).toBeVisible();
  for (const address of ["/", "/profile", "/catch-logger", "/licenses?add=new", "/terms"]) {
    await page.goto(address);
    await expect(shown).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
  }
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByText("For the officer")).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: "Done: Unlock" }).click();
  const pin = page.getByLabel("Your PIN");
  // Awaited from before the last try on: the wait is over after a few seconds.
  const wait = page.getByText(/^Too many tries\. Try again in \d+ seconds?\./);
  const isTold = Promise.all([wait.waitFor(), pin.and(page.locator(":disabled")).waitFor()]);
  for (let tries = 0; tries < 3; tries++) {
    await pin.fill("1357");
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(pin).toHaveValue("");
  }
  await isTold;
  await page.reload();
  await page.getByRole("button", { name: "Done: Unlock" }).click();
  await expect(pin).toBeEnabled();
  await pin.fill("2580");
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(heading(page, "Licenses")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Licenses")).toBeVisible();
});

test("who has forgotten the PIN signs in again", { tag: thorough }, async ({ page }) => {
  const person = await toWallet(page);
  await fillForm(page);
  await page.getByRole("button", { name: "Upload License" }).click();
  await expect(card(page)).toBeVisible();
  await setPin(page);
  await page.getByRole("button", { name: "Done: Unlock" }).click();
  await page.getByRole("button", { name: "Forgot your PIN?" }).click();
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Sign In and Unlock" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In and Unlock" }).click();
  await expect(heading(page, "Licenses")).toBeVisible();
  // The PIN is gone: a new one is offered after the next time.
  await card(page).getByRole("button", { name: "Show to Officer" }).click();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Lock the app the next time?" })).toBeVisible();
});
