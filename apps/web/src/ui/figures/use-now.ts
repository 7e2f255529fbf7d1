import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { useEffect } from "react";

const stepMs = 30_000;

const clock = new Store(Date.now());
let timer: ReturnType<typeof setInterval> | undefined;
let viewers = 0;

const tick = (): void => clock.setState(() => Date.now());

/** Runs while anybody looks at it. */
function attach(): () => void {
  if (viewers === 0) {
    timer = setInterval(tick, stepMs);
    // A device that slept wakes with an old clock.
    document.addEventListener("visibilitychange", tick);
    tick();
  }
  viewers += 1;
  return () => {
    viewers -= 1;
    if (viewers > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

/** The present, renewed every half minute: one clock for the whole page. */
export function useNow(): number {
  useEffect(attach, []);
  return useSelector(clock);
}
