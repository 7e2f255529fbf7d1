/**
 * How smoothly the whole log of 10,000 catches scrolls on a phone-sized screen, under a finger and in
 * a fling:
 *   npm run --silent build && npx tsx e2e/src/log-scroll.ts [catches]
 * Prints a table: pictures a second, the slowest of them, and the main thread's processor time for
 * one. Exits 1 under 55 pictures a second.
 */
import type { CDPSession, Page } from "@playwright/test";
import { quantile } from "@striper/testkit/statistics";
import { signUpWithLog } from "#e2e/support/long-log.ts";
import { onTheProduct } from "#e2e/support/measured.ts";
import { sizes } from "#e2e/support/screens.ts";

const [catches = 10_000] = process.argv.slice(2).map(Number);
const wantedRate = 55;

interface Way {
  readonly name: string;
  /** Pixels a second, and in all. */
  readonly speed: number;
  readonly distance: number;
}

const ways: readonly Way[] = [
  { name: "finger", speed: 1200, distance: 6000 },
  { name: "fling", speed: 8000, distance: 40_000 },
];

/** The moment of every picture, until the page is asked for them. */
const countPictures = `(() => {
  const times = [];
  const look = (at) => { times.push(at); requestAnimationFrame(look); };
  requestAnimationFrame(look);
  globalThis.takePictures = () => times.splice(0);
})()`;

async function openAll(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/catch-logger`);
  await page.getByRole("button", { name: `All ${catches} catches` }).click({ timeout: 120_000 });
  await page
    .getByRole("list", { name: `All ${catches} catches` })
    .getByRole("button")
    .first()
    .waitFor();
}

/** How far down the list is scrolled, px. */
const position = (page: Page) =>
  page.getByRole("list", { name: `All ${catches} catches` }).evaluate((list) => list.scrollTop);

async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

async function scrolled(page: Page, devtools: CDPSession, { name, speed, distance }: Way) {
  const { width, height } = sizes.phone;
  const from = await position(page);
  await page.evaluate("takePictures()");
  const before = await workOf(devtools);
  await devtools.send("Input.synthesizeScrollGesture", {
    x: width / 2,
    y: height / 2,
    yDistance: -distance,
    speed,
    // A browser without a screen moves nothing under a finger that is made up.
    gestureSourceType: "mouse",
    preventFling: true,
  });
  const moved = (await position(page)) - from;
  if (moved < distance * 0.9) throw new Error(`scrolled ${moved} px instead of ${distance}`);
  const work = (await workOf(devtools)) - before;
  const times = await page.evaluate<number[]>("takePictures()");
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const rate = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
  // The clock of pictures is not exact.
  if (!(rate >= wantedRate - 0.5)) process.exitCode = 1;
  return {
    scrolled: `${name}, ${speed} px/s`,
    "pictures/s": rate.toFixed(1),
    "95 % within": `${quantile(gaps, 0.95).toFixed(0)} ms`,
    slowest: `${quantile(gaps, 1).toFixed(0)} ms`,
    "work for one": `${(work / gaps.length).toFixed(1)} ms`,
  };
}

await onTheProduct(async ({ product, launch }) => {
  const browser = await launch();
  const token = await signUpWithLog(product.url, catches);
  const context = await browser.newContext({ viewport: sizes.phone });
  await context.addInitScript(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`);
  const page = await context.newPage();
  await page.addInitScript(countPictures);
  const devtools = await context.newCDPSession(page);
  // Processor time, independent of the machine's other load.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await openAll(page, product.url);
  const rows = [];
  for (const way of ways) rows.push(await scrolled(page, devtools, way));
  // oxlint-disable-next-line no-console -- the table is what this program is for
  console.table(rows);
});
