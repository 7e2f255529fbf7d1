import { useEffect } from "react";

/** Keeps the screen lit while something is shown; a browser that cannot simply does not. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (!("wakeLock" in navigator) || document.visibilityState === "hidden") return;
      try {
        const given = await navigator.wakeLock.request("screen");
        if (isOver) await given.release();
        else lock = given;
      } catch {
        // Refused, with a battery that is nearly empty for one.
      }
    };
    // The system takes it back whenever the page is hidden.
    const onVisible = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
