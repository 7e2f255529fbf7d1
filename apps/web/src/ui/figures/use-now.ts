import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { useEffect } from "react";

const stepMs = 30_000;

const clock = new Store(Date.now());
let timer: ReturnType<typeof setInterval> | undefined;
let viewers = 0;

const tick = (): void => clock.setState(() => Date.now());

/** Runs while it has subscribers. */
function attach(): () => void {
  if (viewers === 0) {
    timer = setInterval(tick, stepMs);
    // After sleep the value is stale.
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

/** The current time, updated every half minute, shared by the whole page. */
export function useNow(): number {
  useEffect(attach, []);
  return useSelector(clock);
}
