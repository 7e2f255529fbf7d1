import { readFileSync } from "node:fs";

export interface MovableClock {
  readonly now: () => number;
  /** Puts the clock ahead of (or behind) the machine's by so many milliseconds. */
  readonly setOffset: (milliseconds: number) => void;
}

function offsetIn(file: string): number {
  try {
    return Number(readFileSync(file, "utf8").trim()) || 0;
  } catch {
    // Not written yet: nobody has moved the clock.
    return 0;
  }
}

/** With a file, the offset is read from it anew each time, so that product and stand-ins agree. */
export function createClock(offsetFile: string | undefined): MovableClock {
  let offset = 0;
  return {
    now: () => Date.now() + offset + (offsetFile === undefined ? 0 : offsetIn(offsetFile)),
    setOffset(milliseconds) {
      offset = milliseconds;
    },
  };
}
