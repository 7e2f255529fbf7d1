/**
 * `npx tsx e2e/src/offline-pages.ts [catches]`: how soon the built app shows what matters on a later
 * visit with the network off, from the start of the navigation, the median of five; and how it goes
 * with a log of 10,000 catches. Build first.
 */
import type { BrowserContext, Page } from "@playwright/test";
import { median } from "@striper/testkit/statistics";
import { signUpWithLog } from "#e2e/support/long-log.ts";
import { onTheProduct } from "#e2e/support/measured.ts";
import { sizes } from "#e2e/support/screens.ts";

const [catches = 10_000] = process.argv.slice(2).map(Number);
const rounds = 5;

interface Watched {
  readonly page: string;
  readonly path: string;
  /** All of them have to be on the page. */
  readonly texts: readonly string[];
  /** Milliseconds. */
  readonly target: number;
}

const watched: readonly Watched[] = [
  {
    page: "dashboard: three tiles",
    path: "/dashboard",
    texts: [" of 100", "°F", " ft"],
    target: 500,
  },
  {
    page: "regulations: cards",
    path: "/regulations",
    texts: ["MA Striped Bass", "Important Notice"],
    target: 500,
  },
  {
    page: "spots: list",
    path: "/fishing-spots",
    texts: ["176 spots found", "Hull Gut"],
    target: 1500,
  },
  {
    page: `log book: ${catches} catches`,
    path: "/catch-logger",
    texts: ["Recent Catches", "Deer Island"],
    target: 1000,
  },
  {
    page: `analytics: ${catches} catches`,
    path: "/catch-logger?tab=analytics",
    texts: ["Success Rate"],
    target: 1200,
  },
];

const shows = (texts: readonly string[]) =>
  `(() => { const texts = ${JSON.stringify(texts)}; globalThis.seenAfter = 0; const look = () => {
    const all = document.body?.textContent ?? "";
    if (texts.every((text) => all.includes(text))) globalThis.seenAfter = performance.now();
    else requestAnimationFrame(look); }; requestAnimationFrame(look); })()`;

const pollMs = 50;
const longestWaitMs = 120_000;

/** Asked from outside: the page's own policy lets nothing be evaluated in it. */
async function until(page: Page, expression: string): Promise<number> {
  const deadline = performance.now() + longestWaitMs;
  for (;;) {
    const value = Number(await page.evaluate(expression));
    if (value > 0) return value;
    if (performance.now() > deadline) throw new Error(`${page.url()} never showed it`);
    await page.waitForTimeout(pollMs);
  }
}

const seenAfter = (page: Page) => until(page, "globalThis.seenAfter ?? 0");

/** A first visit with a network, until the device has what it will need. */
async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  for (const { path, texts } of watched) {
    await page.addInitScript(shows(texts));
    await page.goto(`${url}${path}`);
    await seenAfter(page);
  }
  await page.goto(`${url}/catch-logger`);
  await until(
    page,
    `document.body.textContent.replaceAll(",", "").includes("${catches} catches") ? 1 : 0`,
  );
  await page.close();
}

async function measure(context: BrowserContext, url: string, one: Watched) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await context.newPage();
    await page.addInitScript(shows(one.texts));
    await page.goto(`${url}${one.path}`, { waitUntil: "commit" });
    times.push(await seenAfter(page));
    await page.close();
  }
  const typical = Math.round(median(times));
  const verdict = typical <= one.target ? "met" : "MISSED";
  return { page: one.page, "median ms": typical, "target ms": one.target, verdict };
}

await onTheProduct(async ({ product, launch }) => {
  const browser = await launch();
  const token = await signUpWithLog(product.url, catches);
  const context = await browser.newContext({ viewport: sizes.phone, reducedMotion: "reduce" });
  await context.addInitScript(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`);
  await visitOnce(context, product.url);
  await context.setOffline(true);
  const rows = [];
  for (const one of watched) rows.push(await measure(context, product.url, one));
  // oxlint-disable-next-line no-console -- the table is what this program is for
  console.table(rows);
});
