import { currentTurnWords, currentWords, heightText } from "@striper/angling/words";
import type { CurrentPredictor } from "@striper/marine/currents";
import {
  tideStage,
  type TideExtreme,
  type TidePredictor,
  type TideStage,
} from "@striper/marine/tides";
import {
  formatHarborTime,
  harborDate,
  harborParts,
  hour,
  minute,
  shiftDate,
  shortWeekdayName,
  type Instant,
} from "@striper/marine/time";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

const lookBack = 14 * hour;
const lookAhead = 56 * hour;

export interface NextTide {
  readonly instant: Instant;
  readonly type: "H" | "L";
  readonly label: string;
  readonly height: string;
  readonly time: string;
  readonly day: string;
}

export interface TideNow {
  readonly stage: TideStage["stage"];
  readonly stageText: string;
  readonly height: string;
  /** Progress to the next tide, 0 to 100. */
  readonly progress: number;
  /** For example "High in 2.4 h". */
  readonly untilNext: string;
  readonly next: readonly NextTide[];
}

export function dayWord(instant: Instant, now: Instant): string {
  const date = harborDate(instant);
  const today = harborDate(now);
  if (date === today) return "Today";
  if (date === shiftDate(today, 1)) return "Tomorrow";
  return shortWeekdayName(harborParts(instant).weekday);
}

export function nextTide(extreme: TideExtreme, now: Instant, units: UnitSystem): NextTide {
  const { instant, height, type } = extreme;
  return {
    instant,
    type,
    label: wording.types[type],
    height: heightText(height, units),
    time: formatHarborTime(instant),
    day: dayWord(instant, now),
  };
}

export function tideNow(tide: TidePredictor, now: Instant, units: UnitSystem): TideNow {
  const extremes = tide.extremes(now - lookBack, now + lookAhead);
  const { stage, progress, next, timeToNext } = tideStage(now, extremes);
  return {
    stage,
    stageText: wording.stages[stage],
    height: heightText(tide.heightAt(now), units),
    progress,
    untilNext: next === null ? "" : `${wording.types[next.type]} in ${timeToNext ?? ""}`,
    next: extremes
      .filter(({ instant }) => instant > now)
      .slice(0, 8)
      .map((extreme) => nextTide(extreme, now, units)),
  };
}

export function currentSentence(current: CurrentPredictor, now: Instant): string {
  const speed = current.speedAt(now);
  const [turn] = current.events(now + minute, now + lookBack);
  const next = turn === undefined ? "" : `, ${currentTurnWords(turn)}`;
  return `${currentWords(speed)}${next}.`;
}

/** Returns "Rising, 6.9 ft now. High 9.6 ft at 10:06 am."; without "now" for another time. */
export function tideSentence({ stageText, height, next }: TideNow, isNow: boolean): string {
  const [first] = next;
  const coming = first ? ` ${first.label} ${first.height} at ${first.time}.` : "";
  return `${stageText}, ${height}${isNow ? " now" : ""}.${coming}`;
}
