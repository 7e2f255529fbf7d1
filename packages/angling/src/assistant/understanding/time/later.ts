import { day, harborDate, hour, minute, shiftDate, type Instant } from "@striper/marine/time";
import type { Frame, When } from "#angling/assistant/frame.ts";
import { moved } from "./merged-when.ts";
import { atInstant, onDate } from "./read-when.ts";

const step =
  /\b(?:(?:the|an?) )?(?:(\d{1,2}|half an) )?(hour|day|min\w*?)s? (later|after|earlier|before|sooner)(?: that)?$|\b(?:next|following) day$/;
const lengths: Readonly<Record<string, number>> = { hour, day };

/** "The day after", "an hour later": counted from the time asked about before, else from now. */
export function laterThan({ words }: Frame, { when: before }: Frame, now: Instant): When | null {
  const match = step.exec(words);
  if (match === null) return null;
  const [, said = "1", unit = "day", side = "later"] = match;
  const sign = side === "earlier" || side === "before" || side === "sooner" ? -1 : 1;
  const count = sign * (said.startsWith("half") ? 1 / 2 : Number(said));
  if (unit === "day") {
    const date = shiftDate(before?.date ?? harborDate(now), count);
    return before === null ? onDate(date) : moved(before, date);
  }
  const from = before?.precision === "instant" ? before.from : now;
  return atInstant(from + count * (lengths[unit] ?? minute), true);
}
