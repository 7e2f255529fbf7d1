import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { useEffect, useEffectEvent } from "react";

interface Overlay {
  readonly close: (() => void) | null;
}

/** The overlays that cover the page, topmost last. The bottom bar is hidden while there are any. */
const overlays = new Store<readonly Overlay[]>([]);

export function useCountsAsOverlay(open: boolean, onBack?: () => void): void {
  const closes = onBack !== undefined;
  const close = useEffectEvent(() => onBack?.());
  useEffect(() => {
    if (!open) return undefined;
    const overlay: Overlay = { close: closes ? () => close() : null };
    overlays.setState((others) => [...others, overlay]);
    return () => overlays.setState((all) => all.filter((other) => other !== overlay));
  }, [open, closes]);
}

export const useOverlayOpen = (): boolean => useSelector(overlays, ({ length }) => length > 0);

const awaitsBack = (all: readonly Overlay[]) => (all.at(-1)?.close ?? null) !== null;

export const isBackAwaited = (): boolean => awaitsBack(overlays.get());
export const useBackAwaited = (): boolean => useSelector(overlays, awaitsBack);

export function closeTopOverlay(): boolean {
  const close = overlays.get().at(-1)?.close ?? null;
  close?.();
  return close !== null;
}
