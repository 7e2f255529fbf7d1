/**
 * How long a phone takes to grade a log of 1,000 and of 10,000 stripers: the worker of the built web app, on the
 * main thread of a Chromium slowed four times, so that the slowing reaches it:
 *   npm run --silent build && npx tsx e2e/src/grade-phone.ts
 * Prints the first and the median of its runs, of the processor and by the clock. Exits 1 from 200 ms
 * of the processor on.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type CDPSession } from "@playwright/test";
import { median } from "@striper/testkit/statistics";
import { findChromium } from "#e2e/support/chromium.ts";

const target = 200;
const slowed = 4;
const runs = 15;
/** Of shore trips, 2.4 each. */
const sizes = [1000, 10_000] as const;
const stripersOfTrip = 2.4;

const assets = join(import.meta.dirname, "../../apps/web/dist/assets");
const worker = readdirSync(assets).find((name) => /^grade-worker-.*\.js$/.test(name));
if (worker === undefined) throw new Error("Build the web app first: npm run build");
const code = readFileSync(join(assets, worker), "utf8");

/** In the page's own language, as text. */
const prepare = (trips: number): string => `
  globalThis.answers = [];
  globalThis.postMessage = (grades) => answers.push(grades);
  globalThis.rows = Array.from({ length: ${trips} }, (_, index) => {
    const score = (index * 37) % 83;
    return {
      date: "2026-06-13", hours: 2 + (index % 5), fish: index % 5 < 2 ? 0 : index % 7,
      band: score >= 80 ? "Excellent" : score >= 60 ? "Good" : score >= 40 ? "Fair" : "Challenging",
      mode: index % 3 === 0 ? "boat" : "shore", water: "boston", modelVersion: "2027.1",
      score, lowLight: (index % 4) / 4, movingWater: (index % 6) / 6,
    };
  });`;
/** Milliseconds by the clock. */
const run = `(() => {
  const begun = performance.now();
  globalThis.dispatchEvent(new MessageEvent("message", { data: rows }));
  return performance.now() - begun;
})()`;

async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** The first time and the median, by the processor and by the clock. */
async function gradeOnPhone(browser: Browser, stripers: number) {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(prepare(Math.floor(stripers / stripersOfTrip)));
  await page.addScriptTag({ type: "module", content: code });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  // Processor time, independent of the machine's other load.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const work: number[] = [];
  const clock: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const before = await workOf(devtools);
    clock.push(await page.evaluate<number>(run));
    work.push((await workOf(devtools)) - before);
  }
  if ((await page.evaluate<number>("answers.length")) !== runs) throw new Error("not graded");
  await page.close();
  return { work, clock };
}

const { executablePath, env } = findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const stripers of sizes) {
    const { work, clock } = await gradeOnPhone(browser, stripers);
    const told = (values: readonly number[]): string =>
      `first time ${(values[0] ?? Number.NaN).toFixed(0)} ms, median ${median(values).toFixed(0)} ms`;
    /* oxlint-disable no-console -- the figures are what this program is for */
    console.log(`${stripers} stripers, processor: ${told(work)}`);
    console.log(`${stripers} stripers, clock: ${told(clock)}`);
    /* oxlint-enable no-console */
    // The first time, before the code is compiled, is what an angler waits for.
    if ((work[0] ?? Number.NaN) >= target) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
