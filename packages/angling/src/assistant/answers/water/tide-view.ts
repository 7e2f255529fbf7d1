import { tideStage, type TideExtreme, type TidePredictor } from "@striper/marine/tides";
import { harborDate, hour, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { clockWords, dayWords, listWords, sentence } from "#angling/assistant/answers/reply.ts";

/** A tide station with its name and how to tell its figures. */
export interface TideView {
  readonly tide: TidePredictor;
  readonly station: string;
  readonly source: string;
  readonly frame: Frame;
  readonly now: Instant;
  readonly note: string | null;
}

export const feetWords = (height: number): string => `${roundTo(height, 1).toFixed(1)} ft`;
export const kindOf = { H: "high-tide", L: "low-tide" } as const;
export const nameOf = { H: "high tide", L: "low tide" } as const;

export const turnFact = (view: TideView, { type, height, instant }: TideExtreme): Fact =>
  fact(kindOf[type], roundTo(height, 2), view.source, {
    unit: "ft",
    place: view.station,
    at: instant,
    screen: screens.tides,
  });

export const heightFact = (view: TideView, instant: Instant, kind = "tide-height"): Fact =>
  fact(kind, roundTo(view.tide.heightAt(instant), 2), view.source, {
    unit: "ft",
    place: view.station,
    at: instant,
    screen: screens.tides,
  });

export const stageWords = { RISING: "rising", FALLING: "falling", CHANGING: "turning" } as const;

export function stageAt(view: TideView, instant: Instant) {
  return tideStage(instant, view.tide.extremes(instant - 14 * hour, instant + 14 * hour));
}

export const stageFact = (view: TideView, instant: Instant): Fact =>
  fact("tide-stage", stageWords[stageAt(view, instant).stage], view.source, {
    place: view.station,
    at: instant,
    screen: screens.tides,
  });

/** How a list of turns reads: by day, "5:24 am (10.1 ft)". */
export function turnsByDay(turns: readonly TideExtreme[], now: Instant): string {
  const days = new Map<string, string[]>();
  for (const { instant, type, height } of turns) {
    const date = harborDate(instant);
    const line = `${nameOf[type]} ${clockWords(instant)} (${feetWords(height)})`;
    days.set(date, [...(days.get(date) ?? []), line]);
  }
  return [...days]
    .map(([date, lines]) => sentence(`${dayWords(date, now)}: ${listWords(lines)}`))
    .join(" ");
}

export const wantedTypes = ({ cues }: Frame): readonly ("H" | "L")[] => {
  const high = cues.includes("high");
  const low = cues.includes("low");
  if (high === low) return ["H", "L"];
  return high ? ["H"] : ["L"];
};

const several: Readonly<Record<string, number>> = { few: 3, couple: 2, "couple of": 2, several: 4 };
const mostAsked = 12;
const nextSeveral =
  /\bnext (\d{1,2}|few|couple(?: of)?|several) (?:high|low|tide|slack|turn|flood|ebb)|\b(?:high|low|tides?|slacks?|turns?)(?: tides?| waters?)? (?:for )?(?:the )?next (\d{1,2}|few|couple(?: of)?|several)\b(?! (?:days?|hours?|weeks?|months?))|\b(\d{1,2}) (?:next|upcoming|coming) (?:high|low|tide|slack)/;

/** "The next 2 high tides": how many turns are asked about; null when no number is named. */
export function severalNext({ words }: Frame): number | null {
  const [, ...groups] = nextSeveral.exec(words) ?? [];
  const named = groups.find((group) => group !== undefined);
  if (named === undefined) return null;
  return Math.min(mostAsked, several[named] ?? Number(named));
}

export const credit = ({ source }: TideView): string => `Source: ${source}, feet above MLLW.`;
