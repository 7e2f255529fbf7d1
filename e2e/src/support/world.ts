/**
 * A product and stand-ins for the outside world. All journeys share one; whoever changes what others would
 * meet (the time, the rules, who is admin) asks for a world of their own, for the journeys of one
 * file: `test.use({ ownWorld: "billing" })`. There time can be moved, forward only, as everywhere.
 */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "#e2e/support/faults.ts";
import { type Fakes, fakesAt, type RunningFakes, startFakes } from "#e2e/support/fakes.ts";
import { homeFrom, type Product, startProduct } from "#e2e/support/product.ts";
import { aheadTo, setDeviceClock, startClock } from "#e2e/support/time.ts";

export const day = 86_400_000;

export interface World {
  product: Pick<Product, "url" | "dataDir" | "output">;
  fakes: RunningFakes;
  /** Puts product and stand-ins further ahead of the machine, milliseconds; in an own world only. */
  passTime: (milliseconds: number) => void;
  /** The newest mail to an address whose text matches, as soon as there is one. */
  mailTo: (address: string, pattern: RegExp) => Promise<RegExpExecArray>;
}

interface Beginning {
  /** "" is the current time. */
  readonly date: string;
  /** Of stand-ins, set before the product asks them the first time. */
  readonly modes: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, "../../..");

/** Right after the start no service has answered yet, and the dashboard says that nothing is live. */
async function untilForecastIsThere(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await (await fetch(`${url}/api/weather`)).text();
    if (answer.includes('"live"')) return;
    await delay(200);
  }
}

/** Changes with the built server and the built stand-ins. */
function fingerprintOfBuild(): string {
  const hash = createHash("sha256");
  for (const part of ["server", "fakes"])
    hash.update(readFileSync(join(root, `apps/${part}/dist/.built-from`)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * A data folder whose product has made its database and its job queues and has asked the services
 * once. A product that starts from a copy takes half the processor time of a first start.
 */
async function preparedFolder(): Promise<string> {
  const cache = join(root, "node_modules/.cache/journeys-data");
  const prepared = join(cache, fingerprintOfBuild());
  if (existsSync(prepared)) return prepared;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const fakes = await startFakes();
  const product = await startProduct(fakes.env);
  await untilForecastIsThere(product.url);
  await product.end();
  // Complete or absent.
  cpSync(product.dataDir, `${prepared}.unfinished`, { recursive: true });
  renameSync(`${prepared}.unfinished`, prepared);
  await product.stop();
  await fakes.stop();
  return prepared;
}

async function startWorld(from: string, { date, modes }: Beginning) {
  const clock = startClock(aheadTo(date));
  const fakes = await startFakes(clock.env);
  for (const [service, mode] of Object.entries(modes)) await fakes.control(service, { mode });
  const product = await startProduct({ ...clock.env, ...fakes.env }, await homeFrom(from));
  return { product, fakes, clock, stop: () => stopWorld(product, fakes, clock) };
}

async function stopWorld(product: Product, fakes: Fakes, clock: ReturnType<typeof startClock>) {
  await Promise.all([product.stop(), fakes.stop()]);
  clock.stop();
}

/** Where the processes of the journeys find what was started and prepared for all of them. */
const sharedName = "JOURNEYS_SHARED";
interface Shared {
  readonly prepared: string;
  readonly url: string;
  readonly dataDir: string;
  readonly fakes: string;
}

/** Starts the shared world; returns what ends it. */
export async function startSharedWorld(): Promise<() => Promise<void>> {
  const prepared = await preparedFolder();
  const { product, fakes, stop } = await startWorld(prepared, { date: "", modes: {} });
  await untilForecastIsThere(product.url);
  const { url, dataDir } = product;
  const shared: Shared = { prepared, url, dataDir, fakes: fakes.url };
  process.env[sharedName] = JSON.stringify(shared);
  return stop;
}

const readShared = (): Shared => JSON.parse(process.env[sharedName] ?? "");

function joinSharedWorld(): World {
  const { url, dataDir, fakes } = readShared();
  const product = { url, dataDir, output: () => "" };
  return {
    product,
    fakes: fakesAt(fakes),
    passTime: () => {
      throw new Error("Others live in this world: time passes in an own one only.");
    },
    mailTo: (address, pattern) => waitForMail(product, address, pattern),
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

async function waitForMail(product: Pick<Product, "dataDir">, address: string, pattern: RegExp) {
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

/** The tag of a journey that runs in `npm run test:all` only. */
export const thorough = "@thorough";

/** From the next load on the app opens without a network. */
export const untilInstalled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

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
      if (ownWorld === "") return give(joinSharedWorld());
      const { product, fakes, clock, stop } = await startWorld(readShared().prepared, {
        date,
        modes,
      });
      await give({
        product,
        fakes,
        passTime: clock.move,
        mailTo: (address, pattern) => waitForMail(product, address, pattern),
      });
      await stop();
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
