import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { lightModes } from "#e2e/support/screens.ts";

/** Waits for animations: colors in transition belong to no light mode. */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    // A canceled animation has ended too.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Names each fault with its place, so that a red run says what to mend. */
export async function expectAccessible(page: Page) {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    // What passes needs no list, and other people's frames no scan: half the time of one.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .setLegacyMode()
    .analyze();
  const faults = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(" ")} — ${node.failureSummary}`,
    ),
  );
  expect(faults).toEqual([]);
}

/** The usual light comes last, so that the page is left in it. */
export async function inEveryLight(page: Page, check: (light: string) => Promise<void>) {
  const [usual, ...others] = lightModes;
  for (const light of [...others, usual]) {
    await page.evaluate((mode) => {
      document.documentElement.dataset["light"] = mode;
    }, light);
    await check(light);
  }
}

/** Colors in transition belong to no light mode. */
export async function expectAccessibleInEveryLight(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await inEveryLight(page, () => expectAccessible(page));
}
