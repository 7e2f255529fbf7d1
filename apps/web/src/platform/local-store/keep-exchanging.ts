/** After a failure that is not the network's, tried again after this long, doubling, ms. */
const firstRetry = 30_000;
const lastRetry = 15 * 60_000;
/** What other devices did is looked up when the page comes to the front, but not more often, ms. */
const lookUpEvery = 60_000;

export interface Exchanging {
  readonly now: () => void;
  readonly stop: () => void;
}

/** Exchanges until told to stop: now, after failures, and when the page comes to the front. */
export function keepExchanging(exchange: () => Promise<unknown>): Exchanging {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstRetry;
  let lastTry = 0;
  let stopped = false;

  function waitLittle() {
    wait = firstRetry;
    return wait;
  }
  function tryLater() {
    if (stopped) return undefined;
    clearTimeout(timer);
    timer = setTimeout(now, wait);
    wait = Math.min(wait * 2, lastRetry);
    return wait;
  }
  function now() {
    clearTimeout(timer);
    lastTry = Date.now();
    exchange().then(waitLittle, tryLater);
  }
  function onFront() {
    if (document.visibilityState === "visible" && Date.now() - lastTry > lookUpEvery) now();
  }

  now();
  document.addEventListener("visibilitychange", onFront);
  return {
    now,
    stop() {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onFront);
    },
  };
}
