import { marineSpans, type MarineSpan } from "@striper/angling/weather";
import { harborDate, hour, parseIso, type Instant } from "@striper/marine/time";
import type { ForecastAnswer } from "#web/features/marine-forecast/queries.ts";
import { forecastWording as wording } from "#web/features/marine-forecast/wording.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import type { Source } from "#web/ui/figures/source-chip-view.ts";

export interface Figure {
  readonly text: string;
  readonly isAssumed: boolean;
}

export interface PeriodView {
  readonly name: string;
  readonly wind: Figure;
  readonly waves: Figure;
  readonly visibility: string;
  readonly detailed: string;
}

export type ForecastView =
  | { readonly kind: "unavailable"; readonly message: string; readonly link: Link | null }
  | {
      readonly kind: "forecast";
      readonly zone: string;
      readonly isLimited: boolean;
      readonly headlines: readonly string[];
      readonly current: PeriodView;
      readonly extended: readonly PeriodView[];
      readonly text: string | null;
      readonly sourceLine: string;
      readonly updated: string | null;
      readonly chip: Source | null;
      readonly oldNote: string | null;
      readonly link: Link | null;
    };

interface Link {
  readonly href: string;
  readonly host: string;
}

type Period = ForecastAnswer["periods"][number];

/** From the specification, section 9: periods 2 to 5. */
const extendedFrom = 1;
const extendedTo = 5;
/** The Weather Service publishes about every six hours. */
const oldAfter = 18 * hour;

export function webLink(url: string): Link | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, href } = new URL(url);
  return protocol === "https:" || protocol === "http:" ? { href, host } : null;
}

/** Turns "TUE AND TUE NIGHT" into "Tue and Tue night"; mixed case stays. */
export function periodName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  const days = /\b(mon|tue|wed|thu|fri|sat|sun)/g;
  const words = name
    .toLowerCase()
    .replaceAll(days, (day) => day.charAt(0).toUpperCase() + day.slice(1));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const figureOf = (text: string | null, otherwise: string): Figure =>
  text === null ? { text: otherwise, isAssumed: true } : { text, isAssumed: false };

function windOf({ wind: { direction, speed } }: Period): string | null {
  if (speed === null) return direction;
  return direction === null ? speed : `${direction} ${speed}`;
}

function periodView(period: Period): PeriodView {
  return {
    name: periodName(period.name),
    wind: figureOf(windOf(period), wording.defaultWind),
    waves: figureOf(period.waves.height, wording.defaultWaves),
    visibility: period.weather.visibility ?? wording.notGiven,
    detailed: period.detailed_forecast,
  };
}

function oldNote(issuedAt: Instant | null, now: Instant): string | null {
  if (issuedAt === null) return null;
  const isOld = now - issuedAt > oldAfter || harborDate(issuedAt) > harborDate(now);
  return isOld ? wording.old(dateTimeText(issuedAt)) : null;
}

export function forecastView(answer: ForecastAnswer | undefined, now: Instant): ForecastView {
  const [current] = answer?.periods ?? [];
  if (answer === undefined || answer.status === "error" || current === undefined) {
    return {
      kind: "unavailable",
      message: answer?.message ?? wording.unavailable,
      link: answer === undefined ? null : webLink(answer.url),
    };
  }
  const updated = answer.updated === null ? null : parseIso(answer.updated);
  const issuedAt = answer.issued_at === null ? null : parseIso(answer.issued_at);
  return {
    kind: "forecast",
    zone: answer.zone_name,
    isLimited: answer.status === "fallback",
    headlines: answer.headlines,
    current: periodView(current),
    extended: answer.periods.slice(extendedFrom, extendedTo).map(periodView),
    text: answer.text,
    sourceLine: wording.source(answer.source),
    updated: updated === null ? null : wording.updated(dateTimeText(updated)),
    chip: issuedAt === null ? null : { kind: "forecast", from: "NWS", issuedAt },
    oldNote: oldNote(issuedAt, now),
    link: webLink(answer.url),
  };
}

export function spansOfZone(
  answers: readonly (ForecastAnswer | undefined)[],
  zone: string,
  now: Instant,
): MarineSpan[] {
  const answer = answers.find((one) => one?.zone_id === zone);
  const issuedAt = answer?.issued_at == null ? null : parseIso(answer.issued_at);
  if (answer === undefined || issuedAt === null) return [];
  const periods = answer.periods.map(({ name, detailed_forecast: text }) => ({ name, text }));
  return marineSpans(periods, issuedAt, now);
}
