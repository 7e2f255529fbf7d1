/**
 * A product and stand-ins for the outside world, for one worker. Whoever changes what others would
 * meet (the time, the rules, who is admin) asks for a world of their own, for the journeys of one
 * file: `test.use({ ownWorld: "billing" })`. There time can be moved, forward only, as everywhere.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import { test as base } from "#e2e/support/faults.ts";
import { type Fakes, startFakes } from "#e2e/support/fakes.ts";
import { type Product, startProduct } from "#e2e/support/product.ts";
import { aheadTo, setDeviceClock, startClock } from "#e2e/support/time.ts";

export const day = 86_400_000;

export interface World {
  product: Product;
  fakes: Fakes;
  /** Puts product and stand-ins further ahead of the machine, milliseconds; in an own world only. */
  passTime: (milliseconds: number) => void;
  /** The newest mail to an address whose text matches, as soon as there is one. */
  mailTo: (address: string, pattern: RegExp) => Promise<RegExpExecArray>;
}

interface Beginning {
  readonly isOwn: boolean;
  /** "" is the current time. */
  readonly date: string;
  /** Of stand-ins, set before the product asks them the first time. */
  readonly modes: Readonly<Record<string, string>>;
}

/** Right after the start no service has answered yet, and the dashboard says that nothing is live. */
async function untilForecastIsThere(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await (await fetch(`${url}/api/weather`)).text();
    if (answer.includes('"live"')) return;
    await delay(1000);
  }
}

async function startWorld({ isOwn, date, modes }: Beginning) {
  const clock = startClock(aheadTo(date));
  const fakes = await startFakes(clock.env);
  for (const [service, mode] of Object.entries(modes)) await fakes.control(service, { mode });
  const product = await startProduct({ ...clock.env, ...fakes.env });
  if (!isOwn) await untilForecastIsThere(product.url);
  return {
    product,
    fakes,
    passTime: (milliseconds: number) => {
      if (!isOwn) throw new Error("Others live in this world: time passes in an own one only.");
      clock.move(milliseconds);
    },
    mailTo: (address: string, pattern: RegExp) => waitForMail(product, address, pattern),
    stop: async () => {
      await product.stop();
      await fakes.stop();
      clock.stop();
    },
  };
}

/** Quoted-printable as far as links and ASCII texts need it. */
const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .toSorted()
      .toReversed()
      .map((name) => decoded(readFileSync(join(folder, name), "utf8")));
  } catch {
    return [];
  }
}

async function waitForMail(product: Product, address: string, pattern: RegExp) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const mail = mailsIn(join(product.dataDir, "outbox")).find(
      (text) => text.includes(`To: ${address}`) && pattern.test(text),
    );
    const found = mail === undefined ? null : pattern.exec(mail);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`No mail to ${address} matches ${pattern}`);
    await delay(100);
  }
}

interface WorldOptions {
  /** Its name; none for the world that is shared. */
  ownWorld: string;
  /** When an own world begins: the next "11-22T12:00:00-05:00"; "" is the current time. */
  worldDate: string;
  /** How stand-ins behave from its beginning: `{ nws: "gale" }`. */
  worldModes: Record<string, string>;
}

/**
 * The tag of a journey whose browser keeps the app for later: its service worker fetches three hundred files at the
 * first visit, two seconds of a processor. In the others the browser refuses the worker, as in a private window, and
 * the app has to work without.
 */
export const keepsApp = "@keeps-app";

const refuseWorker = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty page has none.
    if ("serviceWorker" in navigator)
      navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
  });

export const test = base.extend<object, WorldOptions & { world: World }>({
  ownWorld: ["", { option: true, scope: "worker" }],
  worldDate: ["", { option: true, scope: "worker" }],
  worldModes: [{}, { option: true, scope: "worker" }],
  world: [
    async ({ ownWorld, worldDate: date, worldModes: modes }, give) => {
      const world = await startWorld({ isOwn: ownWorld !== "", date, modes });
      await give(world);
      await world.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ world }, give) => give(world.product.url),
  context: async ({ context, worldDate }, give, { tags }) => {
    if (!tags.includes(keepsApp)) await refuseWorker(context);
    await setDeviceClock(context, aheadTo(worldDate));
    await give(context);
  },
});
