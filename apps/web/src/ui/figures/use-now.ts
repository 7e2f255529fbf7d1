import { useSyncExternalStore } from "react";

const stepMs = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, stepMs);
    // A device that slept wakes with an old clock.
    document.addEventListener("visibilitychange", tick);
    now = Date.now();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener("visibilitychange", tick);
  };
}

/** The present, renewed every half minute: one clock for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
