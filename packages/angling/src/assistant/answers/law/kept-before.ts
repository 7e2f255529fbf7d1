import { harborDate } from "@striper/marine/time";
import type { AnswerContext } from "#angling/assistant/answers/reply.ts";
import { countsOfDay } from "#angling/assistant/case/with-day.ts";
import type { Fact } from "#angling/assistant/facts.ts";
import type { KeepAnswer } from "#angling/regulations/index.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { SpeciesId } from "#angling/species/index.ts";
import { anglersOf } from "./judging.ts";
import { dateFor } from "./where.ts";

/** How many are kept already when so many are asked about: the last of them decides. */
export function keptBefore(frame: Frame, isOfVessel = false): number {
  const { kept, count } = frame;
  if (kept !== null) return kept;
  const anglers = isOfVessel ? 1 : anglersOf(frame);
  return count === null ? 0 : Math.max(0, Math.ceil(count / anglers) - 1);
}

/** "3 sea bass, all good": more than the bag of one is told as such, and not as a fish that goes back. */
export function tooMany(
  { count, kept }: Frame,
  { code }: KeepAnswer,
  facts: readonly Fact[],
): string | null {
  const bag = facts.find(({ kind }) => kind === "bag-limit")?.value;
  const isOfSeveral = code === "bag-full" && kept === null && count !== null && count > 1;
  return isOfSeveral && typeof bag === "number"
    ? `No, not all of them: ${bag} for each angler a day`
    : null;
}

/** The day's kept fish, and those asked about before the last of them. */
export function keptSoFar(
  frame: Frame,
  { day }: AnswerContext,
  { id, date, before }: { id: SpeciesId; date: string; before: number },
) {
  const counts = countsOfDay(frame, day, id, date);
  if (counts === null) return { keptToday: before };
  const { keptToday, keptAboard } = counts;
  return {
    ...counts,
    keptToday: keptToday + before,
    ...(keptAboard === undefined ? {} : { keptAboard: keptAboard + before }),
    ...(day?.landing == null ? {} : { landing: day.landing }),
  };
}

/** "If I kept none yesterday": a day that is past is not the one a fish is kept on, unless it was. */
export function dayOfKeeping(frame: Frame, context: AnswerContext): string {
  const date = dateFor(frame, context);
  const isTold = /\b(?:was|were|legal (?:on|last)|on)\b/.test(frame.words);
  const today = harborDate(context.now);
  return date < today && !isTold ? today : date;
}
