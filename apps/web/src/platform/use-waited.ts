import { useEffect, useState } from "react";

/** Whether so many milliseconds have passed since this was first shown. */
export function useWaited(milliseconds: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waited;
}
