import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/axe.ts";
import { signUp } from "#e2e/support/people.ts";
import { test, thorough } from "#e2e/support/world.ts";

// Noon in Boston, when the fish have left.
test.use({ ownWorld: "november", worldDate: "11-22T12:00:00-05:00" });

const whenToGo = (page: Page) => page.getByRole("region", { name: "When to go" });

/** Every hour of the strip, as it is read out. */
async function hoursOf(page: Page): Promise<string[]> {
  const strip = page.getByRole("slider", { name: /^Bite score by the hour/ });
  await strip.focus();
  const hours: string[] = [];
  for (let index = 0; index < 24; index += 1) {
    hours.push((await strip.getAttribute("aria-valuetext")) ?? "");
    await page.keyboard.press("ArrowRight");
  }
  return hours;
}

async function expectQuiet(page: Page) {
  const region = whenToGo(page);
  await expect(region).toContainText("No hour this week is worth a trip.");
  await expect(region).toContainText(/Few stripers are left; the best hour this week scores \d+\./);
  await expect(region).toContainText(
    "They come back in May. An hour of 50 is expected from about May",
  );
  await expect(page.locator("main")).not.toContainText(/\bGo (?:now|to|this|tonight|\w{3},)/);
  await expect(page.locator("main")).not.toContainText(
    /Recommended Action|Worth Trying|worth a try/,
  );
  const hours = await hoursOf(page);
  const scores = hours.map((hour) => Number(/: (?:not safe, )?(\d+) /.exec(hour)?.[1]));
  expect(scores.every((score) => score <= 20)).toBe(true);
}

test(
  "in late November nobody is sent out for fish that have left",
  { tag: thorough },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signUp(page);
    const tile = page.getByRole("button", { name: /^Bite Score.* of 100/ });
    await expect(tile).toContainText("Consider Waiting");
    await expectQuiet(page);
    await expectAccessible(page);

    const answer = await page.request.get("/api/bite-score?hours=168");
    const { series, best_windows }: { series: { score: number }[]; best_windows: unknown[] } =
      await answer.json();
    expect(series).toHaveLength(168);
    expect(series.every(({ score }) => score <= 20)).toBe(true);
    expect(best_windows).toEqual([]);

    await tile.click();
    const dialog = page.getByRole("dialog", { name: "Bite Score" });
    await expect(dialog).toContainText("Few stripers are here on this date");
    await expect(dialog).toContainText(/Fish here: (?:few|hardly any), late November/);
    await page.keyboard.press("Escape");

    await page.goto("/fishing-spots/deer-island-rip");
    await expectQuiet(page);
  },
);
