import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { anyOf, givenUp, networkCut, refused } from "#e2e/support/faults.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";

test.use({
  allowedFaults: anyOf(networkCut, givenUp, refused(400, "/api/float-plans/shared")),
});

test.use({ ownWorld: "trips", worldDate: "06-12T20:00:00-04:00" });
test.describe.configure({ mode: "default" });

const linkIn = (mail: RegExpExecArray): string => {
  const { pathname, search } = new URL(mail[0]);
  return `${pathname}${search}`;
};
const contactLink = /http\S+\/float-plan\?token=[\w-]+/u;

/** The next morning on this device's clock; the page looks at it at once. */
async function moveDeviceTo(page: Page, time: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  const date = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(
    now + 86_400_000,
  );
  await page.context().clock.setSystemTime(new Date(`${date}T${time}:00-04:00`));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test(
  "a trip is planned in the evening, told to a contact, run without a network and logged at home",
  { tag: keepsApp },
  async ({ page, context, world }) => {
    await signUpAt(page, "/trip");
    await page.getByRole("button", { name: "Make the plan" }).click();
    await expect(page.locator("#main").getByText(/^Turn back by /u)).toBeVisible();

    const email = `bo-${randomUUID().slice(0, 8)}@example.com`;
    await page.getByLabel("Name", { exact: true }).fill("Bo");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Ask by email" }).click();
    await expect(
      page.locator("#main").getByText("Asked by email, has not agreed yet"),
    ).toBeVisible();
    const asked = linkIn(await world.mailTo(email, contactLink));

    const contact = await context.newPage();
    await contact.goto(asked);
    await contact.getByRole("button", { name: "I agree" }).click();
    await expect(contact.getByText(/^Thank you\./u)).toBeVisible();
    await contact.close();

    await page.getByLabel("Boat and color").fill("Whaler, white");
    await page.getByRole("button", { name: "Send the plan" }).click();
    await page.reload();
    await expect(
      page.locator("#main").getByText(/^Bo gets the plan when it starts/u),
    ).toBeVisible();
    await untilInstalled(page);
    await page.reload();
    await expect(page.locator("#main").getByText("Ready for no signal").first()).toBeVisible();

    // At dawn there is no signal.
    await context.setOffline(true);
    await moveDeviceTo(page, "05:00");
    await page.reload();
    await expect(page.locator("#main").getByText(/^Turn back by /u)).toBeVisible();
    const best =
      /^(?:Best hour for bites:|No hour of it is safe) .*(?:Excellent|Good|Fair|Challenging)/u;
    await expect(page.locator("#main").getByText(best)).toBeVisible();
    await page.getByRole("button", { name: "Set out" }).click();
    await expect(page.locator("#main").getByText(/left until you turn back$/u)).toBeVisible();
    await expect(page.getByRole("switch", { name: /Watch the line/u })).toBeVisible();
    await expectAccessible(page);

    // A fish, with one tap; the trip goes on.
    await page
      .getByRole("navigation", { name: "Tabs" })
      .getByRole("link", { name: "Catches" })
      .click();
    await page.getByRole("button", { name: "Save now, finish later" }).first().click();
    const recent = page.getByRole("list", { name: "Recent Catches" });
    await expect(recent.getByText("Not synced yet")).toBeVisible();
    await page.goto("/trip");
    await expect(page.locator("#main").getByText(/left until you turn back$/u)).toBeVisible();

    await moveDeviceTo(page, "04:55");
    await page
      .context()
      .clock.setSystemTime(
        new Date((await page.evaluate(() => Date.now())) - 86_400_000 + 5 * 3_600_000),
      );
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.locator("#main").getByText("Turn back now.").first()).toBeVisible();

    // Home, still without a signal: an alarm could still go out, and it says so.
    await page.getByRole("button", { name: "I am back" }).first().click();
    await expect(page.getByText(/until then an alarm can still go out/u)).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /none|blank|^0$/iu })
      .first()
      .click();
    await expect(page.getByRole("button", { name: "Make the plan" })).toBeVisible();
    await context.setOffline(false);
    await page.reload();

    const told = await context.newPage();
    await told.goto(asked);
    await expect(told.getByRole("button", { name: "Stop these emails" })).toBeVisible();
    await told.close();
    await page.goto("/catch-logger");
    await expect(recent.getByRole("listitem")).toHaveCount(1);
    await expect(recent.getByText("Not synced yet")).toHaveCount(0, { timeout: 90_000 });
    await expect(page.getByRole("list", { name: "Trips" }).getByRole("listitem")).toHaveCount(1);
  },
);

test(
  "a trip is planned and packed where the signal comes and goes",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await signUpAt(page, "/trip");
    await untilInstalled(page);
    await page.reload();
    await expect(page.getByRole("button", { name: "Make the plan" })).toBeVisible();

    // Cut while it is planned, for a water that was never looked at.
    await context.setOffline(true);
    await page.getByLabel("Where", { exact: true }).selectOption("merrimack-river-mouth");
    await page.getByRole("button", { name: "Make the plan" }).click();
    const main = page.locator("#main");
    await expect(main.getByText(/^Turn back by /u)).toBeVisible();
    await expect(main.getByText(/^Do not cross the bar from /u).first()).toBeVisible();
    await expect(main.getByText("The wind at that time is not known.")).toBeVisible();
    const forecast = main.getByRole("listitem").filter({ hasText: /^Weather forecast:/u });
    await expect(forecast).toContainText("not on this device");
    await expect(page.getByRole("button", { name: "Renew now" })).toBeDisabled();
    await page.getByLabel("Name", { exact: true }).fill("Di");
    await page.getByLabel("Email", { exact: true }).fill(`di-${randomUUID()}@example.com`);
    await page.getByRole("button", { name: "Ask by email" }).click();
    await expect(main.getByText(/^Not asked yet: there is no connection\./u)).toBeVisible();
    await page.reload();
    await expect(main.getByText(/^Turn back by /u)).toBeVisible();
    await expect(main.getByText(/^Not asked yet: there is no connection\./u)).toBeVisible();

    // With a signal the rest comes by itself, and a cut while it is packed loses nothing.
    await context.setOffline(false);
    await expect(main.getByText("Asked by email, has not agreed yet")).toBeVisible({
      timeout: 60_000,
    });
    // A call that was lost at the edge of the signal is repeated after a minute.
    await expect(forecast).toContainText(/good until|lasts for/u, { timeout: 120_000 });
    await page.getByRole("button", { name: "Renew now" }).click();
    await context.setOffline(true);
    await expect(forecast).toContainText(/good until|lasts for/u);
    await page.reload();
    await expect(main.getByText(/^Turn back by /u)).toBeVisible();
    await expect(forecast).toContainText(/good until|lasts for/u);
    await context.setOffline(false);
  },
);

test(
  "a float plan without a network says that nobody knows of it yet",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await signUpAt(page, "/trip");
    await page.getByRole("button", { name: "Make the plan" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Cy");
    await page.getByLabel("Email", { exact: true }).fill(`cy-${randomUUID()}@example.com`);
    await page.getByRole("button", { name: "Ask by email" }).click();
    await expect(
      page.locator("#main").getByText("Asked by email, has not agreed yet"),
    ).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send the plan" }).click();
    await expect(
      page.locator("#main").getByText(/^Not sent yet\. Cy does not know/u),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator("#main").getByText(/^Cy has not agreed yet/u)).toBeVisible({
      timeout: 60_000,
    });
  },
);
