import { tripEntry } from "@striper/contract/catch-records";
import { day, type Instant } from "@striper/marine/time";
import type { TripContent } from "#web/features/catches/log/log-writes.ts";
import { plainLine, plainText } from "#web/ui/fields/plain-text.ts";
import { clockSlack, readWhen, whenTexts } from "#web/features/catches/logging/form/when.ts";
import { loggingWording, modeChoices } from "#web/features/catches/logging/wording.ts";
import { tripsWording } from "#web/features/catches/trips/wording.ts";
import {
  sentencesOf,
  type FieldErrors,
  type Issue,
  type Reading,
} from "#web/ui/fields/field-errors.ts";

const wording = tripsWording.problems;

export interface TripDraft {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly location_name: string;
  readonly mode: string;
  readonly stripers_caught: string;
  readonly targets: string;
  readonly tried: string;
  readonly notes: string;
}

export const emptyTripDraft: TripDraft = {
  date: "",
  start: "",
  end: "",
  location_name: "",
  mode: "",
  stripers_caught: "",
  targets: "",
  tried: "",
  notes: "",
};

export function tripDraftOf(content: TripContent): TripDraft {
  const start = whenTexts(Date.parse(content.started_at));
  return {
    date: start.date,
    start: start.time,
    end: content.ended_at === null ? "" : whenTexts(Date.parse(content.ended_at)).time,
    location_name: content.location_name ?? "",
    mode: content.mode ?? "",
    stripers_caught: content.stripers_caught?.toString() ?? "",
    targets: content.targets.join(", "),
    tried: content.tried.join(", "),
    notes: content.notes ?? "",
  };
}

const words = (text: string): string[] =>
  text
    .split(",")
    .map(plainLine)
    .filter((part) => part !== "");

/** Returns NaN for text that is not a number; the schema refuses it. */
const countOf = (text: string): number | null => (text.trim() === "" ? null : Number(text));

interface Span {
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
}

/** Reads the trip's times. An end before the start is on the next day. */
function spanOf({ date, start, end }: TripDraft, now: Instant): Span | null {
  const from = readWhen(date, start, now);
  if (start === "" || from.kind !== "at") return null;
  if (end === "") return { startedAt: from.at, endedAt: null };
  const to = readWhen(date, end, now + day);
  if (to.kind !== "at") return null;
  return { startedAt: from.at, endedAt: to.at < from.at ? to.at + day : to.at };
}

/** Checks the three time fields together, because an instant needs all of them. */
function timeErrors(draft: TripDraft, now: Instant): FieldErrors<keyof TripDraft> {
  const from = readWhen(draft.date, draft.start, now);
  if (from.kind === "problem") return { date: from.sentence };
  if (draft.start === "") return { start: wording.start };
  const end = spanOf(draft, now)?.endedAt ?? null;
  return end !== null && end > now + clockSlack ? { end: loggingWording.dates.future } : {};
}

const tooLong = ({ maximum = 0 }: Issue): string => loggingWording.tooLong(Number(maximum));
const wrongWords = (issue: Issue): string =>
  issue.path.length === 1 ? wording.tooMany(Number(issue.maximum)) : tooLong(issue);

export function readTrip(
  draft: TripDraft,
  before: TripContent | null,
  now: Instant,
): Reading<keyof TripDraft, TripContent> {
  const entry = contentOfTripDraft(draft, before, now);
  const { error } = tripEntry.safeParse({ ...entry, revision: null });
  const errors = {
    ...timeErrors(draft, now),
    ...sentencesOf(error?.issues ?? [], {
      location_name: tooLong,
      stripers_caught: () => wording.stripers,
      targets: wrongWords,
      tried: wrongWords,
      notes: tooLong,
    }),
  };
  return Object.keys(errors).length === 0 ? { kind: "entry", entry } : { kind: "errors", errors };
}

const iso = (at: Instant): string => new Date(at).toISOString();

function contentOfTripDraft(
  draft: TripDraft,
  before: TripContent | null,
  now: Instant,
): TripContent {
  const span = spanOf(draft, now) ?? { startedAt: now, endedAt: null };
  const shown = before === null ? null : tripDraftOf(before);
  const hasSameStart = shown?.date === draft.date && shown.start === draft.start;
  const hasSameEnd = hasSameStart && shown.end === draft.end;
  return {
    started_at: before !== null && hasSameStart ? before.started_at : iso(span.startedAt),
    ended_at:
      before !== null && hasSameEnd
        ? before.ended_at
        : span.endedAt === null
          ? null
          : iso(Math.max(span.endedAt, span.startedAt)),
    location_name: plainLine(draft.location_name) || null,
    spot_id: before?.spot_id ?? null,
    position: before?.position ?? null,
    mode: modeChoices.find((mode) => mode === draft.mode) ?? null,
    targets: words(draft.targets),
    tried: words(draft.tried),
    notes: plainText(draft.notes) || null,
    stripers_caught: countOf(draft.stripers_caught),
    bite_score: before?.bite_score ?? null,
  };
}

export const emptyTrip = (startedAt: Instant): TripContent =>
  contentOfTripDraft(emptyTripDraft, null, startedAt);

type Outing = Pick<TripContent, "location_name" | "position" | "mode">;

/**
 * Applies a changed plan to its running trip. A new place drops the score stored at the start, and
 * the trip's end computes a new one. Returns the same object if nothing changed.
 */
export function movedTrip(trip: TripContent, before: Outing, after: Outing): TripContent {
  const elsewhere =
    before.location_name === after.location_name
      ? {}
      : {
          location_name: after.location_name,
          position: after.position,
          spot_id: null,
          bite_score: null,
        };
  const otherwise = before.mode === after.mode ? {} : { mode: after.mode };
  const changes = { ...elsewhere, ...otherwise };
  return Object.keys(changes).length === 0 ? trip : { ...trip, ...changes };
}

export function startedTrip(now: Instant, known: Pick<TripContent, "position" | "bite_score">) {
  return { ...emptyTrip(now), ...known };
}
