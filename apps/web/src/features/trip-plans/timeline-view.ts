import { leaveBy, type Limit, type WayHome } from "@striper/angling/trip-plan";
import { dateInWords } from "@striper/angling/regulations";
import type { WaterPredictors } from "@striper/angling/spots";
import { sunEvents } from "@striper/marine/astronomy";
import { formatHarborTime, harborDate, hour, shiftDate, type Instant } from "@striper/marine/time";
import { daysOfTrip, type TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { feet, formatQuantity, knots, type Feet } from "@striper/marine/units";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import { inUnits, type UnitSystem } from "#web/platform/units.ts";

export interface TimelineRow {
  readonly at: Instant;
  readonly time: string;
  readonly text: string;
  /** "danger" and "strong" highlight turning back, leaving and the contact. */
  readonly weight: "plain" | "strong" | "danger";
}

/** Returns the time alone on the day of the start, otherwise with the date. */
export const momentOf = (at: Instant, startsAt: Instant): string =>
  harborDate(at) === harborDate(startsAt) ? formatHarborTime(at) : dateTimeText(at);

interface ContactAlarm {
  readonly name: string;
  readonly at: Instant;
}

interface Around {
  readonly water: WaterPredictors;
  readonly heightText: (height: Feet) => string;
  readonly alarm: ContactAlarm | null;
  readonly best: Pick<TimelineRow, "at" | "text"> | null;
}

const row = (
  at: Instant,
  text: string,
  weight: TimelineRow["weight"] = "plain",
): Omit<TimelineRow, "time"> => ({ at, text, weight });

function lightOf({ position, startsAt }: TripPlan) {
  const date = harborDate(startsAt);
  const days = [shiftDate(date, -1), date, shiftDate(date, 1)];
  const events = days.map((one) => sunEvents(one, position));
  const light = [
    ...events.map(({ civilDawn }) => ({ at: civilDawn, text: wording.timeline.dawn })),
    ...events.map(({ rise }) => ({ at: rise, text: wording.timeline.sunrise })),
    ...events.map(({ set }) => ({ at: set, text: wording.timeline.sunset })),
    ...events.map(({ civilDusk }) => ({ at: civilDusk, text: wording.timeline.dusk })),
  ];
  return light.flatMap(({ at, text }) => (at === null ? [] : [row(at, text)]));
}

/** Returns the sun times of each day of the trip, even outside the trip's hours. */
export const sunLines = (plan: TripPlan): readonly string[] =>
  daysOfTrip(plan).map((date) => {
    const { civilDawn, rise, set, civilDusk } = sunEvents(date, plan.position);
    const { dawn, sunrise, sunset, dusk } = wording.timeline;
    const times = [
      [dawn, civilDawn],
      [sunrise, rise],
      [sunset, set],
      [dusk, civilDusk],
    ] as const;
    const said = times.flatMap(([name, at]) =>
      at === null ? [] : [`${name.toLowerCase()} ${formatHarborTime(at)}`],
    );
    return wording.paper.sunOf(dateInWords(date), said.join(", "));
  });

interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

function turnsOf({ water: { tide, current }, heightText }: Around, { from, to }: Span) {
  const heights = (tide?.extremes(from, to) ?? []).map(({ instant, type, height }) =>
    row(instant, wording.timeline[type](heightText(height))),
  );
  const flows = (current?.events(from, to) ?? []).map(({ kind, instant, speed }) =>
    row(
      instant,
      kind === "slack"
        ? wording.timeline.slack
        : wording.timeline[kind](formatQuantity(knots(Math.abs(speed)), "kt")),
    ),
  );
  return [...heights, ...flows];
}

/**
 * Includes tide turns this long before and after the trip, because a short one may contain none.
 */
const turnsAround = hour;

export function timelineOf(plan: TripPlan, way: WayHome, around: Around): readonly TimelineRow[] {
  const { alarm, best } = around;
  const leaveAt = leaveBy(plan.startsAt, plan.travelMinutes, plan.vessel);
  const end = Math.max(plan.backAt, alarm?.at ?? 0);
  const isWithin = ({ at }: { readonly at: Instant }) => at >= leaveAt - hour && at <= end;
  return [
    row(leaveAt, wording.timeline.leave, "strong"),
    row(plan.startsAt, wording.timeline.start),
    ...(best === null ? [] : [row(best.at, best.text)]),
    ...lightOf(plan).filter(isWithin),
    ...turnsOf(around, { from: leaveAt - turnsAround, to: plan.backAt + turnsAround }),
    ...way.avoid.map(({ from }) => row(from, wording.timeline.ebb, "danger")).filter(isWithin),
    ...(way.windKnownUntil === null ? [] : [row(way.windKnownUntil, wording.timeline.windEnds)]),
    row(way.turnBackBy, wording.timeline.turn, "danger"),
    row(plan.backAt, wording.timeline.back),
    ...(alarm === null ? [] : [row(alarm.at, wording.timeline.alarm(alarm.name), "strong")]),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, text, weight }) => ({ at, text, weight, time: momentOf(at, plan.startsAt) }));
}

export interface WayHomeView {
  readonly title: string;
  readonly isImpossible: boolean;
  /** The decisive reason first. */
  readonly reasons: readonly string[];
  readonly avoid: readonly string[];
  readonly unknown: readonly string[];
}

interface InUnits {
  readonly heightText: Around["heightText"];
  readonly units: UnitSystem;
}

function reasonText({ kind, backBy, figure }: Limit, plan: TripPlan, said: InUnits): string {
  const { startsAt, rampNeedsFeet } = plan;
  const { heightText, units } = said;
  const needs =
    kind === "ramp" && rampNeedsFeet !== null ? heightText(feet(rampNeedsFeet)) : figure;
  const name = needs === null ? wording.limits[kind] : `${wording.limits[kind]} (${needs})`;
  return inUnits(`${momentOf(backBy, startsAt)}: ${name}`, units);
}

function avoidLines(plan: TripPlan, { avoid, turnBackBy }: WayHome): readonly string[] {
  const time = (at: Instant) => momentOf(at, plan.startsAt);
  const ebbs = avoid.filter(({ from }) => from < plan.backAt + hour);
  const isOnWay = ebbs.some(({ from, to }) => from < plan.backAt && to > turnBackBy);
  const hours = ebbs.map(({ from, to }) => wording.avoid(time(from), time(to)));
  return isOnWay ? [...hours, wording.homeInEbb] : hours;
}

export function wayHomeView(plan: TripPlan, way: WayHome, said: InUnits): WayHomeView {
  const time = (at: Instant) => momentOf(at, plan.startsAt);
  return {
    title: wording.turnBack(time(way.turnBackBy)),
    isImpossible: way.turnBackBy < plan.startsAt,
    reasons: way.limits.map((limit) => reasonText(limit, plan, said)),
    avoid: avoidLines(plan, way),
    unknown: way.unknown.map((one) => wording.unknown[one]),
  };
}
