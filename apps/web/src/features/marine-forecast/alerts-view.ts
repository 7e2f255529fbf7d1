import { day, formatHarborTime, hour, parseIso, type Instant } from "@striper/marine/time";
import type { ForecastAnswer } from "#web/features/marine-forecast/queries.ts";
import { forecastWording as wording } from "#web/features/marine-forecast/wording.ts";
import { weekdayOf } from "#web/ui/charts/hour-strip-view.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

export interface AlertSpan {
  readonly event: string;
  /** Null: already so. */
  readonly onset: Instant | null;
  /** Null: nobody knows until when. */
  readonly ends: Instant | null;
}

export interface AlertView extends AlertSpan {
  readonly id: string;
  readonly when: string;
  readonly headline: string | null;
  readonly description: string;
  readonly instruction: string | null;
}

/** Oldest answer that counts: alerts change within the hour. */
export const alertsHold = 3 * hour;

const instantOf = (text: string | null): Instant | null => (text === null ? null : parseIso(text));

/** Within the week its day is enough: "Sun 1:40 pm". */
const momentText = (at: Instant, now: Instant): string =>
  Math.abs(at - now) < 6 * day ? `${weekdayOf(at)} ${formatHarborTime(at)}` : dateTimeText(at);

function whenText(onset: Instant | null, ends: Instant | null, now: Instant): string {
  const parts = [
    onset !== null && onset > now ? wording.from(momentText(onset, now)) : null,
    ends === null ? null : wording.until(momentText(ends, now)),
  ];
  return parts.filter((part) => part !== null).join(" ");
}

/** Those in force or announced; one that has ended is gone, also from a kept answer. */
export function alertViews(answer: ForecastAnswer | undefined, now: Instant): AlertView[] {
  return (answer?.alerts ?? []).flatMap((alert) => {
    const onset = instantOf(alert.onset);
    const ends = instantOf(alert.ends);
    if (ends !== null && ends <= now) return [];
    return [
      {
        id: alert.alert_id,
        event: alert.event,
        onset,
        ends,
        when: whenText(onset, ends, now),
        headline: alert.headline,
        description: alert.description,
        instruction: alert.instruction,
      },
    ];
  });
}

const checkedAt = (answer: ForecastAnswer | undefined): Instant | null =>
  instantOf(answer?.alerts_checked_at ?? null);

/** Null while there is no recent answer: "no alerts" would be unfounded. */
export function knownAlerts(
  answer: ForecastAnswer | undefined,
  now: Instant,
): readonly AlertSpan[] | null {
  const at = checkedAt(answer);
  return at === null || now - at > alertsHold ? null : alertViews(answer, now);
}

/**
 * Those of several zones. A warning of one counts whatever is known of the others; that there is
 * none is known only when every zone was asked.
 */
export function alertsOfZones(
  answers: readonly (ForecastAnswer | undefined)[],
  now: Instant,
): readonly AlertSpan[] | null {
  const known = answers.map((answer) => knownAlerts(answer, now));
  const alerts = known.flatMap((one) => one ?? []);
  return alerts.length === 0 && known.includes(null) ? null : alerts;
}

/** One that names no end is renewed within the day, or over. */
const endlessHolds = day;

/**
 * Every alert that was read of several zones and has not ended, however long ago: what was announced stays
 * announced without a network. That there are no others is not known by it.
 */
export const announcedAlerts = (
  answers: readonly (ForecastAnswer | undefined)[],
  now: Instant,
): readonly AlertSpan[] =>
  answers.flatMap((answer) => {
    const isRecent = now - (checkedAt(answer) ?? 0) <= endlessHolds;
    return alertViews(answer, now).filter(({ ends }) => ends !== null || isRecent);
  });

/** What is known of the alerts of several zones, and what was announced before. */
export const alertsThere = (answers: readonly (ForecastAnswer | undefined)[], now: Instant) => ({
  alerts: alertsOfZones(answers, now),
  announced: announcedAlerts(answers, now),
});

/** When alerts were looked for in all of several zones; null where one of them was never asked. */
export function alertsCheckedAt(answers: readonly (ForecastAnswer | undefined)[]): Instant | null {
  const checked = answers.map(checkedAt);
  const [oldest = null] = checked.toSorted((a, b) => (a ?? 0) - (b ?? 0));
  return oldest;
}

/** "checked 5 min ago"; null while nobody has looked. */
export function checkedText(answer: ForecastAnswer | undefined, now: Instant): string | null {
  const at = checkedAt(answer);
  return at === null ? null : wording.checked(ageText(at, now));
}

/**
 * The zones a water lies in as one answer about alerts: each alert once, looked at when the first of
 * them was. While one zone has not answered, that there is none is not known.
 */
export function alertsTogether(
  answers: readonly (ForecastAnswer | undefined)[],
): ForecastAnswer | undefined {
  const known = answers.filter((answer) => answer !== undefined);
  const [first] = known;
  if (first === undefined) return undefined;
  const byId = new Map(known.flatMap(({ alerts }) => alerts.map((one) => [one.alert_id, one])));
  const checked = answers.map((answer) => answer?.alerts_checked_at ?? null);
  const isWhole = !checked.includes(null);
  const [oldest = null] = checked.toSorted((a, b) => (a ?? "").localeCompare(b ?? ""));
  return {
    ...first,
    alerts: [...byId.values()],
    alerts_checked_at: isWhole ? oldest : null,
  };
}
