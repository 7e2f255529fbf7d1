import { readFileSync } from "node:fs";
import { systemClock } from "#server/platform/clock/clock.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

function readOffset(file: string): number {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    // Not written yet: no offset.
  }
  const offset = Number(text.trim());
  return Number.isSafeInteger(offset) ? offset : 0;
}

/** For tests of a whole process: the machine's clock plus the milliseconds in a file, read each time. */
export function createShiftedClock(offsetFile: string): Clock {
  return { now: () => systemClock.now() + readOffset(offsetFile) };
}
