import { useEffect, useSyncExternalStore } from "react";

/** How many overlays cover the page; the bottom bar steps aside while there is one. */
let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCountsAsOverlay(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    change(1);
    return () => change(-1);
  }, [open]);
}

export function useOverlayOpen(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}
