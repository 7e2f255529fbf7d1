import { day, formatHarborTime, hour, parseIso, type Instant } from "@striper/marine/time";
import type { ForecastAnswer } from "#web/features/marine-forecast/queries.ts";
import { forecastWording as wording } from "#web/features/marine-forecast/wording.ts";
import { weekdayOf } from "#web/ui/charts/hour-strip-view.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

export interface AlertSpan {
  readonly event: string;
  /** Null when already in force. */
  readonly onset: Instant | null;
  /** Null when the end is unknown. */
  readonly ends: Instant | null;
}

export interface AlertView extends AlertSpan {
  readonly id: string;
  readonly when: string;
  readonly headline: string | null;
  readonly description: string;
  readonly instruction: string | null;
}

/** Max age of an answer about alerts, which change within the hour. */
export const alertsHold = 3 * hour;

const instantOf = (text: string | null): Instant | null => (text === null ? null : parseIso(text));

const momentText = (at: Instant, now: Instant): string =>
  Math.abs(at - now) < 6 * day ? `${weekdayOf(at)} ${formatHarborTime(at)}` : dateTimeText(at);

function whenText(onset: Instant | null, ends: Instant | null, now: Instant): string {
  const parts = [
    onset !== null && onset > now ? wording.from(momentText(onset, now)) : null,
    ends === null ? null : wording.until(momentText(ends, now)),
  ];
  return parts.filter((part) => part !== null).join(" ");
}

/** Returns alerts in force or announced; ended ones are dropped, even from a cached answer. */
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

/** Returns null without a recent answer, because "no alerts" would be unfounded. */
export function knownAlerts(
  answer: ForecastAnswer | undefined,
  now: Instant,
): readonly AlertSpan[] | null {
  const at = checkedAt(answer);
  return at === null || now - at > alertsHold ? null : alertViews(answer, now);
}

/**
 * Merges several zones: an alert in one always counts, but "none" needs an answer from every zone.
 */
export function alertsOfZones(
  answers: readonly (ForecastAnswer | undefined)[],
  now: Instant,
): readonly AlertSpan[] | null {
  const known = answers.map((answer) => knownAlerts(answer, now));
  const alerts = known.flatMap((one) => one ?? []);
  return alerts.length === 0 && known.includes(null) ? null : alerts;
}

/** Max age of an alert without an end, which is renewed within a day or over. */
const endlessHolds = day;

/**
 * Returns every read alert that has not ended, however old the answer, so that announced alerts
 * survive offline. It does not prove that there are no others.
 */
export const announcedAlerts = (
  answers: readonly (ForecastAnswer | undefined)[],
  now: Instant,
): readonly AlertSpan[] =>
  answers.flatMap((answer) => {
    const isRecent = now - (checkedAt(answer) ?? 0) <= endlessHolds;
    return alertViews(answer, now).filter(({ ends }) => ends !== null || isRecent);
  });

export const alertsThere = (answers: readonly (ForecastAnswer | undefined)[], now: Instant) => ({
  alerts: alertsOfZones(answers, now),
  announced: announcedAlerts(answers, now),
});

/** Returns the oldest check across zones; null when a zone was never checked. */
export function alertsCheckedAt(answers: readonly (ForecastAnswer | undefined)[]): Instant | null {
  const checked = answers.map(checkedAt);
  const [oldest = null] = checked.toSorted((a, b) => (a ?? 0) - (b ?? 0));
  return oldest;
}

export function checkedText(answer: ForecastAnswer | undefined, now: Instant): string | null {
  const at = checkedAt(answer);
  return at === null ? null : wording.checked(ageText(at, now));
}

/**
 * Merges a water's zones into one answer: each alert once, with the oldest check time. Without
 * every zone, "no alerts" stays unknown.
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
