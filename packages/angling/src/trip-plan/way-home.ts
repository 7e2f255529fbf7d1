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

/** Wind of some time ahead, as a forecast has it. */
export interface WindSpan {
  readonly from: Instant;
  readonly to: Instant;
  readonly wind: Knots | null;
  readonly gusts: Knots | null;
  readonly thunder: boolean;
  readonly sea?: Feet | null;
  readonly fog?: boolean;
  /** Names of the alerts in force then; none unless they are given. */
  readonly headlines?: readonly string[];
}

export type Vessel = "boat" | "kayak" | "shore";

export interface WayHomeQuestion {
  readonly position: Position;
  readonly vessel: Vessel;
  readonly startsAt: Instant;
  /** Somebody wants to be back then. */
  readonly backAt: Instant;
  /** From the fishing back to ramp, launch or car. */
  readonly homeMinutes: number;
  /** Whether being out in the dark is meant. */
  readonly afterDark: boolean;
  /** Across the way home; null where there is none. */
  readonly bar: Bar | null;
  /** The water the ramp needs, as the person knows it: no source gives one. */
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
  /** By then one has to be back. */
  readonly backBy: Instant;
  /** So that one is, with the margin. */
  readonly turnBackBy: Instant;
  /** The figure behind it: "25 kt"; null where the kind says all, or the question has it. */
  readonly figure: string | null;
}

export type Unknown = "tide" | "ramp" | "wind" | "wind-later" | "bar";

export interface WayHome {
  /** The latest time to turn back; before `startsAt` where the trip does not fit at all. */
  readonly turnBackBy: Instant;
  /** The earliest first: it is the one that counts. */
  readonly limits: readonly Limit[];
  /** Not to cross then: water runs out over the bar. Nothing here says when it is safe. */
  readonly avoid: readonly Ebb[];
  /** What could not be asked, and counts as a reason to be careful. */
  readonly unknown: readonly Unknown[];
  /** From then on nothing is known of the wind; null where all of the trip is. */
  readonly windKnownUntil: Instant | null;
}

/** Tides are looked at so far past the time somebody wants to be back. */
const lookAhead = 14 * hour;
/** A forecast of an hour holds until the next; a longer hole is not known. */
const hole = 90 * minute;

/**
 * The end of civil twilight; the one before the start where the trip begins in the dark, so that it does
 * not fit. Null where it is not known.
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

/** The first time from the start on at which the ramp may have too little water, in ordinary weather. */
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

/** What the safety limits take a trip's vessel for. */
export const craftOfVessel = {
  boat: "small-boat",
  kayak: "kayak",
  shore: "shore",
} as const satisfies Record<Vessel, SafetyCraft>;

/** Where safety says NO for the vessel, whatever else is known. */
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

/** Until when the wind of the whole trip is known without a gap; `until` where all of it is. */
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
 * When to turn back: the way and its margin before whatever comes first. Every limit is a reason not to
 * be out later; none says that it is safe before.
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
  // Nobody crosses a bar in the dark, whatever was meant.
  const crossesBar = vessel !== "shore" && question.bar?.rating === "rated";
  const dusk = afterDark && !crossesBar ? null : duskOf(question);
  const dry = vessel === "shore" ? null : rampDry(question, until);
  const blow = firstBlow(question, until);
  const { avoid, isUnknown } = barOnWay(question, until);
  // Whoever starts on an ebb comes home before the next one; the running one is among what to avoid.
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
