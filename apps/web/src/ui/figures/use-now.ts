import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { useEffect } from "react";

const stepMs = 30_000;

const clock = new Store(Date.now());
let timer: ReturnType<typeof setInterval> | undefined;
let viewers = 0;

const tick = (): void => clock.setState(() => Date.now());

function attach(): () => void {
  if (viewers === 0) {
    timer = setInterval(tick, stepMs);
    // The value is stale when a hidden page returns.
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

/** Returns the current time, updated every half minute by a clock the whole page shares. */
export function useNow(): number {
  useEffect(attach, []);
  return useSelector(clock);
}
