/**
 * How smoothly the chart follows the time on a phone four times as slow as this machine:
 *   npm run --silent build && npx tsx e2e/src/chart-frames.ts [seconds]
 * Prints the pictures a second while the time is dragged, how long a tap takes to answer, and the
 * first picture of the chart on a warm device, with and without a network. Exits 1 under 30 pictures.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { onTheProduct } from "#e2e/support/measured.ts";
import { signUp } from "#e2e/support/people.ts";

const [seconds = 8] = process.argv.slice(2).map(Number);
const wantedRate = 30;
const slowdown = 4;

/** Areas of the chart are the only ones filled by the even-odd rule; their canvas is copied once a picture. */
function countPictures() {
  const { fill, drawImage } = CanvasRenderingContext2D.prototype;
  let isFirst = true;
  CanvasRenderingContext2D.prototype.fill = function counted(...of: unknown[]) {
    Reflect.apply(fill, this, of);
    if (!isFirst || of[1] !== "evenodd") return;
    isFirst = false;
    performance.mark("first-chart");
  };
  let last = 0;
  CanvasRenderingContext2D.prototype.drawImage = function counted(...of: unknown[]) {
    Reflect.apply(drawImage, this, of);
    const now = performance.now();
    if (now - last > 2) performance.mark("picture");
    last = now;
  };
}

const marks = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => performance.getEntriesByName(wanted).map(({ startTime }) => startTime),
    name,
  );

async function slow(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function firstPicture(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName("first-chart").length > 0);
  const [first = Number.NaN] = await marks(page, "first-chart");
  return first;
}

/** Pictures a second while the thumb of the slider goes to and fro. */
async function dragged(page: Page): Promise<number> {
  const box = await page.getByRole("slider", { name: /Time on the map/ }).boundingBox();
  if (box === null) throw new Error("there is no slider");
  const y = box.y + box.height / 2;
  const from = await page.evaluate(() => performance.now());
  const until = Date.now() + seconds * 1000;
  await page.mouse.move(box.x + 12, y);
  await page.mouse.down();
  for (let step = 0; Date.now() < until; step += 1) {
    const share = (1 - Math.cos(step / 30)) / 2;
    await page.mouse.move(box.x + 12 + share * (box.width - 24), y);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  const times = (await marks(page, "picture")).filter((time) => time >= from);
  const span = (times.at(-1) ?? from) - (times[0] ?? from);
  return (1000 * (times.length - 1)) / Math.max(1, span);
}

/** From the tap to the sentence, ms: the second of two taps, when the cell is here. */
async function tapped(page: Page): Promise<number> {
  const button = page.getByRole("button", { name: "Depth at the middle of the map" });
  await button.click();
  await page.getByRole("region", { name: / here / }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await button.waitFor();
  return page.evaluate(async () => {
    const wanted = document.querySelector<HTMLElement>('[aria-label^="Depth at the middle"]');
    const began = performance.now();
    wanted?.click();
    while (document.querySelector("[data-map-card] output p") === null)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    return performance.now() - began;
  });
}

await onTheProduct(async ({ product, launch }) => {
  const browser = await launch();
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  // What the loader calls to keep a function's name, which a page does not have.
  await page.addInitScript("globalThis.__name = (named) => named;");
  await page.addInitScript(countPictures);
  await signUp(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto("/map");
  await firstPicture(page);
  await page.getByRole("button", { name: "Layers" }).click();
  const keeping = page.getByRole("region", { name: "Charts without signal" });
  if (await keeping.getByRole("button", { name: "Keep on this device" }).isVisible())
    await keeping.getByRole("button", { name: "Keep on this device" }).click();
  await keeping.getByText(/they open without signal/).waitFor({ timeout: 60_000 });
  await page.reload();
  const warm = await firstPicture(page);
  await context.setOffline(true);
  await page.reload();
  const offline = await firstPicture(page);
  const tap = await tapped(page);
  await page.getByRole("button", { name: "Close" }).click();
  await slow(context, page, slowdown);
  const rate = await dragged(page);
  const slowTap = await tapped(page);
  await browser.close();
  // oxlint-disable-next-line no-console -- the table is what this command is for
  console.table({
    "pictures/s while dragged, slowed": rate.toFixed(1),
    "tap, ms": tap.toFixed(0),
    "tap slowed, ms": slowTap.toFixed(0),
    "first picture warm, ms": warm.toFixed(0),
    "first picture offline, ms": offline.toFixed(0),
  });
  if (rate < wantedRate - 0.5) process.exitCode = 1;
});
