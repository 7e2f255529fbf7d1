import { useRef } from "react";

/** Drops calls while one is running, because a second tap can come before the screen shows the first. */
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
