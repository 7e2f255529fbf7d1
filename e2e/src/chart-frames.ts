/**
 * How smoothly the chart follows the time on a phone, drawn by the processor as the live map is in
 * map-frames.ts, and again four times slowed:
 *   npm run --silent build && npx tsx e2e/src/chart-frames.ts [seconds] [webgl]
 * Prints pictures a second while the time is dragged, the processor time of a picture (our script, the
 * rest of the page's thread), how long a tap takes to answer, and the first picture of the chart on a
 * warm device, with and without a network. Exits 1 under 30 pictures, not slowed. With `webgl` MapLibre
 * draws below the chart, though without a graphics chip the product takes the plain canvas.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";
import { median } from "@striper/testkit/statistics";
import { onTheProduct, type Measured } from "#e2e/support/measured.ts";
import { signUp } from "#e2e/support/people.ts";

const [seconds = 8] = process.argv.slice(2, 3).map(Number);
const isWebglAsked = process.argv[3] === "webgl";
const wantedRate = 30;
const slowdown = 4;

/** Areas of the chart are the only ones filled by the even-odd rule; the canvas above is wiped once a picture. */
function countPictures() {
  const { fill, clearRect } = CanvasRenderingContext2D.prototype;
  let isFirst = true;
  CanvasRenderingContext2D.prototype.fill = function counted(...of: unknown[]) {
    Reflect.apply(fill, this, of);
    if (!isFirst || of[1] !== "evenodd") return;
    isFirst = false;
    performance.mark("first-chart");
  };
  CanvasRenderingContext2D.prototype.clearRect = function counted(...of: unknown[]) {
    Reflect.apply(clearRect, this, of);
    const canvases = [...document.querySelectorAll("figure canvas[data-own-colors]")];
    if (this.canvas === canvases.at(-1)) performance.mark("picture");
  };
}

/** The map takes WebGL where a graphics chip draws it: it is told that one does. */
function nameChip() {
  const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function named(what: number): unknown {
    const isName = what === this.RENDERER || what === 0x92_46;
    return isName ? "Adreno" : Reflect.apply(getParameter, this, [what]);
  };
}

const marks = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => performance.getEntriesByName(wanted).map(({ startTime }) => startTime),
    name,
  );

const slow = (session: CDPSession, rate: number) =>
  session.send("Emulation.setCPUThrottlingRate", { rate });

interface Spent {
  readonly script: number;
  readonly task: number;
}

/** Processor time of the page's thread so far, ms. */
async function spent(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { script: of("ScriptDuration"), task: of("TaskDuration") };
}

async function firstPicture(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName("first-chart").length > 0);
  const [first = Number.NaN] = await marks(page, "first-chart");
  return first;
}

interface Dragged {
  readonly rate: number;
  /** Of one picture, ms. */
  readonly script: number;
  readonly rest: number;
}

/** From one end of the slider to the other, ms: at sixty moves a second each is about one step further. */
const sweep = 2400;

/** While the thumb of the slider goes to and fro, sixty times a second: a hand does not wait for a picture. */
async function dragged(page: Page, session: CDPSession): Promise<Dragged> {
  const slider = page.getByRole("slider", { name: /Time on the map/ });
  const box = await slider.boundingBox();
  if (box === null) throw new Error("there is no slider");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, y);
  await page.mouse.down();
  const before = await spent(session);
  const from = await page.evaluate(() => performance.now());
  const began = Date.now();
  const moves: Promise<void>[] = [];
  for (let took = 0; took < seconds * 1000; took = Date.now() - began) {
    // Without a rest at the ends, where no step would be a new one.
    const turn = (took / sweep) % 2;
    const share = turn < 1 ? turn : 2 - turn;
    moves.push(page.mouse.move(box.x + 12 + share * (box.width - 24), y));
    await delay(16);
  }
  await Promise.all(moves);
  const after = await spent(session);
  await page.mouse.up();
  const times = (await marks(page, "picture")).filter((time) => time >= from);
  const span = (times.at(-1) ?? from) - (times[0] ?? from);
  const pictures = Math.max(1, times.length);
  const script = (after.script - before.script) / pictures;
  return {
    rate: (1000 * Math.max(0, times.length - 1)) / Math.max(1, span),
    script,
    rest: (after.task - before.task) / pictures - script,
  };
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

async function open({ product, launch }: Measured, isWebgl: boolean) {
  const browser = await launch(
    ...(isWebgl ? ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"] : []),
  );
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  // What the loader calls to keep a function's name, which a page does not have.
  await page.addInitScript("globalThis.__name = (named) => named;");
  await page.addInitScript(countPictures);
  if (isWebgl) await page.addInitScript(nameChip);
  const session = await context.newCDPSession(page);
  // Processor time, which other programs do not lengthen.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await signUp(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return { browser, context, page, session };
}

async function keepAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Layers" }).click();
  const keeping = page.getByRole("region", { name: "Charts without a connection" });
  if (await keeping.getByRole("button", { name: "Keep on this device" }).isVisible())
    await keeping.getByRole("button", { name: "Keep on this device" }).click();
  await keeping.getByText(/they open without a connection/).waitFor({ timeout: 60_000 });
}

/** The middle of a few visits: the machine does other things, too. */
async function visited(page: Page): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    await page.reload();
    times.push(await firstPicture(page));
  }
  return median(times);
}

async function measuredWay(measured: Measured, isWebgl: boolean): Promise<Record<string, string>> {
  const { browser, context, page, session } = await open(measured, isWebgl);
  await page.goto("/map");
  await firstPicture(page);
  await keepAll(page);
  const warm = await visited(page);
  await context.setOffline(true);
  const offline = await visited(page);
  const tap = await tapped(page);
  await page.getByRole("button", { name: "Close" }).click();
  const quick = await dragged(page, session);
  await slow(session, slowdown);
  const slowed = await dragged(page, session);
  const slowTap = await tapped(page);
  await browser.close();
  if (quick.rate < wantedRate) process.exitCode = 1;
  return {
    map: isWebgl ? "WebGL" : "plain canvas",
    "pictures/s": quick.rate.toFixed(1),
    "pictures/s slowed": slowed.rate.toFixed(1),
    "script of one, ms": `${quick.script.toFixed(1)}, slowed ${slowed.script.toFixed(1)}`,
    "rest of one, ms": `${quick.rest.toFixed(1)}, slowed ${slowed.rest.toFixed(1)}`,
    "tap, ms": `${tap.toFixed(0)}, slowed ${slowTap.toFixed(0)}`,
    "first picture, ms": `${warm.toFixed(0)}, offline ${offline.toFixed(0)}`,
  };
}

await onTheProduct(async (measured) => {
  const rows = [await measuredWay(measured, isWebglAsked)];
  // oxlint-disable-next-line no-console -- the table is what this command is for
  console.table(rows);
});
