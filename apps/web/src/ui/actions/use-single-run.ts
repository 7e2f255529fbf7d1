import { useRef } from "react";

/** A second tap can come before the screen shows the first: calls are dropped while one is running. */
export function useSingleRun(run: () => Promise<unknown>): () => void {
  const isRunning = useRef(false);
  return () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const over = () => {
      isRunning.current = false;
    };
    run().then(over, over);
  };
}
