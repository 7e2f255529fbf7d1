import { useSyncExternalStore } from "react";

/** Width below which the mobile layout applies, px. */
const mobileBreakpoint = 768;

const wide = `(min-width: ${mobileBreakpoint}px)`;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function useIsMobile(): boolean {
  return !useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
