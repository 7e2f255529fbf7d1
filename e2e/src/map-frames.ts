/**
 * How smoothly the live map shows 2,000 vessels in a browser that draws with the processor alone:
 *   npm run --silent build && npx tsx e2e/src/map-frames.ts [vessels] [seconds]
 * Prints a table: pictures a second of the vessels while the map rests and while it is dragged, and
 * the processor time of one picture. Exits 1 under 30 pictures a second at rest.
 */
import type { Page } from "@playwright/test";
import { quantile } from "@striper/testkit/statistics";
import { onTheProduct, type Measured } from "#e2e/support/measured.ts";
import { signUp } from "#e2e/support/people.ts";

const [vessels = 2000, seconds = 10] = process.argv.slice(2).map(Number);
const wantedRate = 30;
const size = { width: 1440, height: 900 };

/** The canvas of moving things is wiped once for every picture; each is a measure of the page. */
function countPictures() {
  const clear = CanvasRenderingContext2D.prototype.clearRect;
  CanvasRenderingContext2D.prototype.clearRect = function counted(...box) {
    clear.apply(this, box);
    const canvases = [...document.querySelectorAll("canvas[data-own-colors]")];
    if (this.canvas !== canvases.at(-1)) return;
    const start = performance.now();
    queueMicrotask(() => performance.measure("picture", { start, end: performance.now() }));
  };
}

interface Pictures {
  readonly rate: number;
  /** Between two pictures, ms. */
  readonly slowest: number;
  /** Computing one picture, ms. */
  readonly took: number;
}

async function picturesSince(page: Page, from: number): Promise<Pictures> {
  const all = await page.evaluate(() =>
    performance
      .getEntriesByName("picture")
      .map(({ startTime, duration }) => ({ startTime, duration })),
  );
  const seen = all.filter(({ startTime }) => startTime >= from);
  const times = seen.map(({ startTime }) => startTime);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const span = (times.at(-1) ?? from) - (times[0] ?? from);
  return {
    rate: (1000 * gaps.length) / Math.max(1, span),
    slowest: quantile(gaps, 0.95),
    took: quantile(
      seen.map(({ duration }) => duration),
      0.5,
    ),
  };
}

const now = (page: Page) => page.evaluate(() => performance.now());

async function atRest(page: Page): Promise<Pictures> {
  const from = await now(page);
  await page.waitForTimeout(seconds * 1000);
  return picturesSince(page, from);
}

async function dragged(page: Page): Promise<Pictures> {
  const box = await page.locator("figure").boundingBox();
  if (box === null) throw new Error("there is no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const from = await now(page);
  const until = Date.now() + seconds * 1000;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; Date.now() < until; step += 1) {
    const turn = (step / 40) * 2 * Math.PI;
    await page.mouse.move(x + 80 * Math.sin(turn), y + 50 * Math.cos(turn));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  return picturesSince(page, from);
}

async function openMap(page: Page): Promise<number> {
  await page.setViewportSize(size);
  // What the loader calls to keep a function's name, which a page does not have.
  await page.addInitScript("globalThis.__name = (named) => named;");
  await page.addInitScript(countPictures);
  await signUp(page);
  await page.goto("/ais-embed");
  await page.getByText(/Receiving/).waitFor({ timeout: 180_000 });
  for (let step = 0; step < 4; step += 1) {
    await page.getByRole("button", { name: "Zoom out" }).click();
    await page.waitForTimeout(800);
  }
  // Everything that is to be heard is heard once in this time.
  await page.waitForTimeout(15_000);
  const heading = await page.getByRole("heading", { name: /Vessels in view/ }).innerText();
  return Number(/\d+/u.exec(heading)?.[0]);
}

const ways = [
  { name: "WebGL is computed", args: ["--disable-gpu"] },
  { name: "no WebGL", args: ["--disable-gpu", "--disable-3d-apis"] },
];

type Way = (typeof ways)[number];

async function measuredWay(
  { product, launch }: Measured,
  { name, args }: Way,
): Promise<Record<string, string | number>[]> {
  const browser = await launch(...args);
  const page = await browser.newPage({ baseURL: product.url });
  const inView = await openMap(page);
  const row = (map: string, { rate, slowest, took }: Pictures) => ({
    browser: name,
    map,
    vessels: inView,
    "pictures/s": rate.toFixed(1),
    "95 % within": `${slowest.toFixed(0)} ms`,
    "computing one": `${took.toFixed(1)} ms`,
  });
  const rest = await atRest(page);
  const drag = await dragged(page);
  await browser.close();
  // The clock of frames is not exact.
  if (rest.rate < wantedRate - 0.5) process.exitCode = 1;
  return [row("at rest", rest), row("dragged", drag)];
}

await onTheProduct(async (measured) => {
  await measured.fakes.control("ais/feed", { vessels, messages_per_second: 1000 });
  const rows: Record<string, string | number>[] = [];
  for (const way of ways) rows.push(...(await measuredWay(measured, way)));
  // oxlint-disable-next-line no-console -- the table is what this command is for
  console.table(rows);
});
