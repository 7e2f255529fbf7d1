import { windAndTide } from "@striper/angling/weather";
import { flowOf } from "@striper/angling/words";
import type { CurrentPredictor } from "@striper/marine/currents";
import { formatHarborTime, hour, minute, type Instant } from "@striper/marine/time";
import {
  compassPoint,
  formatQuantity,
  knots,
  knotsToKilometresPerHour,
  type Degrees,
  type Knots,
} from "@striper/marine/units";
import { towardOf } from "#web/app/dashboard/first-screen/water-line.ts";
import { firstScreenWording as wording } from "#web/app/dashboard/first-screen/wording.ts";
import type { KnownHour } from "#web/features/weather/forecast-hours.ts";
import type { UnitSystem } from "#web/platform/units.ts";

export interface Figure {
  readonly figure: string;
  readonly note: string;
  readonly isWarning: boolean;
}

/** Smallest wind change a boat notices, knots. */
const felt = 4;
const trendHours = 8;

const speedWords = (speed: number, units: UnitSystem): string =>
  units === "us"
    ? formatQuantity(knots(speed), "kt", 0)
    : formatQuantity(knotsToKilometresPerHour(knots(speed)), "km/h", 0);

const clock = (at: Instant): string => formatHarborTime(at).replace(":00", "");

interface Blowing {
  readonly instant: Instant;
  readonly speed: Knots;
  readonly gusts: Knots | null;
  readonly from: Degrees | null;
}

function blowingHours(hours: readonly KnownHour[]): readonly Blowing[] {
  return hours.flatMap(({ instant, isEstimate, windSpeed, windGusts, windDirection }) =>
    isEstimate || windSpeed === null
      ? []
      : [{ instant, speed: windSpeed, gusts: windGusts, from: windDirection }],
  );
}

function trendText(now: Blowing, later: readonly Blowing[], units: UnitSystem): string {
  const change = later.find(({ speed }) => Math.abs(speed - now.speed) >= felt);
  const last = later.at(-1);
  if (change === undefined)
    return last === undefined ? "" : wording.steady(clock(last.instant + hour));
  const isRising = change.speed > now.speed;
  const extreme = later.reduce((far, one) =>
    (isRising ? one.speed > far.speed : one.speed < far.speed) ? one : far,
  );
  const said = isRising ? wording.rising : wording.dropping;
  return said(speedWords(extreme.speed, units), clock(extreme.instant));
}

/**
 * The strongest wind and gusts used by the safety verdict for the coming hour, measured ones
 * included.
 */
interface Counted {
  readonly wind: Knots | null;
  readonly gusts: Knots | null;
}

/**
 * Returns "14 kt", or "14–15 kt" when the safety verdict uses a stronger wind than the forecast.
 */
function blowText(speed: Knots, counted: Knots | null, units: UnitSystem): string {
  const [least, most] = [speedWords(speed, units), speedWords(counted ?? speed, units)];
  if (counted === null || counted <= speed || least === most) return least;
  return wording.range(least.replace(/\D+$/u, ""), most);
}

/**
 * Describes the wind of the running hour and its trend. The range ends at the winds of the safety
 * verdict, so that both always agree.
 */
export function windLine(hours: readonly KnownHour[], counted: Counted, units: UnitSystem): Figure {
  const [now, ...later] = blowingHours(hours);
  if (now === undefined) {
    const usual = hours[0]?.windSpeed ?? null;
    const note = usual === null ? "" : wording.usualWind(speedWords(usual, units));
    return { figure: wording.windUnknown, note, isWarning: false };
  }
  const from = now.from === null ? "" : `${compassPoint(now.from)} `;
  const gusts = counted.gusts ?? now.gusts;
  const gusty = gusts !== null && gusts - (counted.wind ?? now.speed) >= felt ? gusts : null;
  const trend = trendText(now, later.slice(0, trendHours), units);
  return {
    figure: `${from}${blowText(now.speed, counted.wind, units)}`,
    note: gusty === null ? trend : `${wording.gusts(speedWords(gusty, units))}, ${trend}`,
    isWarning: false,
  };
}

const step = 10 * minute;
const lookAhead = 12 * hour;

function meetingAt(current: CurrentPredictor, hours: readonly Blowing[], at: Instant) {
  const wind = hours.find(({ instant }) => at >= instant && at < instant + hour);
  if (wind === undefined || wind.from === null) return null;
  const speed = current.speedAt(at);
  const flow = flowOf(speed);
  const toward = towardOf(current, flow);
  const how = windAndTide(
    { speed: wind.speed, from: wind.from },
    { speed: Math.abs(speed), toward },
  );
  return { at, flow, how };
}

export function windAgainstTide(
  current: CurrentPredictor | null,
  hours: readonly KnownHour[],
  now: Instant,
  units: UnitSystem,
): Figure {
  const unknown = (note: string): Figure => ({
    figure: wording.windUnknown,
    note,
    isWarning: false,
  });
  if (current === null) return unknown(wording.noCurrentThere);
  const winds = blowingHours(hours);
  // Whole clock steps, so that the named time stays the same a minute later.
  const first = Math.floor(now / step) * step;
  const later = Array.from({ length: lookAhead / step }, (_, index) => first + (index + 1) * step);
  const times = [now, ...later];
  const meetings = times.flatMap((at) => meetingAt(current, winds, at) ?? []);
  const [here] = meetings;
  if (here === undefined || here.at !== now) return unknown(wording.noWindThere);
  if (here.how === "against") {
    const ends = meetings.find(({ how, flow }) => how !== "against" || flow !== here.flow);
    const until = ends?.at ?? meetings.at(-1)?.at ?? now;
    const note = wording.againstUntil(here.flow, formatHarborTime(until));
    return { figure: wording.against, note, isWarning: true };
  }
  const next = meetings.find(({ how }) => how === "against");
  const notes = {
    with: wording.withFlow(here.flow),
    across: wording.acrossFlow(here.flow),
    "light-wind": wording.lightWind(speedWords(7, units)),
    slack: wording.slackWater.toLowerCase(),
  } as const;
  const note =
    next === undefined
      ? notes[here.how]
      : wording.againstLater(next.flow, formatHarborTime(next.at));
  return { figure: wording.no, note, isWarning: false };
}
