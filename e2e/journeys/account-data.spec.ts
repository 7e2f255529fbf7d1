import { expect } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { fillAccount } from "#e2e/support/filled-account.ts";
import { anotherPerson, signUpAt } from "#e2e/support/people.ts";
import { test, thorough } from "#e2e/support/world.ts";

test(
  "an account takes in what another exported, and counts each kind",
  { tag: thorough },
  async ({ page, browser, world }) => {
    await signUpAt(page, "/profile");
    await fillAccount(page);
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export My Data" }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^striper-conditions-\d{4}-\d\d-\d\d\.zip$/);
    await expect(page.getByText("Your data is in your downloads.")).toBeVisible();
    const archive = await download.path();

    const { page: other } = await anotherPerson(browser, world.product.url, "/profile");
    const file = other.getByLabel("Choose Export File");
    await file.setInputFiles(archive);
    const said = other.getByText(/^Added: /);
    await expect(said).toHaveText(
      /^Added: 1 catch, 1 trip, 1 photo, 1 spot of yours, 1 favorite, 1 home water, 1 license, 1 image of a license, 1 tide alert, 1 conversation, and \d settings?\.$/,
    );
    await expectAccessible(other);
    await file.setInputFiles(archive);
    await expect(other.getByText("Nothing new was in the file.")).toBeVisible();
    await expect(other.getByText(/^\d+ entries were here already\.$/)).toBeVisible();

    await other.goto("/catch-logger");
    await expect(other.getByText("1 catch · 1 species")).toBeVisible();
    await other.goto("/licenses");
    await expect(other.getByRole("article", { name: "Saltwater license" })).toContainText(
      "MA-4402917",
    );
    await other.context().close();
  },
);

test(
  "a calendar has an address of its own, which tells nothing of the account, until it is turned off",
  { tag: thorough },
  async ({ page }) => {
    const me = await signUpAt(page, "/profile");
    await page.getByRole("button", { name: "Make an Address" }).click();
    const address = page.getByLabel("Calendar address");
    await expect(address).toHaveValue(/\/api\/calendars\/[\w-]{43}\.ics$/);
    const { pathname } = new URL(await address.inputValue());
    // As a calendar does: without being signed in.
    const answer = await page.request.get(pathname);
    expect(answer.headers()["content-type"]).toContain("text/calendar");
    const calendar = await answer.text();
    expect(calendar).toContain("BEGIN:VEVENT");
    expect(calendar).toMatch(/SUMMARY:.*(?:High|Low)/);
    for (const own of [me.name, me.email, me.email.split("@")[0] ?? ""])
      expect(calendar).not.toContain(own);

    await page.reload();
    await expect(
      page.getByText(/^An address was made on .* It is not shown again\.$/),
    ).toBeVisible();
    await page.getByRole("button", { name: "Turn Off" }).click();
    await expect(page.getByRole("button", { name: "Make an Address" })).toBeVisible();
    expect((await page.request.get(pathname)).status()).toBe(404);
  },
);
