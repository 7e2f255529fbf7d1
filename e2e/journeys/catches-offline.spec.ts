import { expect, type BrowserContext, type Page } from "@playwright/test";
import { signIn, signUpAt } from "#e2e/support/people.ts";
import { setDeviceClock } from "#e2e/support/time.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";
import { anyOf, networkCut, refused } from "#e2e/support/faults.ts";

test.use({
  allowedFaults: anyOf(networkCut, refused(409, "/api/catch-logger/catch")),
});

const recent = (page: Page) => page.getByRole("list", { name: "Recent Catches" });

/** Somebody's log book, which from here on opens without a network. */
async function installed(page: Page) {
  const person = await signUpAt(page, "/catch-logger");
  await expect(page.getByText("No catches yet")).toBeVisible();
  await untilInstalled(page);
  await page.reload();
  await expect(page.getByText("No catches yet")).toBeVisible();
  return person;
}

async function openForm(page: Page, length: string) {
  await page.getByRole("button", { name: "Quick Log Catch" }).click();
  await page.getByLabel("Species").selectOption("Striped Bass");
  await page.getByRole("radio", { name: "Released" }).check({ force: true });
  await page.getByLabel("Location").selectOption("Boston Harbor");
  await page.getByLabel("Length (in)").fill(length);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log Catch", exact: true }).click();
  await page.getByText("CATCH LOGGED!").click();
  await expect(page.getByText("CATCH LOGGED!")).toBeHidden();
}

async function onAnotherDevice(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (browser === null) throw new Error("no browser");
  const device = await browser.newContext();
  await setDeviceClock(device);
  return device.newPage();
}

// SPEC 8.17
test(
  "catches logged without a network are there at once, after a restart, and once on every device",
  { tag: [keepsApp, thorough] },
  async ({ page, context, baseURL }) => {
    const person = await installed(page);
    await context.setOffline(true);
    for (const length of ["24", "28", "32"]) {
      await openForm(page, length);
      await save(page);
    }

    await expect(page.getByText("3 catches · 1 species")).toBeVisible();
    await expect(recent(page).getByText("Not synced yet").first()).toBeVisible();
    await expect(page.getByText(/are on this device and not on the server yet/)).toBeVisible();
    await page.reload();
    await expect(page.getByText("3 catches · 1 species")).toBeVisible();

    await context.setOffline(false);
    await expect(recent(page).getByText("Not synced yet")).toHaveCount(0, { timeout: 90_000 });
    const tablet = await onAnotherDevice(context);
    await signIn(tablet, { ...person });
    await tablet.goto(`${baseURL ?? ""}/catch-logger`);
    await expect(tablet.getByText("3 catches · 1 species")).toBeVisible();
    await expect(recent(tablet)).toContainText("32 in");
    await tablet.context().close();
  },
);

test("two tabs show the same log at once", async ({ page, context }) => {
  await signUpAt(page, "/catch-logger");
  const other = await context.newPage();
  await other.goto("/catch-logger");
  await expect(other.getByText("No catches yet")).toBeVisible();
  await openForm(page, "29");
  await save(page);
  await expect(recent(other)).toContainText("29 in");
});

test(
  "a catch changed on two devices asks whose version counts",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    const person = await installed(page);
    await openForm(page, "28");
    await save(page);
    await expect(recent(page).getByText("Not synced yet")).toHaveCount(0);
    await context.setOffline(true);
    await recent(page).getByRole("button").first().click();
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Length (in)").fill("30");
    await page.getByRole("button", { name: "Save Changes" }).click();
    const detail = page.getByRole("dialog", { name: "Striped Bass" });
    await expect(detail).toContainText("30 in");

    const tablet = await onAnotherDevice(context);
    await signIn(tablet, person);
    await tablet.goto("/catch-logger");
    await recent(tablet).getByRole("button").first().click();
    await tablet.getByRole("button", { name: "Edit" }).click();
    await tablet.getByLabel("Length (in)").fill("31");
    await tablet.getByRole("button", { name: "Save Changes" }).click();
    const theirs = tablet.getByRole("dialog", { name: "Striped Bass" });
    await expect(theirs).toContainText("31 in");
    await expect(theirs.getByText("Not synced yet")).toBeHidden();

    await context.setOffline(false);
    await expect(page.getByText("This catch was also changed on another device.")).toBeVisible({
      timeout: 40_000,
    });
    await page.getByRole("button", { name: "Keep mine" }).click();
    await expect(page.getByText("This catch was also changed on another device.")).toBeHidden();
    await detail.getByRole("button", { name: "Close" }).click();
    await expect(recent(page)).toContainText("30 in");
    await expect(recent(page).getByText("Not synced yet")).toHaveCount(0);
    await tablet.context().close();
  },
);
