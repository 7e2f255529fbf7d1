import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { networkCut } from "#e2e/support/faults.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { eveningBeforeClocksGo } from "#e2e/support/time.ts";
import { day, keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";

test.use({
  allowedFaults: networkCut,
  ownWorld: "trip-spring-night",
  worldDate: eveningBeforeClocksGo("forward"),
});

const hour = day / 24;
const main = (page: Page) => page.locator("#main");
const dateAfter = (page: Page, days: number) =>
  page.evaluate(
    (milliseconds) =>
      new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(
        Date.now() + milliseconds,
      ),
    days * day,
  );
const contactLink = /http\S+\/float-plan\?token=[\w-]+/u;

async function agreedContact(
  page: Page,
  mailTo: (address: string, pattern: RegExp) => Promise<RegExpExecArray>,
): Promise<string> {
  const email = `bo-${randomUUID().slice(0, 8)}@example.com`;
  await page.getByLabel("Name", { exact: true }).fill("Bo");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Ask by email" }).click();
  await expect(main(page).getByText("Asked by email, has not agreed yet")).toBeVisible();
  const { pathname, search } = new URL((await mailTo(email, contactLink))[0]);
  const contact = await page.context().newPage();
  await contact.goto(`${pathname}${search}`);
  await contact.getByRole("button", { name: "I agree" }).click();
  await expect(contact.getByText(/^Thank you\./u)).toBeVisible();
  await contact.close();
  return email;
}

test(
  "a trip over the night the clocks go forward is as long as was said, for its contact too",
  { tag: [keepsApp, thorough] },
  async ({ page, context, world }) => {
    await signUpAt(page, "/trip");
    await page.getByRole("switch", { name: "I plan to be out in the dark" }).click();
    await page.getByLabel("Hours until you are back").fill("6");

    // That morning has no half past two.
    await page.getByLabel("Date").fill(await dateAfter(page, 1));
    await page.getByLabel("Start fishing at").fill("02:30");
    await page.getByRole("button", { name: "Make the plan" }).click();
    await expect(
      main(page).getByText(/^That night the clocks go from 2:00 to 3:00 am/u),
    ).toBeVisible();

    // Six hours after ten in the evening are five o'clock, and not four.
    await page.getByLabel("Date").fill(await dateAfter(page, 0));
    await page.getByLabel("Start fishing at").fill("22:00");
    await page.getByRole("button", { name: "Make the plan" }).click();
    await expect(main(page).getByText(/^Sun Mar \d+, 5:00 am: the time you gave/u)).toBeVisible();
    await expect(main(page).getByText(/^Turn back by Sun Mar \d+, 4:15 am/u)).toBeVisible();

    const email = await agreedContact(page, world.mailTo);
    // Servers look once a minute.
    const mailed = (pattern: RegExp) =>
      expect(() => world.mailTo(email, pattern)).toPass({ timeout: 150_000 });
    await page.getByRole("button", { name: "Send the plan" }).click();
    await page.reload();
    await expect(main(page).getByText(/^Bo gets the plan when it starts/u)).toBeVisible();
    await untilInstalled(page);
    await page.reload();
    await expect(main(page).getByText(/^Turn back by /u)).toBeVisible();

    // Out without a network; the device's own countdown knows the night too.
    await context.setOffline(true);
    await page.getByRole("button", { name: "Set out" }).click();
    await expect(main(page).getByText(/left until you turn back$/u)).toBeVisible();
    const evening = await page.evaluate(() => Date.now());
    await context.clock.setSystemTime(evening + 6 * hour);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(main(page).getByText(/^1 h 1\d min left until you turn back$/u)).toBeVisible();
    await context.clock.setSystemTime(evening + 7.3 * hour);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(main(page).getByText("Turn back now.").first()).toBeVisible();

    // Without a network it is the device itself that asks twice before the contact is told.
    await context.clock.setSystemTime(evening + 8.1 * hour);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("You wanted to be back by now.").first()).toBeVisible();
    await context.clock.setSystemTime(evening + 8.9 * hour);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText(/^Last call: your contact gets an email/u)).toHaveCount(2);

    // The phone stays off; an hour after five in the morning the contact is told, once.
    await page.close();
    world.passTime(8.5 * hour);
    await mailed(/Back by: Sunday, March \d+ at 5:00 AM EDT/u);
    world.passTime(0.75 * hour);
    await mailed(/wanted to be back by Sunday, March \d+ at 5:00 AM EDT/u);
  },
);
