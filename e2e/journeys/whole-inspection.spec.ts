import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type BrowserContext, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { fillSignUp } from "#e2e/support/people.ts";
import { mostGreenOrBlue, paintedPhoto } from "#e2e/support/photo.ts";
import { presentTime, setDeviceClock } from "#e2e/support/time.ts";
import { day, test as inWorld, thorough, untilInstalled } from "#e2e/support/world.ts";

/** A phone that keeps its storage while it is turned off. */
interface Phone {
  turnOn: (signal: "with a signal" | "without a signal") => Promise<Page>;
  turnOff: () => Promise<void>;
}

const test = inWorld.extend<{ phone: Phone }>({
  phone: async ({ playwright, launchOptions, baseURL, locale, timezoneId, viewport }, give) => {
    const storage = mkdtempSync(join(tmpdir(), "striper-phone-"));
    let on: BrowserContext | undefined;
    const turnOff = async () => {
      await on?.close();
      on = undefined;
    };
    await give({
      turnOff,
      turnOn: async (signal) => {
        on = await playwright.chromium.launchPersistentContext(storage, {
          ...launchOptions,
          baseURL: baseURL ?? "",
          locale: locale ?? "en-US",
          timezoneId: timezoneId ?? "America/New_York",
          viewport,
          offline: signal === "without a signal",
          // Off Deer Island.
          geolocation: { latitude: 42.3397, longitude: -70.9547 },
          permissions: ["geolocation"],
        });
        await setDeviceClock(on);
        return on.pages()[0] ?? on.newPage();
      },
    });
    await turnOff();
    rmSync(storage, { recursive: true, force: true });
  },
});

/** Below it no pixel is anything but black or red: the brightest red of that light has 58 of green. */
const redOnly = 80;

const dateOf = (at: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(at);
const inWords = (date: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(date));

const card = (page: Page, name: string) => page.getByRole("article", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Through the menu, as on any phone. */
async function openLicenses(page: Page) {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Licenses" }).click();
  await expect(heading(page, "Licenses")).toBeVisible();
}

interface Permit {
  readonly type: "saltwater" | "boating";
  readonly number: string;
  readonly expires: string;
}

async function photograph(page: Page, { type, number, expires }: Permit) {
  await page.getByRole("button", { name: "Add New License" }).click();
  const front = await paintedPhoto(page, "FRONT");
  await page.getByLabel("Take or Choose a Photo").setInputFiles(front);
  await page.getByLabel("Add the Back").setInputFiles(await paintedPhoto(page, "BACK"));
  await page.getByLabel("License Type").selectOption(type);
  await page.getByLabel("Issued by").selectOption("MA");
  await page.getByLabel("License Number").fill(number);
  await page.getByLabel("Expiry Date").fill(expires);
  await page.getByRole("button", { name: "Upload License" }).click();
  await expect(page.getByText(`Successfully uploaded ${type} license`)).toBeVisible();
}

test(
  "a license photographed at home is shown at an inspection by a phone that was off and has no signal",
  { tag: thorough },
  async ({ phone }) => {
    const valid = dateOf(presentTime() + 200 * day);
    const past = dateOf(presentTime() - 3 * day);

    // At home, the evening before: both permits, and red light for the night.
    const home = await phone.turnOn("with a signal");
    await home.goto("/sign-up");
    await fillSignUp(home);
    await openLicenses(home);
    await photograph(home, { type: "saltwater", number: "MA-4402917", expires: valid });
    await photograph(home, { type: "boating", number: "MS-118-AX", expires: past });
    await home.goto("/profile");
    const savedLight = home.waitForResponse(
      (answer) => answer.url().endsWith("/api/auth/profile") && answer.ok(),
    );
    await home.getByRole("main").getByText("Red", { exact: true }).click();
    // A reload before that would bring back the light that the account still has.
    await savedLight;
    await untilInstalled(home);
    await home.reload();
    await phone.turnOff();

    // At the rail: no signal, and red light from the first picture on.
    const page = await phone.turnOn("without a signal");
    await page.goto("/dashboard");
    await expect(heading(page, "Current Conditions")).toBeVisible();
    await expect(page.getByText("Offline", { exact: true })).toBeVisible();
    await openLicenses(page);
    await expect(card(page, "Saltwater license")).toContainText("Active");
    await expect(card(page, "Saltwater license")).toContainText(`Expires ${inWords(valid)}`);
    await expect(card(page, "Boating license")).toContainText("License Expired");
    await expect(card(page, "Boating license")).toContainText(`Expired ${inWords(past)}`);
    expect(await mostGreenOrBlue(page)).toBeLessThan(redOnly);

    // In the officer's hands: validity, number, photos, the rules of this water, and nothing else.
    const show = card(page, "Saltwater license").getByRole("button", { name: "Show to Officer" });
    await show.click();
    await page.getByRole("button", { name: "Done", exact: true }).click();
    const lock = page.getByRole("dialog", { name: "Lock the app the next time?" });
    await lock.getByLabel("PIN (4 to 8 digits)").fill("2580");
    await lock.getByLabel("PIN once more").fill("2580");
    await lock.getByRole("button", { name: "Save PIN" }).click();
    await expect(lock).toBeHidden();
    await show.click();
    await expect(page.getByText("For the officer")).toBeVisible();
    await expect(page.getByText(`Valid through ${inWords(valid)}`)).toBeVisible();
    await expect(page.getByText("MA-4402917")).toBeVisible();
    for (const side of ["Front", "Back"]) {
      await page.getByText(side, { exact: true }).click();
      const photo = page.getByRole("img", { name: /^Photo \d of 2 of your Saltwater license/ });
      await expect(photo).toBeVisible();
      await expect
        .poll(() => photo.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expectAccessible(page);
    expect(await mostGreenOrBlue(page)).toBeLessThan(redOnly);
    await page.getByRole("button", { name: "Show the Rules Here" }).click();
    await expect(page.getByText("28 to less than 31 in").first()).toBeVisible();
    // Only who asks for white light gets it.
    await page.getByRole("button", { name: "Brighten" }).click();
    await expect.poll(() => mostGreenOrBlue(page)).toBeGreaterThan(200);
    await page.getByRole("button", { name: "Dim" }).click();

    // Handed back: unlocked by its owner, and the way home.
    await page.goBack();
    await expect(page.getByText("For the officer")).toBeVisible();
    await page.getByRole("button", { name: "Done: Unlock" }).click();
    await page.getByLabel("Your PIN").fill("2580");
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(heading(page, "Licenses")).toBeVisible();

    // The expired one does not pass for a valid one.
    await card(page, "Boating license").getByRole("button", { name: "Show to Officer" }).click();
    await expect(page.getByText("For the officer")).toBeVisible();
    await expect(page.getByText(`Expired ${inWords(past)}`)).toBeVisible();
    await expect(page.getByText(/^Valid through/)).toHaveCount(0);
    await page.getByRole("button", { name: "Done: Unlock" }).click();
    await page.getByLabel("Your PIN").fill("2580");
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await expect(heading(page, "Licenses")).toBeVisible();
    await page
      .getByRole("navigation", { name: "Tabs" })
      .getByRole("link", { name: "Home" })
      .click();
    await expect(heading(page, "Current Conditions")).toBeVisible();
  },
);
