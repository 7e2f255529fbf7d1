import { useBlocker, useRouter, useRouterState, type RouterHistory } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { closeTopOverlay, isBackAwaited, useBackAwaited } from "#web/ui/surfaces/overlay-count.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /**
     * This entry is there for Back to leave while an overlay without an address lies over the page:
     * of the page's own entry below.
     */
    readonly overlayOver?: { readonly key: string; readonly canGoBack: boolean };
  }
}

const isForOverlay = ({ location }: Pick<RouterHistory, "location">): boolean =>
  location.state.overlayOver !== undefined;

/** A browser reports a step in its history within milliseconds, a busy phone later; one that is never reported must not hold a page up. */
const longestStep = 5000;

/** An overlay that closes because of a click has closed after it. */
const afterEvent = () => new Promise((resolve) => setTimeout(resolve));

/** Steps back from the overlay's entry onto the page's own. A page that was opened sooner would be left by that step. */
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

/** Two navigations at once share one step: a second one would leave the app. */
function leaveEntryOnce(history: RouterHistory): Promise<void> {
  stepping ??= leaveEntry(history).finally(() => (stepping = null));
  return stepping;
}

/**
 * Back first closes a form or drawer that lies over the page, also over the first page of a visit: on
 * a phone Back is how things are closed, and typed text would be lost. Overlays named in the address
 * close by themselves.
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
        // The overlay was closed otherwise: one press leaves the page all the same.
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
