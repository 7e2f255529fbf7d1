import type { FishingMode } from "@striper/angling/regulations";
import type { Vessel } from "@striper/angling/trip-plan";
import type { Position } from "@striper/marine/geo";
import {
  harborDate,
  harborParts,
  hour,
  instantOfHarborTime,
  minute,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import { feet, feetToMetres, metres, metresToFeet, roundTo } from "@striper/marine/units";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

export interface TripPlan {
  readonly id: string;
  readonly placeId: string;
  readonly placeName: string;
  readonly position: Position;
  readonly vessel: Vessel;
  readonly people: number;
  readonly startsAt: Instant;
  readonly backAt: Instant;
  /** Travel from home to the launch or shore, as the user estimates it. */
  readonly travelMinutes: number;
  /** Way back from the fishing to ramp, launch or car. */
  readonly homeMinutes: number;
  readonly afterDark: boolean;
  /** Feet of tide that the ramp needs, as the user knows it. */
  readonly rampNeedsFeet: number | null;
  readonly logTripId: string | null;
  readonly outAt: Instant | null;
  /** Earliest result computed while out. An expired forecast never moves it later. */
  readonly turnBackBy: Instant | null;
  readonly homeAt: Instant | null;
}

export const fishingModeOf = ({ vessel }: Pick<TripPlan, "vessel">): FishingMode =>
  vessel === "shore" ? "shore" : "private";

export interface TripPlanDraft {
  readonly placeId: string;
  readonly date: string;
  readonly time: string;
  readonly hours: string;
  readonly vessel: Vessel;
  readonly people: string;
  readonly travel: string;
  readonly home: string;
  readonly afterDark: boolean;
  /** In the user's units. */
  readonly ramp: string;
}

/** Default minutes for the way home. Our own estimates. */
export const usualHome: Readonly<Record<Vessel, number>> = { boat: 30, kayak: 40, shore: 15 };

/** Longest plan in hours. No day on this coast is fished for longer. */
const mostHours = 24;
const furthestAheadDays = 30;

/** Parses a number within bounds, with point or comma; returns null for anything else. */
function figure(text: string, least: number, most: number): number | null {
  const typed = text.trim().replace(",", ".");
  if (!/^\d+(?:\.\d+)?$/.test(typed)) return null;
  const value = Number(typed);
  return value >= least && value <= most ? value : null;
}

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Returns "skipped" for a time that does not exist when the clocks go forward. */
function startOf({ date, time }: TripPlanDraft): Instant | "skipped" | null {
  if (!clockTime.test(time)) return null;
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(":").map(Number);
  try {
    const at = instantOfHarborTime(date, hours, minutes);
    if (!Number.isFinite(at)) return null;
    return harborParts(at).hour === hours ? at : "skipped";
  } catch {
    return null;
  }
}

/** More than any tide of this coast, in the user's units. */
const mostRamp = { us: 20, metric: 6 } as const satisfies Record<UnitSystem, number>;

/** Converts a typed tide height to feet; returns null for anything else. */
function rampFeet(text: string, units: UnitSystem): number | null {
  const value = figure(text, 0, mostRamp[units]);
  return value === null || units === "us" ? value : roundTo(metresToFeet(metres(value)), 3);
}

/** Returns what the ramp needed on the last trip to that place, as field text. Blank if unknown. */
export function knownRamp(
  past: readonly Pick<TripPlan, "placeId" | "startsAt" | "rampNeedsFeet">[],
  placeId: string,
  units: UnitSystem,
): string {
  const there = past.filter((one) => one.placeId === placeId && one.rampNeedsFeet !== null);
  const [last] = there.toSorted((a, b) => b.startsAt - a.startsAt);
  return rampField(last?.rampNeedsFeet ?? null, units);
}

function rampField(needs: number | null, units: UnitSystem): string {
  if (needs === null) return "";
  return String(units === "us" ? roundTo(needs, 1) : roundTo(feetToMetres(feet(needs)), 2));
}

/** Keeps the exact value of an unchanged field, because the field shows it rounded. */
function rampOf({ ramp }: TripPlanDraft, { units, known }: Reader): number | "unclear" | null {
  if (known !== null && ramp === rampField(known.rampNeedsFeet, units)) return known.rampNeedsFeet;
  return ramp.trim() === "" ? null : (rampFeet(ramp, units) ?? "unclear");
}

interface Place {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}

interface Reader {
  readonly id: string;
  readonly place: Place | undefined;
  readonly now: Instant;
  readonly units: UnitSystem;
  /** The plan being edited; null for a new one. */
  readonly known: TripPlan | null;
}

export function fieldsOf(at: Instant): Pick<TripPlanDraft, "date" | "time"> {
  const { hour: hours, minute: minutes } = harborParts(at);
  const two = (value: number): string => String(value).padStart(2, "0");
  return { date: harborDate(at), time: `${two(hours)}:${two(minutes)}` };
}

const hoursField = ({ startsAt, backAt }: TripPlan): string =>
  String(roundTo((backAt - startsAt) / hour, 2));

export const draftOf = (plan: TripPlan, units: UnitSystem): TripPlanDraft => ({
  ...fieldsOf(plan.startsAt),
  placeId: plan.placeId,
  hours: hoursField(plan),
  vessel: plan.vessel,
  people: String(plan.people),
  travel: String(plan.travelMinutes),
  home: String(plan.homeMinutes),
  afterDark: plan.afterDark,
  ramp: rampField(plan.rampNeedsFeet, units),
});

/**
 * Returns the trip's length in ms. An unchanged field keeps the exact length of a trip extended by
 * minutes.
 */
function lengthOf({ hours }: TripPlanDraft, known: TripPlan | null): number | null {
  if (known !== null && hours === hoursField(known)) return known.backAt - known.startsAt;
  const typed = figure(hours, 0.5, mostHours);
  return typed === null ? null : typed * hour;
}

export type ReadPlan =
  | { readonly kind: "plan"; readonly plan: TripPlan }
  | { readonly kind: "problem"; readonly sentence: string };

const problem = (sentence: string): ReadPlan => ({ kind: "problem", sentence });

const notBegun = { logTripId: null, outAt: null, turnBackBy: null, homeAt: null } as const;

export function readTripPlan(draft: TripPlanDraft, reader: Reader): ReadPlan {
  const { id, place, now, units, known } = reader;
  if (place === undefined) return problem(wording.problems.place);
  // A running trip keeps its start; only its end may change.
  const startsAt = known !== null && known.outAt !== null ? known.startsAt : startOf(draft);
  if (startsAt === null) return problem(wording.problems.start);
  if (startsAt === "skipped") return problem(wording.problems.skipped);
  const length = lengthOf(draft, known);
  if (length === null) return problem(wording.problems.hours(mostHours));
  const backAt = startsAt + length;
  if (backAt <= now) return problem(wording.problems.past);
  if (startsAt > now + furthestAheadDays * 24 * hour) return problem(wording.problems.far);
  const people = figure(draft.people, 1, 50);
  if (people === null || !Number.isInteger(people)) return problem(wording.problems.people);
  const travelMinutes = figure(draft.travel, 0, 600);
  const homeMinutes = figure(draft.home, 0, 600);
  if (travelMinutes === null || homeMinutes === null) return problem(wording.problems.minutes);
  const rampNeedsFeet = rampOf(draft, reader);
  if (rampNeedsFeet === "unclear") return problem(wording.problems.ramp[units]);
  return {
    kind: "plan",
    plan: {
      ...(known ?? { id, ...notBegun }),
      placeId: place.id,
      placeName: place.name,
      position: place.position,
      vessel: draft.vessel,
      people,
      startsAt,
      backAt,
      travelMinutes,
      homeMinutes,
      afterDark: draft.afterDark,
      rampNeedsFeet,
    },
  };
}

const answersOfForm = [
  "placeId",
  "placeName",
  "position",
  "vessel",
  "people",
  "startsAt",
  "backAt",
  "travelMinutes",
  "homeMinutes",
  "afterDark",
  "rampNeedsFeet",
] as const satisfies readonly (keyof TripPlan)[];

type Changes = { -readonly [Name in keyof TripPlan]?: TripPlan[Name] };

function put<Name extends keyof TripPlan>(to: Changes, name: Name, value: TripPlan[Name]): void {
  to[name] = value;
}

/**
 * Returns the fields that the form changed, or null. Writing only these keeps an extension made in
 * another tab. The time to turn back is computed again and may become later.
 */
export function changesOf(before: TripPlan, after: TripPlan): Partial<TripPlan> | null {
  const changes: Changes = {};
  for (const name of answersOfForm)
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      put(changes, name, after[name]);
  return Object.keys(changes).length === 0 ? null : { ...changes, turnBackBy: null };
}

export function daysOfTrip({ startsAt, backAt }: TripPlan): readonly [string, ...string[]] {
  const [first, last] = [harborDate(startsAt), harborDate(backAt)];
  const later: string[] = [];
  for (let day = first; day < last; later.push(day)) day = shiftDate(day, 1);
  return [first, ...later];
}

/** Returns the planned trips in order, without those that ended over an hour ago. */
export const openTrips = (plans: readonly TripPlan[], now: Instant): readonly TripPlan[] =>
  plans
    .filter(({ homeAt, backAt }) => homeAt === null && backAt > now - hour)
    .toSorted((a, b) => a.startsAt - b.startsAt);

export function currentTrip(plans: readonly TripPlan[], now: Instant): TripPlan | null {
  const running = plans.find(({ homeAt, outAt }) => homeAt === null && outAt !== null);
  return running ?? openTrips(plans, now)[0] ?? null;
}

/** Returns the first day from tomorrow without a trip, because a week is planned day by day. */
export function freeDate(plans: readonly TripPlan[], now: Instant): string {
  const taken = new Set(openTrips(plans, now).flatMap(daysOfTrip));
  let date = shiftDate(harborDate(now), 1);
  while (taken.has(date)) date = shiftDate(date, 1);
  return date;
}

/** One hour more than the longest delay before a contact is told. */
const awaitedFor = 5 * hour;

export const mayBeAwaited = (plans: readonly TripPlan[], now: Instant): boolean =>
  plans.some(
    ({ homeAt, backAt }) => homeAt === null && now > backAt - hour && now < backAt + awaitedFor,
  );

/** Returns the effective time to turn back, never later than before. */
export const turnBackOf = ({ turnBackBy }: TripPlan, computed: Instant): Instant =>
  Math.min(computed, turnBackBy ?? computed);

export type AlarmState = "none" | "soon" | "now" | "late";

/** Lead time of the first alarm before turning back, ms. */
const soonMs = 15 * minute;

export function alarmState(turnBackBy: Instant, backAt: Instant, now: Instant): AlarmState {
  if (now >= backAt) return "late";
  if (now >= turnBackBy) return "now";
  return now >= turnBackBy - soonMs ? "soon" : "none";
}
