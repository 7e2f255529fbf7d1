/**
 * `npx tsx e2e/src/slow-first-visit.ts`: the dashboard on a first visit over a slow 4G connection
 * (1.6 Mbit/s down, 150 ms round trip, Lighthouse's figures): largest paint and layout shift, the
 * median of three. Build first.
 */
import type { Browser } from "@playwright/test";
import { newAccount, onTheProduct } from "#e2e/support/measured.ts";
import { sizes } from "#e2e/support/screens.ts";

const rounds = 3;
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const settleMs = 8000;
const watch = `globalThis.seen = { paint: 0, shift: 0, element: "" };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) {
    globalThis.seen.paint = entry.startTime; globalThis.seen.element = entry.element?.textContent?.slice(0, 40) ?? ""; } })
    .observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries())
    if (!entry.hadRecentInput) globalThis.seen.shift += entry.value; })
    .observe({ type: "layout-shift", buffered: true });`;

async function visit(browser: Browser, url: string, token: string, path: string) {
  const context = await browser.newContext({ viewport: sizes.phone });
  await context.addInitScript(`localStorage.setItem("auth_token", ${JSON.stringify(token)});`);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await page.goto(`${url}${path}`, { waitUntil: "commit" });
  await page.waitForTimeout(settleMs);
  const text = String(await page.evaluate("JSON.stringify(globalThis.seen)"));
  await context.close();
  const seen: { paint: number; shift: number; element: string } = JSON.parse(text);
  return seen;
}

await onTheProduct(async ({ product, launch }) => {
  const browser = await launch();
  const token = await newAccount(product.url);
  const rows = [];
  for (const path of ["/dashboard", "/tides", "/fishing-spots"]) {
    const seen = [];
    for (let round = 0; round < rounds; round++)
      seen.push(await visit(browser, product.url, token, path));
    const [, median] = seen.toSorted((a, b) => a.paint - b.paint);
    rows.push({
      page: path,
      "largest paint ms": Math.round(median?.paint ?? 0),
      "layout shift": (median?.shift ?? 0).toFixed(4),
      what: median?.element,
    });
  }
  // oxlint-disable-next-line no-console -- the table is what this program is for
  console.table(rows);
});
