import { notesMaxLength } from "@striper/contract/limits";
import { day, type Instant } from "@striper/marine/time";
import type { TripContent } from "#web/features/catches/log/record/content.ts";
import { readWhen, whenTexts } from "#web/features/catches/logging/form/when.ts";
import { loggingWording, modeChoices } from "#web/features/catches/logging/wording.ts";
import { tripsWording } from "#web/features/catches/trips/wording.ts";

const wording = tripsWording.problems;

/** A trip's form as it is filled in. */
export interface TripDraft {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly mode: string;
  readonly targets: string;
  readonly tried: string;
  readonly notes: string;
}

export const emptyTripDraft: TripDraft = {
  date: "",
  start: "",
  end: "",
  location: "",
  mode: "",
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
    location: content.location_name ?? "",
    mode: content.mode ?? "",
    targets: content.targets.join(", "),
    tried: content.tried.join(", "),
    notes: content.notes ?? "",
  };
}

export type TripProblems = Partial<Record<keyof TripDraft, string>>;

const words = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ").trim())
    .filter((part) => part !== "");

const most = { targets: 20, tried: 40, word: { targets: 60, tried: 120 }, line: 120 } as const;

interface Span {
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
}

/** A trip that ends earlier on the clock than it began went past midnight. */
function spanOf({ date, start, end }: TripDraft, now: Instant): Span | null {
  const from = readWhen(date, start, now);
  if (start === "" || from.kind !== "at") return null;
  if (end === "") return { startedAt: from.at, endedAt: null };
  const to = readWhen(date, end, now + day);
  if (to.kind !== "at") return null;
  return { startedAt: from.at, endedAt: to.at < from.at ? to.at + day : to.at };
}

export function tripProblems(draft: TripDraft, now: Instant): TripProblems {
  const problems: Partial<Record<keyof TripDraft, string>> = {};
  const from = readWhen(draft.date, draft.start, now);
  if (from.kind === "problem") problems.date = from.sentence;
  else if (draft.start === "") problems.start = wording.start;
  const span = spanOf(draft, now);
  if (span?.endedAt && span.endedAt > now + day / 144) problems.end = loggingWording.dates.future;
  for (const field of ["targets", "tried"] as const) {
    const found = words(draft[field]);
    if (found.length > most[field]) problems[field] = wording.tooMany(most[field]);
    if (found.some((word) => word.length > most.word[field]))
      problems[field] = loggingWording.tooLong(most.word[field]);
  }
  if (draft.location.trim().length > most.line)
    problems.location = loggingWording.tooLong(most.line);
  if (draft.notes.trim().length > notesMaxLength)
    problems.notes = loggingWording.tooLong(notesMaxLength);
  return problems;
}

const iso = (at: Instant): string => new Date(at).toISOString();

/** What a form without problems says, on top of what the trip was before. */
export function contentOfTripDraft(
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
    location_name: draft.location.trim() || null,
    spot_id: before?.spot_id ?? null,
    position: before?.position ?? null,
    mode: modeChoices.find((mode) => mode === draft.mode) ?? null,
    targets: words(draft.targets),
    tried: words(draft.tried),
    notes: draft.notes.trim() || null,
    stripers_caught: before?.stripers_caught ?? null,
    bite_score: before?.bite_score ?? null,
  };
}

/** A trip that begins now. */
export function startedTrip(now: Instant, position: TripContent["position"]): TripContent {
  return { ...contentOfTripDraft(emptyTripDraft, null, now), position };
}
