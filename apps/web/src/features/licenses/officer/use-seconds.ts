import { useEffect, useState } from "react";

/** The present, renewed every second while somebody waits for it. */
export function useSeconds(isWaiting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return now;
}
