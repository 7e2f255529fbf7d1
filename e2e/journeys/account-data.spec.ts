import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { anotherPerson, signUpAt } from "#e2e/support/people.ts";
import { paintedPhoto } from "#e2e/support/photo.ts";
import { test } from "#e2e/support/world.ts";

/** Calls the product as this page's account does. */
async function callerOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("auth_token") ?? "");
  return async (method: "POST" | "PUT", path: string, given: object): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(path, { method, headers, ...given });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.text();
  };
}

const position = { latitude: 42.3397, longitude: -70.9547 };

/** One of each kind that an account stores. */
async function fillAccount(page: Page): Promise<void> {
  const call = await callerOf(page);
  const picture = await paintedPhoto(page, "FISH");
  const photo = await call("POST", "/api/catch-logger/upload-photo", {
    multipart: { photo: picture },
  });
  const { photo_url }: { photo_url: string } = JSON.parse(photo);
  await call("POST", "/api/catch-logger/log", {
    data: { species: "Striped Bass", length_inches: 30.5, position, photo_url },
  });
  await call("PUT", `/api/catch-logger/trips/${randomUUID()}`, {
    data: { started_at: "2026-06-13T08:00:00Z", notes: "Dawn", position, revision: null },
  });
  await call("POST", "/api/licenses/upload", {
    multipart: { license_type: "saltwater", license_number: "MA-4402917", file: picture },
  });
  const spot = randomUUID();
  const mine = { name: "The rip behind the light", position, notes: "" };
  await call("PUT", `/api/spots/mine/${spot}`, { data: mine });
  await call("PUT", `/api/spots/favorites/${spot}`, {});
  await call("PUT", "/api/spots/home-waters/joppa-flats", { data: { rank: 0 } });
  await call("PUT", `/api/tide-alerts/${randomUUID()}`, {
    data: {
      station: "8443970",
      event: "high",
      height_feet: null,
      direction: null,
      lead_minutes: 60,
      is_active: true,
    },
  });
  const chat = await call("POST", "/api/ai/chat/session", {});
  const { session_id }: { session_id: string } = JSON.parse(chat);
  await call("POST", "/api/ai/chat/message", { data: { session_id, message: "sunrise" } });
  await call("PUT", "/api/auth/profile", { data: { units: "metric" } });
}

test("what one account exports another takes in, and each kind is counted", async ({
  page,
  browser,
  world,
}) => {
  await signUpAt(page, "/profile");
  await fillAccount(page);
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export My Data" }).click();
  const archive = await (await started).path();

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
});

test("a calendar has an address of its own, which tells nothing of the account, until it is turned off", async ({
  page,
}) => {
  const me = await signUpAt(page, "/profile");
  await page.getByRole("button", { name: "Make an Address" }).click();
  const address = page.getByLabel("Calendar address");
  await expect(address).toHaveValue(/\/api\/calendars\/[\w-]{43}\.ics$/);
  await expectAccessible(page);
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
  await expect(page.getByText(/^An address was made on .* It is not shown again\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Turn Off" }).click();
  await expect(page.getByRole("button", { name: "Make an Address" })).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);
});
