import { sunEvents } from "@striper/marine/astronomy";
import { ordinaryWeather, withReserve } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { harborDate, hour, minute, shiftDate, type Instant } from "@striper/marine/time";
import { heightCrossings } from "@striper/marine/tides";
import { feet, metresToFeet, type Feet, type Knots } from "@striper/marine/units";
import { ebbsIn, type Ebb } from "#angling/bite-score/bar-safety.ts";
import { safetyOf } from "#angling/bite-score/safety.ts";
import type { SafetyCraft } from "#angling/safety/limits.ts";
import type { Bar } from "#angling/spots/spot.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";

export interface WindSpan {
  readonly from: Instant;
  readonly to: Instant;
  readonly wind: Knots | null;
  readonly gusts: Knots | null;
  readonly thunder: boolean;
  readonly sea?: Feet | null;
  readonly fog?: boolean;
  readonly headlines?: readonly string[];
}

export type Vessel = "boat" | "kayak" | "shore";

export interface WayHomeQuestion {
  readonly position: Position;
  readonly vessel: Vessel;
  readonly startsAt: Instant;
  readonly backAt: Instant;
  /** Minutes from the fishing back to ramp, launch or car. */
  readonly homeMinutes: number;
  readonly afterDark: boolean;
  readonly bar: Bar | null;
  /** Water height the ramp needs according to the user; no source gives one. */
  readonly rampNeeds: Feet | null;
  readonly water: WaterPredictors;
  readonly winds: readonly WindSpan[];
}

export type LimitKind =
  | "wish"
  | "bar"
  | "ramp"
  | "daylight"
  | "wind"
  | "sea"
  | "fog"
  | "thunder"
  | "warning";

export interface Limit {
  readonly kind: LimitKind;
  readonly backBy: Instant;
  /** The latest time to turn back, with the reserve for the way home. */
  readonly turnBackBy: Instant;
  /**
   * The figure behind the limit such as "25 kt"; null when the kind or the question already says
   * it.
   */
  readonly figure: string | null;
}

export type Unknown = "tide" | "ramp" | "wind" | "wind-later" | "bar";

export interface WayHome {
  /** The latest time to turn back; before `startsAt` when the trip does not fit. */
  readonly turnBackBy: Instant;
  /** Sorted by time to turn back: the first one decides. */
  readonly limits: readonly Limit[];
  /** Ebbs over the bar, during which it must not be crossed. Other times are not thereby safe. */
  readonly avoid: readonly Ebb[];
  readonly unknown: readonly Unknown[];
  /** The end of the known wind; null when it covers the whole trip. */
  readonly windKnownUntil: Instant | null;
}

const lookAhead = 14 * hour;
/** Longest gap between forecast hours that still counts as covered. */
const hole = 90 * minute;

/**
 * Returns the end of civil twilight. A trip that begins in the dark gets the previous one, so that
 * it does not fit. Null when unknown.
 */
function duskOf({ position, startsAt }: WayHomeQuestion): Instant | null {
  const date = harborDate(startsAt);
  const suns = [shiftDate(date, -1), date, shiftDate(date, 1)].map((one) =>
    sunEvents(one, position),
  );
  const dawns = suns.flatMap(({ civilDawn }) => civilDawn ?? []);
  const dusks = suns.flatMap(({ civilDusk }) => civilDusk ?? []);
  const last = dusks.findLast((dusk) => dusk <= startsAt);
  const isLight = dawns.some((dawn) => dawn <= startsAt && (last === undefined || dawn > last));
  return (isLight ? dusks.find((dusk) => dusk > startsAt) : last) ?? null;
}

function rampDry({ water, startsAt, rampNeeds }: WayHomeQuestion, until: Instant): Instant | null {
  if (rampNeeds === null || water.tide === null) return null;
  const level = feet(rampNeeds + metresToFeet(ordinaryWeather));
  if (water.tide.heightAt(startsAt) < level) return startsAt;
  const [falls] = heightCrossings(water.tide, level, "falling", startsAt, until);
  return falls === undefined ? null : Math.max(startsAt, Math.floor(falls / minute) * minute);
}

interface Blow {
  readonly kind: "wind" | "sea" | "fog" | "thunder" | "warning";
  readonly at: Instant;
  readonly figure: string | null;
}

const blowKinds = [
  ["Thunder", "thunder"],
  ["Seas", "sea"],
  ["Fog", "fog"],
] as const;

function kindOfBlow(reason: string | null, headlines: readonly string[]): Blow["kind"] {
  if (reason !== null && headlines.includes(reason)) return "warning";
  return blowKinds.find(([word]) => reason?.startsWith(word) === true)?.[1] ?? "wind";
}

export const craftOfVessel = {
  boat: "small-boat",
  kayak: "kayak",
  shore: "shore",
} as const satisfies Record<Vessel, SafetyCraft>;

function firstBlow({ winds, vessel, startsAt }: WayHomeQuestion, until: Instant): Blow | null {
  const craft = craftOfVessel[vessel];
  for (const span of winds.toSorted((a, b) => a.from - b.from)) {
    const { from, to, wind, gusts, thunder, sea = null, fog = false, headlines = [] } = span;
    if (to <= startsAt || from >= until) continue;
    const asked = { headlines, wind, gusts, thunder, sea, fog, craft, bar: null } as const;
    const { verdict, reasons } = safetyOf(asked);
    if (verdict !== "NO") continue;
    const [figure = null] = reasons;
    return { kind: kindOfBlow(figure, headlines), at: Math.max(from, startsAt), figure };
  }
  return null;
}

function windKnown({ winds, startsAt }: WayHomeQuestion, until: Instant): Instant {
  let known = startsAt;
  for (const { from, to, wind } of winds.toSorted((a, b) => a.from - b.from)) {
    if (wind === null || to <= known) continue;
    if (from > known + hole) break;
    known = to;
  }
  return Math.min(known, until);
}

function barOnWay({ bar, vessel, water, startsAt }: WayHomeQuestion, until: Instant) {
  if (bar === null || vessel === "shore") return { avoid: [], isUnknown: false };
  const ebbs = ebbsIn(water, startsAt - lookAhead, until);
  if (ebbs === null) return { avoid: [], isUnknown: true };
  return { avoid: ebbs.filter(({ to }) => to > startsAt), isUnknown: false };
}

/**
 * Returns when to turn back: the way home with its reserve before the first limit. A limit forbids
 * being out later; it does not make an earlier time safe.
 */
export function wayHome(question: WayHomeQuestion): WayHome {
  const { startsAt, backAt, homeMinutes, vessel, afterDark, rampNeeds, water } = question;
  const before = withReserve(homeMinutes * minute);
  const until = backAt + lookAhead;
  const limit = (kind: LimitKind, backBy: Instant, figure: string | null = null): Limit => ({
    kind,
    backBy,
    turnBackBy: backBy - before,
    figure,
  });
  // A rated bar is never crossed in the dark, even when being out after dark is intended.
  const crossesBar = vessel !== "shore" && question.bar?.rating === "rated";
  const dusk = afterDark && !crossesBar ? null : duskOf(question);
  const dry = vessel === "shore" ? null : rampDry(question, until);
  const blow = firstBlow(question, until);
  const { avoid, isUnknown } = barOnWay(question, until);
  // A trip that starts on an ebb returns before the next one; the running ebb is listed in `avoid`.
  const nextEbb = avoid.find(({ from }) => from >= startsAt);
  const limits = [
    limit("wish", backAt),
    ...(dusk === null ? [] : [limit("daylight", dusk)]),
    ...(dry === null ? [] : [limit("ramp", dry)]),
    ...(blow === null ? [] : [limit(blow.kind, blow.at, blow.figure)]),
    ...(nextEbb === undefined ? [] : [limit("bar", nextEbb.from)]),
  ].toSorted((a, b) => a.turnBackBy - b.turnBackBy);
  const known = windKnown(question, backAt);
  const unknown: Unknown[] = [
    ...(water.tide === null && water.current === null ? ["tide" as const] : []),
    ...(vessel !== "shore" && rampNeeds === null ? ["ramp" as const] : []),
    ...(known <= startsAt ? ["wind" as const] : known < backAt ? ["wind-later" as const] : []),
    ...(isUnknown || (question.bar?.rating === "unrated" && vessel !== "shore")
      ? ["bar" as const]
      : []),
  ];
  return {
    turnBackBy: limits[0]?.turnBackBy ?? backAt - before,
    limits,
    avoid,
    unknown,
    windKnownUntil: known < backAt ? known : null,
  };
}
