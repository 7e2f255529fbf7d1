import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { givenUp, anyOf, refused } from "#e2e/support/faults.ts";
import { signIn, signUp, signUpAt, somebody } from "#e2e/support/people.ts";
import { test, type World, thorough } from "#e2e/support/world.ts";

test.use({
  allowedFaults: anyOf(
    givenUp,
    refused(401, "/api/"),
    refused(400, "/api/auth/email-change"),
    refused(422, "/api/auth/import"),
  ),
});

/** Of somebody who is about to get another address. */
async function openProfile(page: Page) {
  const me = await signUp(page);
  await page.goto("/profile");
  return { me, moved: somebody().email };
}

/** With the link mailed to the new address. */
async function confirm(page: Page, world: World, moved: string) {
  const [link] = await world.mailTo(moved, /http\S+\/confirm-email\?token=[\w-]+/);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm Address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
}

// SPEC 5.5
test("a name is changed at once, and an address once its mail is answered", async ({
  page,
  world,
}) => {
  const { me, moved } = await openProfile(page);

  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Display Name").fill("Nobody");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("main").getByText(me.name, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Display Name").fill("Ann of Hull");
  await page.getByLabel("Email Address").fill(moved);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main").getByText("Ann of Hull", { exact: true })).toBeVisible();
  await expect(page.getByText(`We emailed a link to ${moved}`)).toBeVisible();

  await confirm(page, world, moved);
  await world.mailTo(me.email, /Subject:/);

  await page.getByRole("button", { name: "Continue" }).click();
  await page.goto("/profile");
  await expect(page.getByRole("main").getByText(moved, { exact: true })).toBeVisible();
  await expect(page.getByText("We emailed a link")).toBeHidden();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("**/");
  await signIn(page, { ...me, email: moved });
});

test(
  "whoever lost an account to a changed address takes it back from the old one",
  { tag: thorough },
  async ({ page, world }) => {
    const { me, moved } = await openProfile(page);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Email Address").fill(moved);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`We emailed a link to ${moved}`)).toBeVisible();
    await confirm(page, world, moved);

    const [undo] = await world.mailTo(me.email, /http\S+\/undo-email-change\?token=[\w-]+/);
    await page.goto(undo);
    await expectAccessible(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Undo the Change" }).click();
    await expect(
      dialog.getByText("The account has its address back", { exact: false }),
    ).toBeVisible();
    await world.mailTo(me.email, /http\S+\/reset-password\?token=[\w-]+/);

    // The same link a second time says that it does not hold any more.
    await page.goto(undo);
    await page.getByRole("dialog").getByRole("button", { name: "Undo the Change" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  },
);

test(
  "units and light follow the account to another device",
  { tag: thorough },
  async ({ page, browser, world }) => {
    const me = await signUpAt(page, "/profile");
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith("/api/auth/profile") && answer.ok(),
    );
    await page.getByLabel("Units").selectOption("metric");
    await saved;
    const savedLight = page.waitForResponse(
      (answer) => answer.url().endsWith("/api/auth/profile") && answer.ok(),
    );
    await page.getByText("Dusk", { exact: true }).click();
    await savedLight;

    const context = await browser.newContext({ baseURL: world.product.url });
    const other = await context.newPage();
    await signIn(other, me);
    await expect(other.locator("html")).toHaveAttribute("data-light", "dusk");
    await other.goto("/profile");
    await expect(other.getByLabel("Units")).toHaveValue("metric");
    await context.close();
  },
);
