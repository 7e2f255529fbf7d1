/**
 * `tsx e2e/src/first-screen.ts <folder>`: a phone's first screen of six waters in three lights, to be looked
 * at, with what a test cannot see at a glance: where it ends, what moved, and how long it takes offline.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { newAccount, onTheProduct } from "#e2e/support/measured.ts";
import { lightModes, sizes } from "#e2e/support/screens.ts";

const waters = {
  boston: "8443970",
  merrimack: "merrimack-river-mouth",
  canal: "canal-railroad-bridge",
  "north-river": "north-river-mouth",
  portsmouth: "portsmouth-harbor-mouth",
  own: "0198a000-0000-7000-8000-0000000000a1",
} as const;
const ownSpot = {
  name: "The ledge off Halibut Point",
  position: { latitude: 42.695, longitude: -70.63 },
};

declare global {
  /** What the page's own script below counts. */
  var shifts: number;
  var moved: string[];
  var drawnAt: number | undefined;
}

const folder = process.argv[2] ?? "screenshots";
mkdirSync(folder, { recursive: true });

/** Sums the shifts of the layout from the first frame on. */
const countsShifts = `
  globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      globalThis.shifts += entry.value;
      for (const { node } of entry.sources) globalThis.moved.push((node?.className ?? "") + ": " + (node?.textContent ?? "").slice(0, 40));
    }
  }).observe({ type: "layout-shift", buffered: true });
  globalThis.moved = [];
  const watch = new MutationObserver(() => {
    const shown = document.querySelector('section[aria-label="The water now"]')?.textContent ?? "";
    if (!/(slack|high|low) \\d/.test(shown)) return;
    globalThis.drawnAt ??= performance.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });`;

async function measured(page: Page) {
  return page.evaluate(() => {
    const start = document.querySelector('section[aria-label="The water now"]');
    const bar = document.querySelector('nav[aria-label="Tabs"]');
    return {
      ends: Math.round(start?.getBoundingClientRect().bottom ?? Number.NaN),
      bar: Math.round(bar?.getBoundingClientRect().top ?? Number.NaN),
      shifts: globalThis.shifts,
      moved: globalThis.moved.join(", "),
      drawnAt: globalThis.drawnAt ?? Number.NaN,
    };
  });
}

async function phone(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  token: string,
  water: string,
  light: string,
) {
  const context = await browser.newContext({
    viewport: sizes.phone,
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    ({ kept, mode, id, own }) => {
      localStorage.setItem("auth_token", kept);
      localStorage.setItem("light_mode", mode);
      const seen = { id, own };
      const here = { homeWaters: [], chosen: null, lastSeen: seen, isAsking: false };
      localStorage.setItem("waters_here", JSON.stringify(here));
    },
    { kept: token, mode: light, id: water, own: water === waters.own ? ownSpot : null },
  );
  await context.addInitScript(countsShifts);
  return context;
}

await onTheProduct(async ({ product, launch }) => {
  const browser = await launch();
  const token = await newAccount(product.url);
  await delay(20_000);
  for (const [name, id] of Object.entries(waters)) {
    for (const light of lightModes) {
      const context = await phone(browser, token, id, light);
      const page = await context.newPage();
      await page.goto(`${product.url}/dashboard`);
      await page
        .getByText(/^(?:Live|Computed here)/u)
        .first()
        .waitFor();
      await delay(2500);
      await page.evaluate((mode) => {
        document.documentElement.dataset["light"] = mode;
      }, light);
      await delay(200);
      await page.screenshot({ path: join(folder, `${name}-${light}.png`) });
      const { ends, bar, shifts, moved, drawnAt } = await measured(page);
      let drawn = "";
      if (light === "dusk") {
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
        });
        await delay(3000);
        await context.setOffline(true);
        await page.reload();
        await page
          .getByText(/(?:slack|high|low) \d+:\d\d/u)
          .first()
          .waitFor();
        const after = await measured(page);
        drawn = `, offline drawn after ${Math.round(after.drawnAt)} ms, shifts ${after.shifts.toFixed(4)}`;
        await page.screenshot({ path: join(folder, `${name}-${light}-offline.png`) });
      }
      process.stdout.write(
        `${name} ${light}: ends at ${ends} of ${bar}, drawn after ${Math.round(drawnAt)} ms, shifts ${shifts.toFixed(4)}${drawn} ${moved}\n`,
      );
      await context.close();
    }
  }
});
