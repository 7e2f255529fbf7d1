import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, scanInEveryLight } from "#e2e/support/axe.ts";
import { signUpAt } from "#e2e/support/people.ts";
import { test, thorough } from "#e2e/support/world.ts";

const hour = 3_600_000;
const day = 24 * hour;

interface Outing {
  readonly daysAgo: number;
  readonly score: number;
  readonly stripers: number | null;
  readonly model?: string;
}

/** Trips of four hours as other devices of the angler have sent them. */
async function addTrips(page: Page, outings: readonly Outing[]): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  for (const { daysAgo, score, stripers, model = "2027.1" } of outings) {
    const startedAt = Date.now() - daysAgo * day - 6 * hour;
    const from = new Date(startedAt).toISOString();
    const hours = { scores: [score, score, score, score], inputs: { tide: "computed" } };
    const light = {
      low_light: [1, daysAgo % 2, 0, 0],
      moving_water: [1, 0, daysAgo % 3 === 0 ? 1 : 0, 1],
    };
    const answer = await page.request.put(`/api/catch-logger/trips/${randomUUID()}`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        started_at: from,
        ended_at: new Date(startedAt + 4 * hour).toISOString(),
        mode: "shore",
        stripers_caught: stripers,
        bite_score: { model_version: model, stored: "at_start", from, ...hours, ...light },
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

async function openGrade(page: Page): Promise<void> {
  await page.goto("/score-grade");
  await expect(page.getByRole("heading", { level: 1, name: "How the Score Did" })).toBeVisible();
}

test.use({ viewport: { width: 390, height: 844 } });

test("an angler in the first year, with three trips, is told what is missing", async ({ page }) => {
  await signUpAt(page, "/score-grade");
  await expect(page.getByText("Too early to say: 0 of the 20 trips it takes.")).toBeVisible();

  await addTrips(page, [
    { daysAgo: 3, score: 71, stripers: 2 },
    { daysAgo: 2, score: 44, stripers: 0 },
    { daysAgo: 1, score: 52, stripers: null },
  ]);
  await page.reload();
  await expect(page.getByText("Too early to say: 2 of the 20 trips it takes.")).toBeVisible();
  await expect(page.getByRole("group", { name: /How many stripers on/u })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "None, a blank" }).click();
  await expect(page.getByText("Too early to say: 3 of the 20 trips it takes.")).toBeVisible();
  await expect(page.getByText("17 trips to go")).toBeVisible();
});

test(
  "a log of sixty trips has a sentence, a chart and a table, and keeps old models apart",
  { tag: thorough },
  async ({ page }) => {
    await signUpAt(page, "/catch-logger");
    const outings = Array.from({ length: 60 }, (_, index) => ({
      daysAgo: index + 1,
      score: [72, 50, 30][index % 3] ?? 0,
      stripers: [4 + (index % 4), 1 + (index % 3), index % 2][index % 3] ?? 0,
    }));
    await addTrips(page, outings);
    await addTrips(
      page,
      outings.slice(0, 5).map((one) => Object.assign(one, { model: "2026.1" })),
    );
    await openGrade(page);
    const sentence = page.getByText(
      "On your 60 trips the score did better than going by dusk and dawn or moving water alone.",
    );
    await expect(sentence).toBeVisible();
    await expect(page.getByText(/60 trips, 240 h, blanks included.*model 2027\.1/u)).toBeVisible();
    await scanInEveryLight(page);
    await page.getByText("Show as a table").first().click();
    const table = page.getByRole("table", { name: /Stripers an hour by score/u });
    await expect(table.getByRole("row", { name: /^Good, 60 to 79 20 80\.0/u })).toBeVisible();
    await expect(page.getByRole("button", { name: /Model 2026\.1/u })).toBeVisible();
  },
);
