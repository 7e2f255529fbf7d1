import type { Instant } from "@striper/marine/time";
import { monthPattern } from "#angling/assistant/understanding/time/calendar.ts";
import { timeRuns, type TimeRun } from "#angling/assistant/understanding/time/runs.ts";
import { between, textOf, tokensOf, type Token } from "./tokens.ts";

const joint = /(?:^| )(?:or|and|vs|versus|than|n|then|compared to|instead of)(?: |$)/;
const mostWordsBetween = 6;
/** Fish kept before are part of one question, whenever it was. */
const notTwoTimes =
  /\b(?:kept|already|between|another|both)\b|\b(?:one|1)\b.*\b(?:and|then) (?:then |another )?(?:one|1)\b/;

function areChoices(text: string, runs: readonly TimeRun[]): boolean {
  return runs.slice(1).every((run, index) => {
    const gap = text.slice(runs[index]?.end, run.start).trim();
    return joint.test(gap) && gap.split(" ").length <= mostWordsBetween && !/FISH|PLACE/.test(gap);
  });
}

const bareDay = /^(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)$/;
const month = new RegExp(`\\b(?:${monthPattern})\\b`);

/** What a time leaves to the other: "the 14th or the 15th of October", "Saturday or Sunday morning". */
function lent(run: TimeRun, runs: readonly TimeRun[]): string[] {
  const others = runs.filter((other) => other !== run);
  const day = run.day === null ? others.find((other) => other.day !== null)?.day : undefined;
  const named = others.flatMap((other) => month.exec(other.day ?? "")?.[0] ?? []);
  const isBare = run.day !== null && bareDay.test(run.day);
  const hours =
    run.hours === null ? others.toReversed().find((other) => other.hours !== null)?.hours : null;
  return [
    isBare && named[0] !== undefined ? `of ${named[0]}` : null,
    day ?? null,
    hours == null || hours === day ? null : hours,
  ].filter((words) => words !== null);
}

/** Each of the times a question offers in turn. */
export function choicesOfTime(
  tokens: readonly Token[],
  now: Instant,
): readonly (readonly Token[])[] {
  const text = textOf(tokens);
  const runs = timeRuns(text, now);
  const first = runs[0];
  const last = runs.at(-1);
  if (first === undefined || last === undefined || runs.length < 2) return [tokens];
  if (notTwoTimes.test(text) || !areChoices(text, runs)) return [tokens];
  const lead = between(tokens, 0, first.start);
  const rest = between(tokens, last.end, text.length);
  return runs.map((run) =>
    lead.concat(between(tokens, run.start, run.end), lent(run, runs).flatMap(tokensOf), rest),
  );
}
