/** An account with one of each kind that it can store. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paintedPhoto } from "#e2e/support/photo.ts";

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

/** Fills the account that is signed in on the page. */
export async function fillAccount(page: Page): Promise<void> {
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
