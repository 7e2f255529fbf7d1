import { harborDayBounds, hour, type Instant } from "@striper/marine/time";
import { sources, type FactRow } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { AskedMoment } from "#angling/assistant/tools/asked.ts";
import { listText, timesText } from "#angling/assistant/tools/shown-words.ts";
import {
  bestWindows,
  biteSeries,
  monthOfReturn,
  whyQuiet,
  worthTrying,
  type BiteScore,
  type ScoredHour,
} from "#angling/bite-score/index.ts";
import { biteRequest, judgeHours, type Conditions } from "./conditions.ts";

export const closedWater = "Striped bass may not be fished for in federal water (50 CFR 697.7)";

export function scoresBetween(known: Conditions, from: Instant, to: Instant): readonly BiteScore[] {
  const first = Math.floor(from / hour) * hour;
  const hours = Math.max(1, Math.ceil((to - first) / hour));
  return biteSeries({ ...biteRequest(known), from: first, hours });
}

/** Explains a day without good hours and when fish return; empty when an hour is good. */
function quietText({ place }: Conditions, top: ScoredHour | null, date: string): string {
  if (top === null || top.score >= worthTrying) return "";
  const month = monthOfReturn(place.season, date);
  const back = month === null ? "" : `; they come back in ${month}`;
  return ` ${whyQuiet(top, place.season, date)}${back}.`;
}

/** Returns the best safe windows of the day; today's start now. */
export function bestHoursOf(slots: Slots, known: Conditions, { date, at, isNow }: AskedMoment) {
  const bounds = harborDayBounds(date);
  const from = isNow ? at : Math.max(bounds.from, Math.min(known.now, bounds.to - hour));
  const series = scoresBetween(known, from, bounds.to);
  const scored = series.filter((one) => one.kind === "scored");
  const unsafe = new Set(
    scored
      .map(({ instant }) => instant)
      .filter((start) => {
        const hours = { from: start, to: start + hour, date };
        return judgeHours(slots, known, hours).verdict === "NO";
      }),
  );
  // The best hour, safe or not.
  const [top = null] = scored.toSorted((a, b) => b.exactScore - a.exactScore);
  const windows = bestWindows(series, 3, (start) => unsafe.has(start));
  const told = windows.map(
    (one) => `${timesText(one)} (${one.peakScore}, ${one.level.toLowerCase()})`,
  );
  const none =
    unsafe.size === scored.length
      ? "No hour of that day is safe by what is known."
      : `No safe hour reaches ${worthTrying}.${quietText(known, top, date)}`;
  return {
    windows,
    top,
    text: known.place.isClosedWater
      ? `${closedWater}.`
      : windows.length > 0
        ? `Best hours: ${listText(told)}.`
        : top && none,
    facts: windows.map((one): FactRow => [
      "best-window",
      timesText(one),
      null,
      one.from,
      sources.bite,
    ]),
  };
}

export type BestHours = ReturnType<typeof bestHoursOf>;
