import { expect, type Page } from "@playwright/test";
import { signUpAsAdmin, versionOfRules } from "#e2e/support/admin.ts";
import { expectAccessible } from "#e2e/support/axe.ts";
import {
  massachusettsLimits,
  recheckPage,
  untilPagesAreRead,
} from "#e2e/support/official-pages.ts";
import { anotherPerson } from "#e2e/support/people.ts";
import { sizes } from "#e2e/support/screens.ts";
import { test, thorough } from "#e2e/support/world.ts";

test.use({ ownWorld: "rules" });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** What an open page asks for every ten minutes, a fresh one asks for when that has passed. */
async function openLater(page: Page, path: string) {
  await page.evaluate(() => {
    const kept = localStorage.getItem("kept_rule_table") ?? "";
    localStorage.setItem("kept_rule_table", kept.replace(/"at":\d+/u, '"at":0'));
  });
  await page.goto(path);
}

/** A fish that the angler of this page kept just now. */
async function logKept(page: Page, length: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await page.request.post("/api/catch-logger/log", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      species: "Striped Bass",
      length_inches: length,
      is_released: false,
      mode: "shore",
      position: { latitude: 42.33, longitude: -70.95 },
    },
  });
  if (!answer.ok()) throw new Error(`No catch was logged: ${await answer.text()}`);
}

test(
  "an official page that changes is found, read at the desk and published; an angler is told once; it is taken back",
  { tag: thorough },
  async ({ page, browser, world }) => {
    const { page: angler } = await anotherPerson(browser, world.product.url, "/rule-desk");
    const faults: string[] = [];
    for (const one of [angler, page]) one.on("pageerror", ({ message }) => faults.push(message));
    await expect(angler.getByText("There is no such page.")).toBeVisible();
    await angler.goto("/regulations");
    await logKept(angler, 30.5);
    const version = await versionOfRules(page);
    const inForce = new RegExp(`^Rule table ${version} of .* confirmed`, "u");
    await expect(angler.getByText(inForce)).toBeVisible();
    const admin = await signUpAsAdmin(page, world);
    await page.setViewportSize(sizes.desktop);

    await untilPagesAreRead(world);
    await world.fakes.control("rule-pages", { mode: "slot-lowered" });
    await recheckPage(world, massachusettsLimits);
    await world.mailTo(admin.email, /Massachusetts, Striped bass/u);
    // The answer to devices is kept for a minute.
    world.passTime(2 * 60_000);
    await openLater(angler, "/regulations");
    const bass = card(angler, "MA Striped Bass");
    await expect(bass).toContainText(/The official text changed on .*; check it/u);
    await expect(bass).toContainText("28 to less than 31 in");

    await page.goto("/regulations");
    await page.getByRole("link", { name: "Rule desk" }).click();
    await expect(heading(page, "Rule desk")).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("region", { name: /^The official text changed on .*1 rule to decide/u })
      .getByRole("button", { name: "Read the official text: Massachusetts, Striped bass" })
      .click();
    const row = page.getByRole("row").filter({ hasText: "[put in:" });
    await expect(row.getByRole("cell").first()).toContainText(/less than.*31/u);
    await expect(row.getByRole("cell").last()).toContainText(/less than.*30/u);
    await page.getByRole("button", { name: "I read the page today; edit the rule" }).click();
    await page.getByLabel("Upper limit, inches").fill("30");
    await page.getByLabel("Citation").fill("322 CMR 6.07 as amended");
    await page.getByLabel("Verified on").fill("2026-09-10");
    await page.getByRole("button", { name: "Take into the edit" }).click();
    await page.getByRole("button", { name: "Preview the differences" }).click();
    await expect(
      page.getByRole("region", { name: "Logged catches judged otherwise" }),
    ).toContainText("Striped bass: keep becomes release for 1 catch, 1 of them kept.");
    await expect(
      page.getByText(/size was “28 to less than 31 in.*is now “28 to less/u),
    ).toBeVisible();
    await page.getByLabel("Note to the version").fill("A narrower slot");
    await page.getByLabel("Your password").fill(admin.password);
    await page.getByRole("button", { name: "Publish the next version" }).click();
    await expect(page.getByText(`Version ${version + 1} is published.`)).toBeVisible();

    await openLater(angler, "/dashboard");
    const news = angler.getByRole("status").filter({ hasText: "A rule has changed" });
    await expect(news).toContainText(/Striped bass: now 28 to less than 30 in/u);
    await news.getByRole("link").click();
    await expect(heading(angler, "Fishing Regulations")).toBeVisible();
    await expect(bass).toContainText("28 to less than 30 in");
    await expect(bass).not.toContainText("check it");
    await expect(angler.getByText("1 change to the rules since you last looked")).toBeVisible();
    await angler.getByRole("button", { name: "Show", exact: true }).click();
    await expect(angler.getByText(/^Striped bass: now 28 to less than 30 in/u)).toBeVisible();
    await angler.getByRole("button", { name: "Got it" }).click();
    await angler.getByRole("button", { name: "What changed" }).click();
    await expect(angler.getByText("A narrower slot")).toBeVisible();
    await angler.context().close();

    await page.getByRole("button", { name: `Publish version ${version} again` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Note to the version").fill("The slot is as it was");
    await dialog.getByLabel("Your password").fill(admin.password);
    await dialog.getByRole("button", { name: "Publish the next version" }).click();
    await expect(page.getByText(`Version ${version + 2} is published.`)).toBeVisible();
    expect(faults).toEqual([]);
  },
);
