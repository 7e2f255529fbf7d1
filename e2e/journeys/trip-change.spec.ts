import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { anyOf, givenUp, networkCut, refused } from "#e2e/support/faults.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { keepsApp, test, type World, thorough, untilInstalled } from "#e2e/support/world.ts";

test.use({
  allowedFaults: anyOf(networkCut, givenUp, refused(400, "/api/float-plans/shared")),
});

test.use({ ownWorld: "trip-change", worldDate: "06-12T20:00:00-04:00" });

const main = (page: Page) => page.locator("#main");
const link = /http\S+\/float-plan\?token=[\w-]+/u;
const pathIn = (mail: string): string => {
  const { pathname, search } = new URL(link.exec(mail)?.[0] ?? "");
  return `${pathname}${search}`;
};

async function addContact(page: Page, world: World, name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Ask by email" }).click();
  const [asked] = await world.mailTo(email, link);
  const contact = await page.context().newPage();
  await contact.goto(pathIn(asked));
  await contact.getByRole("button", { name: "I agree" }).click();
  await expect(contact.getByText(/^Thank you\./u)).toBeVisible();
  await contact.close();
  return email;
}

async function changeTrip(page: Page, fill: () => Promise<void>): Promise<void> {
  const opener = page.getByRole("button", { name: "Change the plan" });
  await opener.click();
  await expect(page.getByLabel("Where", { exact: true })).toBeFocused();
  await fill();
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(opener).toBeFocused();
  await expect(main(page).getByText(/^Turn back by /u)).toBeVisible();
}

/** The server sends the mails of float plans once a minute of its clock. Hours. */
const minute = 1 / 60;

/** On every clock of this world; the page looks at it at once. */
async function passTime(page: Page, world: World, hours: number): Promise<void> {
  const milliseconds = hours * 3_600_000;
  const now = await page.evaluate(() => Date.now());
  world.passTime(milliseconds);
  await page.context().clock.setSystemTime(now + milliseconds);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test(
  "a trip is changed in the evening, in a dead zone and while it runs, and its contact reads what is true",
  { tag: [keepsApp, thorough] },
  async ({ page, context, world }) => {
    await signUpAt(page, "/trip");
    await page.getByRole("button", { name: "Make the plan" }).click();
    await expect(main(page).getByText(/^Turn back by /u)).toHaveText("Turn back by 9:15 am");
    await expect(page.getByRole("heading", { name: "Boston Harbor", level: 2 })).toBeFocused();
    const bo = await addContact(page, world, "Bo");
    await page.getByLabel("Boat and color").fill("Whaler, white");
    await page.getByLabel("Phone on the water").fill("+1 (617) 555-0123, 617-555-0199 on deck");
    await page.getByRole("button", { name: "Send the plan" }).click();
    await expect(main(page).getByText(/^Bo gets the plan when it starts/u)).toBeVisible();

    // Longer and elsewhere, without a network: what depends on it is computed anew at once.
    await untilInstalled(page);
    await page.reload();
    await context.setOffline(true);
    await changeTrip(page, async () => {
      await page.getByLabel("Hours until you are back").fill("7");
      await page.getByLabel("People, you included").fill("3");
      await page.getByLabel("Where", { exact: true }).selectOption("merrimack-river-mouth");
    });
    await page.reload();
    await expect(
      main(page)
        .getByText(/^Do not cross the bar from /u)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByText("Back by Sun Jun 13, 12:00 pm")).toBeVisible();
    await expect(main(page).getByText(/^Not sent yet\. Bo does not know/u)).toBeVisible();
    await context.setOffline(false);
    await expect(
      main(page).getByText(/^Bo gets the plan .*alarm at Sun Jun 13, 1:00 pm/u),
    ).toBeVisible();

    // The same trip a second time is the one that is planned.
    await page.getByRole("button", { name: "Plan another trip" }).click();
    await page.getByLabel("Where", { exact: true }).selectOption("merrimack-river-mouth");
    await page.getByLabel("Date").fill("2027-06-13");
    await page.getByRole("button", { name: "Make the plan" }).click();
    await expect(
      page.getByText("A trip to this place at this time is planned already."),
    ).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Planned trips" }).getByRole("listitem"),
    ).toHaveCount(0);

    await passTime(page, world, 9.2);
    const told = await world.mailTo(
      bo,
      /back by Sunday, June 13 at 12:00 PM[\s\S]*The plan as it is now:\s+(\S+)/u,
    );
    await page.getByRole("button", { name: "Set out" }).click();
    await changeTrip(page, () => page.getByLabel(/^Hours from /u).fill("9"));
    await expect(page.getByRole("button", { name: "I am back" }).first()).toBeVisible();
    await passTime(page, world, minute);
    await world.mailTo(bo, /Subject: New time: .*2:00 PM/u);

    const contact = await context.newPage();
    await contact.goto(pathIn(told[1] ?? ""));
    await expect(contact.getByText("Merrimack River Mouth")).toBeVisible();
    await expect(contact.getByText("2:00 pm on Sunday, June 13")).toBeVisible();
    const number = contact.getByRole("link", { name: "+1 (617) 555-0123" });
    // One line of it, as high as a thumb needs.
    expect((await number.boundingBox())?.height).toBeLessThan(52);

    // A page that is closed is closed where it is open, too.
    await page.getByRole("button", { name: "Close the contact's page" }).click();
    await expect(page.getByText("The contact's page is closed.")).toBeVisible();
    await passTime(contact, world, minute);
    await expect(
      contact.getByText(/^This link is incomplete, too old, or was closed/u),
    ).toBeVisible();
    await expect(contact.getByText("Merrimack River Mouth")).toBeHidden();

    await page.getByRole("button", { name: "Change what is told, or who" }).click();
    const di = await addContact(page, world, "Di");
    await page.reload();
    await page.getByRole("button", { name: "Change what is told, or who" }).click();
    await page.getByRole("combobox", { name: "Contact" }).selectOption({ label: "Di" });
    await page.getByRole("button", { name: "Change it" }).click();
    await passTime(page, world, minute);
    await world.mailTo(bo, /Subject: Somebody else is told about the trip/u);
    await world.mailTo(di, /Subject: .* goes out, back by/u);

    // The trip in the log goes on where the plan does.
    await changeTrip(page, async () => {
      await page.getByLabel("Where", { exact: true }).selectOption({ label: "Boston Harbor" });
    });

    // One alarm on the page while it is overdue.
    await passTime(page, world, 9.2);
    await expect(main(page).getByRole("alert")).toHaveText(
      /^You wanted to be back by now\.(?:Are you back|Last call|Your contact)/u,
    );
    await passTime(page, world, 0.8);
    await world.mailTo(di, /Subject: OVERDUE/u);
    await page.getByRole("button", { name: "I am back" }).first().click();
    await passTime(page, world, minute);
    await world.mailTo(di, /Subject: .* is back/u);
    await page.getByRole("button", { name: "Change times, place or notes" }).click();
    await expect(
      page.getByRole("list", { name: "Trips" }).getByText("Boston Harbor"),
    ).toBeVisible();
  },
);
