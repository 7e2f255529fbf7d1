import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { markNewLooks, toBeJudged } from "#e2e/support/looks.ts";
import { lightModes } from "#e2e/support/screens.ts";

/**
 * Waits for animations: colors in transition belong to no light mode. An inherited color sets off another transition
 * when the first has ended, so it looks again.
 */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const mostLooks = 10;
    for (let look = 0; look < mostLooks; look += 1) {
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
        );
      if (ending.length === 0) return;
      // A canceled animation has ended too.
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}

/** A light mode changes colors and nothing else, and only these rules look at colors. */
const rulesOfColors = ["color-contrast", "link-in-text-block"];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The scanner is loaded twice for each scan; a document that has it needs it no more. */
async function scanner(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  return (
    new AxeBuilder({ page, ...(isLoaded && { axeSource: ";" }) })
      // What passes needs no list, and other people's frames no scan: half the time of one.
      .options({ resultTypes: ["violations"] })
      .setLegacyMode()
  );
}

async function expectNone(scan: AxeBuilder) {
  const { violations } = await scan.analyze();
  const faults = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(" ")} — ${node.failureSummary}`,
    ),
  );
  expect(faults).toEqual([]);
}

/** What this worker has judged and found good. */
const goodLooks = new Set<string>();

/** Of hundreds of texts a few of each look that is new. */
async function expectColors(page: Page) {
  const looks = await markNewLooks(page, goodLooks);
  if (looks.length === 0) return;
  await expectNone((await scanner(page)).include(`[${toBeJudged}]`).withRules(rulesOfColors));
  for (const look of looks) goodLooks.add(look);
}

/** Names each fault with its place, so that a red run says what to mend. */
export async function expectAccessible(page: Page) {
  await untilStill(page);
  await expectNone((await scanner(page)).withTags(tags).disableRules(rulesOfColors));
  await expectColors(page);
}

/** For what is scanned whole in another light. */
async function expectColorsAccessible(page: Page) {
  await untilStill(page);
  await expectColors(page);
}

/** The usual light comes last, so that the page is left in it. */
async function inEveryLight(page: Page, check: (light: string) => Promise<void>) {
  const [usual, ...others] = lightModes;
  for (const light of [...others, usual]) {
    await page.evaluate((mode) => {
      document.documentElement.dataset["light"] = mode;
    }, light);
    await check(light);
  }
}

/** Everything in the usual light, colors in another. */
export const scanIn = (page: Page, light: string) =>
  light === lightModes[0] ? expectAccessible(page) : expectColorsAccessible(page);

export const scanInEveryLight = (page: Page) => inEveryLight(page, (light) => scanIn(page, light));

/** Colors in transition belong to no light mode. */
export async function expectAccessibleInEveryLight(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await scanInEveryLight(page);
}
