import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { day, test } from "#e2e/support/world.ts";

const hour = 3_600_000;

/** Trips of four hours at Castle Island, each with stripers in its last hour. */
async function logTrips(page: Page, count: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const headers = { authorization: `Bearer ${token}` };
  for (let index = 0; index < count; index++) {
    const startedAt = Date.now() - (index + 2) * day - (index % 12) * hour;
    const at = (hours: number) => new Date(startedAt + hours * hour).toISOString();
    const tripId = randomUUID();
    const trip = {
      started_at: at(0),
      ended_at: at(4),
      spot_id: "castle-island",
      mode: "shore",
      stripers_caught: 2,
      bite_score: {
        model_version: "2027.1",
        stored: "at_start",
        from: at(0),
        scores: [62, 64, 66, 61],
        low_light: [0, 0, 0, 0],
        moving_water: [1, 1, 0, 0],
        inputs: {},
      },
    };
    const saved = await page.request.put(`/api/catch-logger/trips/${tripId}`, {
      headers,
      data: trip,
    });
    expect(saved.ok()).toBe(true);
  }
}

test("a spot with own trips has a tide clock, with a sentence and a table", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUpAt(page, "/profile");
  await logTrips(page, 24);
  await page.goto("/fishing-spots/castle-island");
  await expect(page.getByRole("heading", { name: "Your tide clock" })).toBeVisible();
  await expect(page.getByText("24 trips, 96.0 h, 48 stripers")).toBeVisible();
  await page.getByText("Show as a table").last().click();
  await expect(page.getByRole("row", { name: /last two hours of the ebb all/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/catch-logger?tab=analytics");
  await expect(
    page.getByRole("heading", { name: /^Your tide clock: Castle Island/ }),
  ).toBeVisible();
});

test("trips are shared only after the yes, and taken out again after the no", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/accuracy/")) sent.push(request.postData() ?? "");
  });
  await signUpAt(page, "/profile");
  await logTrips(page, 3);
  await page.goto("/score-grade");
  const choice = page.getByRole("switch", { name: /Share my trips/ });
  await expect(choice).not.toBeChecked();
  await expect(page.getByText("Off: nothing is shared.")).toBeVisible();
  expect(sent).toEqual([]);
  await choice.click();
  await expect(page.getByText("3 trips shared.")).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toMatch(/castle|latitude|notes|trip_id|spot/i);
  await choice.click();
  await expect(page.getByText("Off: nothing is shared.")).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatch(/removal_tokens/);
});
