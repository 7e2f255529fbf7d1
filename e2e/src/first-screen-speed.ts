/**
 * `npx tsx e2e/src/first-screen-speed.ts [Boston…] [--files]`: how soon a phone's first screen shows the water with the
 * network off, from the start of the navigation in a new tab, the median of five; on this processor and on
 * one slowed down four times; and how much moves, offline and while live figures arrive. With `--files`
 * also when each file of the last visit came. Build first.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { median } from "@striper/testkit/statistics";
import { newAccount, onTheProduct } from "#e2e/support/measured.ts";
import { sizes } from "#e2e/support/screens.ts";

const waters = {
  Boston: "8443970",
  Merrimack: "merrimack-river-mouth",
  Canal: "canal-railroad-bridge",
} as const;
const rounds = 5;
const mostMs = 500;
const settlesMs = 2500;
const given = process.argv.slice(2);
const listsFiles = given.includes("--files");
const isWanted = (name: string) => !given.some((one) => one in waters) || given.includes(name);

/** When the water's turns stand on the page; what moved from the first frame on. */
const watches = `
  globalThis.moved = 0;
  globalThis.movedParts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      globalThis.moved += entry.value;
      for (const { node } of entry.sources)
        globalThis.movedParts.push(entry.value.toFixed(4) + " " + (node?.nodeName ?? "") + " " + (node?.textContent ?? "").slice(0, 40));
    }
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const start = document.querySelector('section[aria-label="The water now"]');
    if (/(?:slack|strongest|high|low)\\s\\d+:\\d\\d/.test(start?.textContent ?? "")) globalThis.drawnAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

interface Visit {
  readonly painted: number;
  readonly drawn: number;
  readonly moved: number;
  readonly movedParts: readonly string[];
  readonly files: readonly string[];
}

async function visit(context: BrowserContext, url: string, slower: number): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(`${url}/dashboard`, { waitUntil: "commit" });
  // Asked from outside: the page's own policy lets nothing be evaluated in it.
  while (Number(await page.evaluate("globalThis.drawnAt ?? 0")) === 0) await delay(50);
  await delay(settlesMs);
  const seen = await page.evaluate<Visit>(`(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    drawn: globalThis.drawnAt,
    moved: globalThis.moved,
    movedParts: globalThis.movedParts,
    files: performance.getEntriesByType("resource").map(({ name, startTime, responseEnd, decodedBodySize }) =>
      Math.round(startTime) + " to " + Math.round(responseEnd) + " " + name.split("/").at(-1) + " " + decodedBodySize),
  }))()`);
  await page.close();
  return seen;
}

async function untilKept(page: Page): Promise<void> {
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  for (let visits = 0; visits < 2; visits++) {
    await page.reload();
    await page
      .getByText(/^(?:Live|Computed here)/u)
      .first()
      .waitFor({ timeout: 90_000 });
  }
  await delay(2000);
}

async function phone(browser: Browser, token: string, water: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: sizes.phone,
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    ([kept, id]) => {
      localStorage.setItem("auth_token", kept ?? "");
      const here = { homeWaters: [], chosen: null, isAsking: false };
      const lastSeen = { id, own: null };
      localStorage.setItem("waters_here", JSON.stringify({ ...here, lastSeen }));
    },
    [token, water],
  );
  await context.addInitScript(watches);
  return context;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

await onTheProduct(async ({ product: { url }, launch }) => {
  const browser = await launch();
  const token = await newAccount(url);
  // The product has asked the stand-ins for every forecast by then.
  await delay(20_000);
  const moved: number[] = [];
  for (const [name, id] of Object.entries(waters).filter(([one]) => isWanted(one))) {
    const context = await phone(browser, token, id);
    const first = await context.newPage();
    await first.goto(`${url}/dashboard`);
    await untilKept(first);
    await first.close();
    const seen = [await visit(context, url, 1)];
    const listed: string[] = [];
    await context.setOffline(true);
    for (const slower of [1, 4]) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(context, url, slower));
      const painted = Math.round(median(visits.map((one) => one.painted)));
      const drawn = Math.round(median(visits.map((one) => one.drawn)));
      const processor = slower === 1 ? "" : `, ${slower} times slower`;
      say(
        `${name}, network off${processor}: painted after ${painted} ms, the water after ${drawn} ms`,
      );
      if (slower === 1 && drawn > mostMs) process.exitCode = 1;
      seen.push(...visits);
      listed.push(...(visits.at(-1)?.files ?? []));
    }
    if (listsFiles) for (const line of listed) say(`  ${line}`);
    for (const line of new Set(seen.flatMap(({ movedParts }) => movedParts)))
      say(`  moved ${line}`);
    moved.push(...seen.map((one) => one.moved));
    await context.close();
  }
  say(`moved at most ${Math.max(...moved).toFixed(4)}`);
});
