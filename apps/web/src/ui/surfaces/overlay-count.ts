import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

interface Overlay {
  /** What Back does with it; null where the address names it, and Back closes it by itself. */
  readonly close: (() => void) | null;
}

/** The overlays that cover the page, the topmost last; the bottom bar steps aside while there is one. */
let overlays: readonly Overlay[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Overlay[]): void {
  overlays = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCountsAsOverlay(open: boolean, onBack?: () => void): void {
  const closes = onBack !== undefined;
  const close = useEffectEvent(() => onBack?.());
  useEffect(() => {
    if (!open) return undefined;
    const overlay: Overlay = { close: closes ? () => close() : null };
    change([...overlays, overlay]);
    return () => change(overlays.filter((other) => other !== overlay));
  }, [open, closes]);
}

export function useOverlayOpen(): boolean {
  return useSyncExternalStore(subscribe, () => overlays.length > 0);
}

/** Closes what lies on top, unless the address does; whether it did. */
export function closeTopOverlay(): boolean {
  const close = overlays.at(-1)?.close ?? null;
  close?.();
  return close !== null;
}
