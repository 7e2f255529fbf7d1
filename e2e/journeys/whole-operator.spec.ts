import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { claimAdmin, firstAdminLink, versionOfRules } from "#e2e/support/admin.ts";
import { givenUp, anyOf, refused, serverEnds } from "#e2e/support/faults.ts";
import { test } from "#e2e/support/installation.ts";
import { thorough } from "#e2e/support/world.ts";
import { signIn, signUp, somebody, type Person } from "#e2e/support/people.ts";

test.use({
  allowedFaults: anyOf(
    serverEnds,
    givenUp,
    refused(400, "/api/auth/claim-admin"),
    refused(401, "/api/"),
  ),
});

const today = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(Date.now());

const bassRule = (page: Page) => page.getByRole("region", { name: "MA Striped Bass", exact: true });

async function logFish(page: Page, length: string) {
  await page.goto("/catch-logger");
  await page.getByRole("button", { name: "Quick Log Catch" }).click();
  await page.getByLabel("Species").selectOption("Striped Bass");
  await page.getByRole("radio", { name: "Released" }).check({ force: true });
  await page.getByLabel("Length (in)").fill(length);
  await page.getByRole("button", { name: "Log Catch", exact: true }).click();
  await expect(page.getByText("CATCH LOGGED!")).toBeVisible();
  await expect(page.getByText("CATCH LOGGED!")).toBeHidden();
  await expect(page.getByText("Not synced yet")).toBeHidden();
}

async function publishNarrowerSlot(page: Page, operator: Person) {
  await page.goto("/regulations");
  const version = await versionOfRules(page);
  await page.getByRole("link", { name: "Rule desk" }).click();
  await page.getByLabel("Find a rule").fill("striped");
  await page.getByRole("button", { name: "Edit: Massachusetts, Striped bass" }).click();
  await page.getByLabel("At least, inches").fill("30");
  await page.getByLabel("Citation").fill("322 CMR 6.07 as amended");
  await page.getByLabel("Verified on").fill(today());
  await page.getByRole("button", { name: "Take into the edit" }).click();
  await page.getByRole("button", { name: "Preview the differences" }).click();
  await page.getByLabel("Note to the version").fill("A narrower slot");
  await page.getByLabel("Your password").fill(operator.password);
  await page.getByRole("button", { name: "Publish the next version" }).click();
  await expect(page.getByText(`Version ${version + 1} is published.`)).toBeVisible();
}

test(
  "an operator takes over, publishes a rule, looks after the services, and loses nothing to a wiped disk",
  { tag: thorough },
  async ({ page, browser, baseURL, installation }) => {
    const phone = await browser.newContext({ baseURL: baseURL ?? "" });
    const angler = await phone.newPage();
    const person = await signUp(angler, somebody("Fay Fisher"));
    await logFish(angler, "29.5");
    await angler.goto("/regulations");
    await expect(bassRule(angler)).toContainText("28 to less than 31 in");
    await expect(angler.getByText(/^Rule table \d+ of .* confirmed/u)).toBeVisible();

    // The link of the first start makes one admin, once.
    const operator = await signUp(page, somebody("Olga Operator"));
    const link = firstAdminLink(installation);
    await claimAdmin(page, link);
    await angler.goto(link);
    await angler.getByRole("button", { name: "Become Admin" }).click();
    await expect(angler.getByRole("alert")).toBeVisible();

    await publishNarrowerSlot(page, operator);
    // What an open page asks for every ten minutes, a fresh one asks for when that has passed.
    await angler.evaluate(() => {
      const kept = localStorage.getItem("kept_rule_table") ?? "";
      localStorage.setItem("kept_rule_table", kept.replace(/"at":\d+/u, '"at":0'));
    });
    await angler.goto("/regulations");
    await expect(bassRule(angler)).toContainText("30 to less than 31 in");
    await phone.close();

    await page.goto("/analytics");
    await expect(page.getByRole("heading", { name: "Outside services" })).toBeVisible();
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: /Answers.*Last good answer/s })
        .first(),
    ).toBeVisible();

    // One file while it runs; then the disk is lost.
    const file = join(installation.safePlace, "striper.zip");
    expect(await installation.command("backup", file)).toContain("read back and whole.");
    await installation.product.end();
    installation.wipe();
    expect(await installation.command("restore", file)).toContain("Restored as of");
    await installation.startAgain();

    const newPhone = await browser.newContext({ baseURL: baseURL ?? "" });
    const back = await newPhone.newPage();
    await signIn(back, person);
    await back.goto("/catch-logger");
    await expect(back.getByText("1 catch · 1 species")).toBeVisible();
    await expect(back.getByRole("list", { name: "Recent Catches" })).toContainText("29.5 in");
    await back.goto("/regulations");
    await expect(bassRule(back)).toContainText("30 to less than 31 in");
    await newPhone.close();

    // Whoever was admin still is, and nobody is offered it again.
    expect(installation.product.output()).not.toContain("claim-admin");
    const desk = await browser.newContext({ baseURL: baseURL ?? "" });
    const desktop = await desk.newPage();
    await signIn(desktop, operator);
    await desktop.goto("/rule-desk");
    await expect(desktop.getByRole("heading", { level: 1, name: "Rule desk" })).toBeVisible();
    await desk.close();
  },
);
