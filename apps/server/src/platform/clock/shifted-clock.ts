import { readFileSync } from "node:fs";
import { systemClock } from "#server/platform/clock/clock.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

function readOffset(file: string): number {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    // The file has not been written yet.
  }
  const offset = Number(text.trim());
  return Number.isSafeInteger(offset) ? offset : 0;
}

/**
 * Returns the system clock plus an offset in ms, which is read from a file on every call. Tests use
 * it to control a separate process.
 */
export function createShiftedClock(offsetFile: string): Clock {
  return { now: () => systemClock.now() + readOffset(offsetFile) };
}
