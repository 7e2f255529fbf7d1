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

/** A trip that is planned or runs; it stays on this device. */
export interface TripPlan {
  readonly id: string;
  readonly placeId: string;
  readonly placeName: string;
  readonly position: Position;
  readonly vessel: Vessel;
  readonly people: number;
  readonly startsAt: Instant;
  readonly backAt: Instant;
  /** From the house to the launch or the shore, as the person says. */
  readonly travelMinutes: number;
  /** From the fishing back to ramp, launch or car. */
  readonly homeMinutes: number;
  readonly afterDark: boolean;
  /** Feet of tide that the ramp needs, as the person knows it. */
  readonly rampNeedsFeet: number | null;
  /** The trip in the log book, once it runs. */
  readonly logTripId: string | null;
  readonly outAt: Instant | null;
  /** The earliest that was ever computed while out: a forecast that ran out never moves it later. */
  readonly turnBackBy: Instant | null;
  readonly homeAt: Instant | null;
}

/** As the rules tell ways of fishing apart. */
export const fishingModeOf = ({ vessel }: Pick<TripPlan, "vessel">): FishingMode =>
  vessel === "shore" ? "shore" : "private";

/** As it is typed in. */
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
  /** In the person's units. */
  readonly ramp: string;
}

/** Usual ways home before the person says another, minutes: ours. */
export const usualHome: Readonly<Record<Vessel, number>> = { boat: 30, kayak: 40, shore: 15 };

/** Longer than any day on this coast. */
const mostHours = 24;
const furthestAheadDays = 30;

/** A number within its bounds; null for anything else. A comma counts as a point. */
function figure(text: string, least: number, most: number): number | null {
  const typed = text.trim().replace(",", ".");
  if (!/^\d+(?:\.\d+)?$/.test(typed)) return null;
  const value = Number(typed);
  return value >= least && value <= most ? value : null;
}

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** "skipped": in the night the clocks go forward there is no such time. */
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

/** More than any tide of this coast, in the person's units. */
const mostRamp = { us: 20, metric: 6 } as const satisfies Record<UnitSystem, number>;

/** Feet of tide, however they were typed; null for anything that is none. */
function rampFeet(text: string, units: UnitSystem): number | null {
  const value = figure(text, 0, mostRamp[units]);
  return value === null || units === "us" ? value : roundTo(metresToFeet(metres(value)), 3);
}

/** What the ramp needs, as the field held it on the last trip to that place; blank where nobody said. */
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

/** Rounded for its field: what was not typed anew stays as it was. */
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
  /** The plan that is changed; null for a new one. */
  readonly known: TripPlan | null;
}

/** An instant as the fields for date and time hold it. */
export function fieldsOf(at: Instant): Pick<TripPlanDraft, "date" | "time"> {
  const { hour: hours, minute: minutes } = harborParts(at);
  const two = (value: number): string => String(value).padStart(2, "0");
  return { date: harborDate(at), time: `${two(hours)}:${two(minutes)}` };
}

/** From its start until it is over, as the field holds it. */
const hoursField = ({ startsAt, backAt }: TripPlan): string =>
  String(roundTo((backAt - startsAt) / hour, 2));

/** A plan as its form holds it, to be changed. */
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

/** How long the trip is, milliseconds: one that was extended by the minute stays as long until its hours are typed anew. */
function lengthOf({ hours }: TripPlanDraft, known: TripPlan | null): number | null {
  if (known !== null && hours === hoursField(known)) return known.backAt - known.startsAt;
  const typed = figure(hours, 0.5, mostHours);
  return typed === null ? null : typed * hour;
}

export type ReadPlan =
  | { readonly kind: "plan"; readonly plan: TripPlan }
  | { readonly kind: "problem"; readonly sentence: string };

const problem = (sentence: string): ReadPlan => ({ kind: "problem", sentence });

/** Set by running the trip, never by its form. */
const notBegun = { logTripId: null, outAt: null, turnBackBy: null, homeAt: null } as const;

/** What the form says as a plan, or the first thing that is wrong with it. */
export function readTripPlan(draft: TripPlanDraft, reader: Reader): ReadPlan {
  const { id, place, now, units, known } = reader;
  if (place === undefined) return problem(wording.problems.place);
  // Whoever is out has begun: only the end can still be another one.
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
 * What is another after the form; null where nothing is. Only that is written: an hour that was added meanwhile
 * in another tab stays. The time to turn back is computed anew, also to a later one.
 */
export function changesOf(before: TripPlan, after: TripPlan): Partial<TripPlan> | null {
  const changes: Changes = {};
  for (const name of answersOfForm)
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      put(changes, name, after[name]);
  return Object.keys(changes).length === 0 ? null : { ...changes, turnBackBy: null };
}

/** Every calendar day of the trip, the first one first. */
export function daysOfTrip({ startsAt, backAt }: TripPlan): readonly [string, ...string[]] {
  const [first, last] = [harborDate(startsAt), harborDate(backAt)];
  const later: string[] = [];
  for (let day = first; day < last; later.push(day)) day = shiftDate(day, 1);
  return [first, ...later];
}

/** The planned trips, the next one first; one long over is none. */
export const openTrips = (plans: readonly TripPlan[], now: Instant): readonly TripPlan[] =>
  plans
    .filter(({ homeAt, backAt }) => homeAt === null && backAt > now - hour)
    .toSorted((a, b) => a.startsAt - b.startsAt);

/** The trip that runs, else the next one planned. */
export function currentTrip(plans: readonly TripPlan[], now: Instant): TripPlan | null {
  const running = plans.find(({ homeAt, outAt }) => homeAt === null && outAt !== null);
  return running ?? openTrips(plans, now)[0] ?? null;
}

/** The first day from tomorrow on without a trip: whoever plans a week goes through it day by day. */
export function freeDate(plans: readonly TripPlan[], now: Instant): string {
  const taken = new Set(openTrips(plans, now).flatMap(daysOfTrip));
  let date = shiftDate(harborDate(now), 1);
  while (taken.has(date)) date = shiftDate(date, 1);
  return date;
}

/** The longest time after which a contact is told, and an hour more. */
const awaitedFor = 5 * hour;

/** Whether somebody may be waiting for a word about a trip of this device. */
export const mayBeAwaited = (plans: readonly TripPlan[], now: Instant): boolean =>
  plans.some(
    ({ homeAt, backAt }) => homeAt === null && now > backAt - hour && now < backAt + awaitedFor,
  );

/** The effective time to turn back: as computed now, but never later than before. */
export const turnBackOf = ({ turnBackBy }: TripPlan, computed: Instant): Instant =>
  Math.min(computed, turnBackBy ?? computed);

export type AlarmState = "none" | "soon" | "now" | "late";

/** Lead time of the first alarm before the time to turn back. */
const soonMs = 15 * minute;

/** The reminders of the device itself, by its own clock and without any network. */
export function alarmState(turnBackBy: Instant, backAt: Instant, now: Instant): AlarmState {
  if (now >= backAt) return "late";
  if (now >= turnBackBy) return "now";
  return now >= turnBackBy - soonMs ? "soon" : "none";
}
