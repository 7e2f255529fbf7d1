import { tideStage, type TideExtreme, type TidePredictor } from "@striper/marine/tides";
import { harborDate, hour, type Instant } from "@striper/marine/time";
import { feet, feetToMetres, roundTo } from "@striper/marine/units";
import { factsFrom, screens, type Fact, type FactRow } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  clockWords,
  dayWords,
  listWords,
  momentWords,
  sentence,
  type Reply,
} from "#angling/assistant/answers/reply.ts";

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
const kindOf = { H: "high-tide", L: "low-tide" } as const;
export const nameOf = { H: "high tide", L: "low tide" } as const;

/** Facts of the station. */
export const told = (
  { source, station }: Pick<TideView, "source" | "station">,
  rows: readonly FactRow[],
): readonly Fact[] => factsFrom(source, { place: station, screen: screens.tides }, rows);

export const turnRow = ({ type, height, instant }: TideExtreme): FactRow => [
  kindOf[type],
  roundTo(height, 2),
  "ft",
  instant,
];

export const heightRow = (view: TideView, at: Instant, kind = "tide-height"): FactRow => [
  kind,
  roundTo(view.tide.heightAt(at), 2),
  "ft",
  at,
];

const stageWords = { RISING: "rising", FALLING: "falling", CHANGING: "turning" } as const;

function stageAt(view: TideView, instant: Instant) {
  return tideStage(instant, view.tide.extremes(instant - 14 * hour, instant + 14 * hour));
}

/** "Rising", "falling" or "turning". */
export const stageIn = (view: TideView, at: Instant): string => stageWords[stageAt(view, at).stage];

export const stageRow = (view: TideView, at: Instant): FactRow => [
  "tide-stage",
  stageIn(view, at),
  null,
  at,
];

/** "9.4 ft and rising". */
export const stateWords = (view: TideView, at: Instant): string =>
  `${feetWords(view.tide.heightAt(at))} and ${stageIn(view, at)}`;

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

/** The heights once more, where they are asked for in meters. */
const inMeters = ({ words }: Frame, rows: readonly FactRow[]): readonly FactRow[] =>
  /\b(?:meters?|metres?|metric)\b/.test(words)
    ? rows.flatMap(([kind, value, unit, at]): FactRow[] =>
        unit === "ft" && typeof value === "number" && typeof at === "number"
          ? [[kind, roundTo(feetToMetres(feet(value)), 2), "m", at]]
          : [],
      )
    : [];

/** An answer with its source and with what was taken for granted. */
export const tideAnswer = (
  view: TideView,
  sentences: readonly (string | null)[],
  rows: readonly FactRow[],
): Reply => {
  const metric = inMeters(view.frame, rows);
  return answered(
    [
      ...sentences,
      metric.length === 0
        ? null
        : `In meters: ${listWords(metric.map(([, value, , at]) => `${value} at ${momentWords(Number(at), view.now)}`))}.`,
      `Source: ${view.source}, feet above MLLW.`,
      assumptions(view.frame, [view.note]),
    ],
    told(view, [...rows, ...metric]),
  );
};
