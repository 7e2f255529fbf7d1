/**
 * `npm run screenshots [-- view…]`: every view at three sizes in three lights into `screenshots/`,
 * to be looked at. `-- --docs` takes the few that the README shows.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { newAccount, onTheProduct } from "#e2e/support/measured.ts";
import { hidesWhoDraws, lightModes, signedOutViews, sizes, views } from "#e2e/support/screens.ts";

const root = join(import.meta.dirname, "../..");

interface Shot {
  readonly view: string;
  readonly size: keyof typeof sizes;
  readonly light: (typeof lightModes)[number];
}

const forDocs: readonly Shot[] = [
  { view: "landing", size: "desktop", light: "day" },
  { view: "dashboard", size: "desktop", light: "dusk" },
  { view: "tides", size: "phone", light: "dusk" },
  { view: "keep-or-release", size: "phone", light: "day" },
  { view: "log-book", size: "phone", light: "day" },
  { view: "spot", size: "phone", light: "night_red" },
  { view: "map", size: "desktop", light: "day" },
  { view: "assistant", size: "phone", light: "dusk" },
];

const every = (names: readonly string[]): Shot[] =>
  names.flatMap((view) =>
    (["phone", "tablet", "desktop"] as const).flatMap((size) =>
      lightModes.map((light) => ({ view, size, light })),
    ),
  );

/** An account with a few fish in its log. */
async function accountWithCatches(url: string): Promise<string> {
  const token = await newAccount(url);
  const species = ["Striped Bass", "Bluefish", "Striped Bass", "Summer Flounder", "Striped Bass"];
  const places = ["Deer Island", "Nahant", "Hull Gut", "Plum Island"];
  for (let index = 0; index < 40; index++) {
    const caught = new Date(Date.now() - index * 3.4 * 86_400_000 - (index % 7) * 3_600_000);
    await fetch(`${url}/api/catch-logger/log`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({
        species: species[index % species.length],
        length_inches: 18 + ((index * 7) % 22),
        weight_pounds: null,
        date_caught: caught.toISOString(),
        location_name: places[index % places.length],
        bait_lure: index % 3 === 0 ? "Mackerel" : "Soft plastic",
      }),
    });
  }
  return token;
}

const settleMs = 2500;

async function take(
  browser: Browser,
  { view, size, light }: Shot,
  { url, token, folder }: { url: string; token: string; folder: string },
): Promise<void> {
  const context = await browser.newContext({
    viewport: sizes[size],
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  const isSignedOut = view in signedOutViews;
  await context.addInitScript(
    ([kept, mode]) => {
      if (kept) localStorage.setItem("auth_token", kept);
      localStorage.setItem("light_mode", mode ?? "auto");
    },
    [isSignedOut ? "" : token, light],
  );
  await context.addInitScript(hidesWhoDraws);
  const page = await context.newPage();
  await page.goto(`${url}${views[view] ?? "/"}`);
  await page.evaluate((mode) => {
    document.documentElement.dataset["light"] = mode;
  }, light);
  await page.waitForTimeout(settleMs);
  await page.evaluate((mode) => {
    document.documentElement.dataset["light"] = mode;
  }, light);
  await page.screenshot({ path: join(folder, `${view}-${size}-${light}.png`) });
  await context.close();
}

/** Right after the start nothing is known of the weather yet; a screen without it is not the usual one. */
async function untilServicesAnswered(url: string): Promise<void> {
  async function isLive(path: string): Promise<boolean> {
    const text = await (await fetch(`${url}${path}`)).text();
    return text.includes('"live"') && !text.includes('"alerts_checked_at":null');
  }
  for (let tries = 0; tries < 60; tries += 1) {
    const answers = await Promise.all(["/api/weather", "/api/marine-forecast"].map(isLive));
    if (answers.every(Boolean)) return;
    await delay(1000);
  }
}

const given = process.argv.slice(2);
const isForDocs = given.includes("--docs");
const names = given.filter((name) => name in views);
const shots = isForDocs ? forDocs : every(names.length > 0 ? names : Object.keys(views));
const folder = join(root, isForDocs ? "docs/images" : "screenshots");
mkdirSync(folder, { recursive: true });

await onTheProduct(async ({ product, launch }) => {
  const browser = await launch(
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
  );
  const token = await accountWithCatches(product.url);
  await untilServicesAnswered(product.url);
  for (const shot of shots) await take(browser, shot, { url: product.url, token, folder });
  process.stdout.write(`${shots.length} pictures in ${folder}\n`);
});
