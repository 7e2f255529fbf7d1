import { useBlocker, useRouter, useRouterState, type RouterHistory } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { closeTopOverlay, isBackAwaited, useBackAwaited } from "#web/ui/surfaces/overlay-count.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /**
     * Marks an extra history entry that Back removes while an overlay without an address is open,
     * with the key of the page's own entry below.
     */
    readonly overlayOver?: { readonly key: string; readonly canGoBack: boolean };
  }
}

const isForOverlay = ({ location }: Pick<RouterHistory, "location">): boolean =>
  location.state.overlayOver !== undefined;

/**
 * Longest wait for a history step, ms. Browsers report one within milliseconds, busy phones later;
 * an unreported one must not block a page.
 */
const longestStep = 5000;

const afterEvent = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Steps back from the overlay's entry to the page's own. Waiting matters: navigating earlier would
 * undo the new page.
 */
async function leaveEntry(history: RouterHistory): Promise<void> {
  const left = new Promise<void>((resolve) => {
    const stopListening = history.subscribe(() => {
      stopListening();
      setTimeout(resolve);
    });
    setTimeout(resolve, longestStep);
  });
  history.back({ ignoreBlocker: true });
  await left;
}

let stepping: Promise<void> | null = null;

/** Shares one step between two simultaneous navigations: a second step would leave the app. */
function leaveEntryOnce(history: RouterHistory): Promise<void> {
  stepping ??= leaveEntry(history).finally(() => (stepping = null));
  return stepping;
}

/**
 * Makes Back close an open form or drawer first, even on the first page of a visit. On a phone Back
 * closes things, and leaving would lose typed text. Overlays named in the address close by
 * themselves.
 */
export function useBackClosesOverlay(): void {
  const router = useRouter();
  const { history } = router;
  const isAwaited = useBackAwaited();
  const isOnEntry = useRouterState({
    select: ({ location }) => location.state.overlayOver !== undefined,
  });
  const isPushing = useRef(false);

  useEffect(() => {
    if (!isAwaited || isOnEntry || isForOverlay(history) || isPushing.current) return;
    isPushing.current = true;
    void router
      .navigate({
        to: ".",
        search: true,
        hash: true,
        resetScroll: false,
        state: (old) => ({
          ...old,
          overlayOver: { key: history.location.state.key ?? "", canGoBack: history.canGoBack() },
        }),
      })
      .finally(() => {
        isPushing.current = false;
      });
  }, [router, history, isAwaited, isOnEntry]);

  useBlocker({
    shouldBlockFn: async ({ action }) => {
      const isLeaving = isForOverlay(history);
      if (action === "BACK") {
        const closed = closeTopOverlay();
        if (!isLeaving) return closed;
        // The overlay was closed by other means, so this press leaves the page.
        if (!closed) history.back();
      } else if (isLeaving && (action === "PUSH" || action === "REPLACE")) {
        await afterEvent();
        if (!isBackAwaited() && isForOverlay(history)) await leaveEntryOnce(history);
      }
      return false;
    },
    enableBeforeUnload: false,
  });
}
