import { useEffect, useRef } from "react";
import { spotsDatabase } from "#web/features/spots/mine/spots-database.ts";
import { syncMySpots } from "#web/features/spots/mine/sync-my-spots.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { useOnline } from "#web/platform/online-status.ts";

/** After a failure that is not the network's, tried again after this long, doubling, ms. */
const firstRetry = 30_000;
const lastRetry = 15 * 60_000;
/** What other devices did is looked up when the page comes to the front, but not more often, ms. */
const lookUpEvery = 60_000;

interface Exchanging {
  readonly now: () => void;
  readonly stop: () => void;
}

/** Exchanges until told to stop: now, after failures, and when the page comes to the front. */
function keepExchanging(accountId: string): Exchanging {
  const spots = spotsDatabase(accountId);
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
    syncMySpots(spots).then(waitLittle, tryLater);
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

/** As long as somebody is signed in: own spots and favorites are the same on all their devices. */
export function useSpotsSync(): void {
  const accountId = useAccountId();
  const online = useOnline();
  const exchanging = useRef<Exchanging>(null);
  useEffect(() => {
    if (!online) return undefined;
    const current = keepExchanging(accountId);
    exchanging.current = current;
    return () => {
      exchanging.current = null;
      current.stop();
    };
  }, [accountId, online]);

  const hasUnsent = useLive(`unsent ${accountId}`, async () => {
    const { outbox } = spotsDatabase(accountId);
    return (await outbox.filter(({ refusal }) => refusal === null).count()) > 0;
  });
  useEffect(() => {
    if (hasUnsent === true) exchanging.current?.now();
  }, [hasUnsent]);
}
