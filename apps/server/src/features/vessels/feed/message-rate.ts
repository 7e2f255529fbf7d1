export interface Pausable {
  pause(): unknown;
  resume(): unknown;
}

export interface MessageRate {
  /** Counts a message; pauses the source for the rest of the second after too many. */
  count(): void;
  stop(): void;
}

/** Several times the message rate of the whole US coast. */
const mostPerSecond = 5000;

/**
 * Limits the processor time of a flooding feed; the remaining messages wait at the sender
 * (backpressure).
 */
export function createMessageRate(source: Pausable): MessageRate {
  let windowStart = performance.now();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    count() {
      const elapsed = performance.now() - windowStart;
      if (elapsed >= 1000) {
        windowStart += elapsed;
        count = 0;
      }
      count += 1;
      if (count < mostPerSecond || timer !== undefined) return;
      source.pause();
      timer = setTimeout(
        () => {
          timer = undefined;
          count = 0;
          windowStart = performance.now();
          source.resume();
        },
        1000 - Math.min(elapsed, 999),
      );
    },
    stop: () => clearTimeout(timer),
  };
}
