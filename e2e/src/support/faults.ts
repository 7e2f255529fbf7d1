/**
 * A journey fails on what a person would find in the console and the network of the browser: an
 * error, a warning, an exception nobody caught, a request that failed or was aborted. What a journey
 * causes on purpose it names: `test.use({ allowedFaults: networkCut })`.
 */
import { setTimeout as delay } from "node:timers/promises";
import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type Request,
} from "@playwright/test";

/**
 * Of a device that the journey takes offline. What its service worker was fetching for the page fails as
 * ERR_FAILED.
 */
export const networkCut = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED.*\/(?:api|assets)\//u;

/** Of requests that the journey expects to be refused; Chromium reports each as an error. */
export const refused = (status: number, path: string): RegExp =>
  new RegExp(`status of ${status} .*${path}`, "u");

/**
 * Of an account that has just left the device or changed, or of a clock that is put forward: the app
 * gives up what it was asking for.
 */
export const givenUp = /^net::ERR_ABORTED: [A-Z]+ \S+\/api\//u;

/** Of another site, which may be out of reach or left while it still loads. */
export const anyUrlOf = (site: string): RegExp => new RegExp(site, "u");

/** Of a server that ends while pages are still open. */
export const serverEnds =
  /net::ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|status of 503 .*\/api\//u;

/** What a journey causes on purpose; one pattern, because Playwright reads an array as something else. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), "u");

/**
 * Two writes of one catch that cross, as when it is finished before the device has its first answer: the
 * device reads the newer one and repeats its own.
 */
const crossedWrites = /status of 409 .*\/api\/catch-logger\//u;

/** Said by the software renderer of the tests about itself, or caused by the network of the machine. */
const ofTheMachine = /GL Driver Message|net::ERR_NETWORK_CHANGED/u;

/** Streams without an end: giving them up is the only way to end them. */
const withoutEnd = /\/api\/vessels\/stream/u;

/**
 * The app gives up an answer that takes longer, the quickest of its deadlines being 4 s; a busy machine
 * is no fault of the product.
 */
const shortestDeadline = 3_500;

/** A page that is left or closed takes its requests with it; this much later that is known, ms. */
const untilLeft = 300;

/**
 * Gives which view a page shows, and whether it is about to show another document: a request under way
 * belongs to the view it began in, and may end with it.
 */
function followViews(page: Page) {
  let count = 0;
  let isLeaving = false;
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    isLeaving = true;
    count += 1;
  });
  page.on("domcontentloaded", () => {
    isLeaving = false;
    count += 1;
  });
  // Also from one view to the next within the app: what the left one was asking for is given up.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) count += 1;
  });
  return { count: () => count, isLeaving: () => isLeaving };
}

function watchRequests(page: Page, report: (fault: string) => void): Promise<void>[] {
  const views = followViews(page);
  const begun = new WeakMap<Request, { readonly view: number; readonly at: number }>();
  const checks: Promise<void>[] = [];
  const check = async (request: Request) => {
    const failure = request.failure()?.errorText ?? "failed";
    if (failure === "net::ERR_ABORTED") {
      if (withoutEnd.test(request.url())) return;
      const { view, at } = begun.get(request) ?? { view: -1, at: 0 };
      if (views.isLeaving() || Date.now() - at > shortestDeadline) return;
      await delay(untilLeft);
      if (page.isClosed() || views.count() !== view) return;
    }
    report(`${failure}: ${request.method()} ${request.url()}`);
  };
  page.on("request", (request) => begun.set(request, { view: views.count(), at: Date.now() }));
  page.on("requestfailed", (request) => checks.push(check(request)));
  return checks;
}

function watchFaults() {
  const faults: string[] = [];
  const checks: Promise<void>[][] = [];
  const report = (fault: string) => faults.push(fault);
  const watchPage = (page: Page) => checks.push(watchRequests(page, report));
  return {
    watch: (context: BrowserContext) => {
      context.on("page", watchPage);
      context.on("weberror", (fault) => report(`exception: ${fault.error().stack ?? ""}`));
      context.on("console", (message) => {
        if (!["error", "warning"].includes(message.type())) return;
        report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
    },
    end: async () => {
      await Promise.all(checks.flat());
      return faults;
    },
  };
}

interface Options {
  /** What a journey causes on purpose. */
  allowedFaults: RegExp | null;
}

export const test = base.extend<Options & { faults: ReturnType<typeof watchFaults> }>({
  allowedFaults: [null, { option: true }],
  faults: [
    async ({ browser }, give) => {
      const watched = watchFaults();
      browser.on("context", watched.watch);
      await give(watched);
      browser.off("context", watched.watch);
    },
    { auto: true },
  ],
  context: async ({ context, faults, allowedFaults }, give) => {
    await give(context);
    const found = (await faults.end()).filter(
      (fault) =>
        !ofTheMachine.test(fault) &&
        !crossedWrites.test(fault) &&
        allowedFaults?.test(fault) !== true,
    );
    // On one line: a summary shows the first line of a failure only.
    expect(found, `faults in the console or the network: ${found.join(" | ")}`).toEqual([]);
  },
});
