import { useRef } from "react";

/** Two taps come faster than a screen answers the first: while one run goes on, others are dropped. */
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
