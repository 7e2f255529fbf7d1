import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { signUpAt, somebody } from "#e2e/support/people.ts";
import { paintedPhoto, takenAt } from "#e2e/support/photo.ts";
import { keepsApp, test, thorough, untilInstalled } from "#e2e/support/world.ts";
import { networkCut } from "#e2e/support/faults.ts";

test.use({ allowedFaults: networkCut });

interface Shortcut {
  readonly name: string;
  readonly url: string;
}
const manifest = join(import.meta.dirname, "../../apps/web/public/manifest.webmanifest");
interface Manifest {
  readonly shortcuts: readonly Shortcut[];
  readonly share_target: {
    readonly action: string;
    readonly params: { readonly files: readonly [{ readonly name: string }] };
  };
}
const { shortcuts, share_target: target }: Manifest = JSON.parse(readFileSync(manifest, "utf8"));

/** What stands on the screen that each opens. */
const opened: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "Log a catch": (page) => expect(page.getByRole("button", { name: "Log Catch" })).toBeVisible(),
  "Keep or release": (page) =>
    expect(page.getByRole("heading", { level: 1, name: "Keep or release?" })).toBeVisible(),
  Tides: (page) => expect(page.getByRole("heading", { level: 1, name: "Tides" })).toBeVisible(),
  "Start a trip": (page) =>
    expect(page.getByRole("heading", { level: 1, name: "Trip" })).toBeVisible(),
};

/** The empty log of a new account, once the app is on the device. */
async function openInstalledLog(page: Page): Promise<void> {
  await signUpAt(page, "/catch-logger");
  await expect(page.getByText("No catches yet")).toBeVisible();
  await untilInstalled(page);
  await page.reload();
}

test(
  "each shortcut of the home screen opens its view, without a network too",
  { tag: [keepsApp, thorough] },
  async ({ page, context }) => {
    await openInstalledLog(page);
    await context.setOffline(true);
    for (const { name, url } of shortcuts) {
      await page.goto(url);
      await opened[name]?.(page);
    }
    expect(shortcuts.map(({ name }) => name)).toEqual(Object.keys(opened));
  },
);

test(
  "whoever is signed out comes to the shortcut's form through the sign-in",
  { tag: thorough },
  async ({ page }) => {
    const person = somebody();
    await signUpAt(page, "/dashboard", person);
    await page.evaluate(() => localStorage.clear());
    await page.goto("/catch-logger?log=new");
    await expect(page.getByText("Please log in to log catches")).toBeVisible();
    await page.getByLabel("Email Address").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await opened["Log a catch"]?.(page);
  },
);

/** As the device's gallery does it: a form is posted to the app. */
async function share(page: Page, photos: readonly Buffer[]): Promise<void> {
  await page.evaluate(
    ({ action, field, pictures }) => {
      const form = document.createElement("form");
      Object.assign(form, { action, method: "POST", enctype: "multipart/form-data" });
      const input = document.createElement("input");
      Object.assign(input, { type: "file", name: field, multiple: true });
      const chosen = new DataTransfer();
      for (const [index, picture] of pictures.entries()) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
        chosen.items.add(new File([bytes], `${index}.jpg`, { type: "image/jpeg" }));
      }
      input.files = chosen.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    {
      action: target.action,
      field: target.params.files[0].name,
      pictures: photos.map((photo) => photo.toString("base64")),
    },
  );
}

test(
  "photos shared from the gallery without a network become catches of their times",
  { tag: keepsApp },
  async ({ page, context }) => {
    await openInstalledLog(page);
    const { buffer } = await paintedPhoto(page, "A FISH");
    await context.setOffline(true);
    await share(page, [
      takenAt(buffer, "2024:06:13 05:12:30"),
      takenAt(buffer, "2024:06:13 06:40:00"),
    ]);
    for (const time of ["05:12", "06:40"]) {
      await expect(page.getByLabel("Time", { exact: true })).toHaveValue(time);
      await expect(page.getByLabel("Date", { exact: true })).toHaveValue("2024-06-13");
      await expect(page.getByAltText("The photo you chose")).toBeVisible();
      await page.getByLabel("Species").selectOption("Striped Bass");
      await page.getByRole("radio", { name: "Released" }).check({ force: true });
      await page.getByRole("button", { name: "Log Catch" }).click();
    }
    await expect(page.getByText("2 catches · 1 species")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Not synced yet")).toHaveCount(0, { timeout: 90_000 });
  },
);
