import {
  blankDay,
  chipsOfDay,
  verdictOfDay,
  type DayChip,
  type DayState,
  type KeepAnswer,
  type RegulationsTable,
} from "@striper/angling/regulations";
import type { CatchContent, CatchRecord } from "@striper/contract/catch-records";
import type { Position } from "@striper/marine/geo";
import { harborDate } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { fishKeptOnDayOf } from "#web/features/catches/log/own-catches.ts";
import { positionOfName } from "#web/features/catches/logging/named-places.ts";

export type VerdictAtCatch =
  | { readonly kind: "needs-species" | "needs-place" }
  | {
      readonly kind: "answer";
      readonly answer: KeepAnswer;
      readonly chips: readonly DayChip[];
      readonly isOfItsYear: boolean;
    };

export const placeOf = (
  content: Pick<CatchContent, "position" | "location_name">,
): Position | null => content.position ?? positionOfName(content.location_name);

interface LogOfDay {
  readonly catches: readonly LocalCatch[];
  /** Id of the catch being edited; null for a new one. */
  readonly ownId: string | null;
  readonly today: DayState;
}

/**
 * Returns the day's state for a catch. Today's known state or a blank day is combined with the log;
 * the form's mode and place take precedence.
 */
function dayOfCatch(content: CatchContent, { catches, ownId, today }: LogOfDay): DayState {
  const at = Date.parse(content.date_caught);
  const date = harborDate(at);
  const day = date === today.date ? today : blankDay(date);
  return {
    ...day,
    kept: fishKeptOnDayOf(catches, at, ownId),
    mode: content.mode ?? day.mode,
    place: placeOf(content) ?? day.place,
  };
}

export function verdictAtCatch(
  content: CatchContent,
  log: LogOfDay,
  table: RegulationsTable,
): VerdictAtCatch {
  const { species, length_inches: length } = content;
  if (species.trim() === "") return { kind: "needs-species" };
  const day = dayOfCatch(content, log);
  const { place, date } = day;
  if (place === null) return { kind: "needs-place" };
  const fish = { species, length: length === null ? null : inches(length) };
  const answer = verdictOfDay(fish, { ...day, place }, table);
  const isOfItsYear = answer.record === null || String(answer.record.ruleYear) === date.slice(0, 4);
  return {
    kind: "answer",
    answer,
    chips: chipsOfDay(day, species, log.today.date),
    isOfItsYear,
  };
}

/**
 * Returns true if the rule of the catch's own year demands release. Rules of other years are shown
 * but do not count.
 */
export const isAgainst = (verdict: VerdictAtCatch): boolean =>
  verdict.kind === "answer" && verdict.isOfItsYear && verdict.answer.verdict === "release";

export function recordedVerdict(
  verdict: VerdictAtCatch,
  table: RegulationsTable,
  isReleased: boolean,
): CatchRecord["verdict"] {
  if (verdict.kind !== "answer" || !verdict.isOfItsYear) return null;
  const { answer } = verdict;
  return {
    verdict: answer.verdict,
    rule_id: answer.record?.id ?? null,
    regulations_version: table.version,
    kept_against: !isReleased && isAgainst(verdict),
  };
}
