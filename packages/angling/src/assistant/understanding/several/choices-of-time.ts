import type { Instant } from "@striper/marine/time";
import { monthPattern } from "#angling/assistant/understanding/time/calendar.ts";
import { timeRuns, type TimeRun } from "#angling/assistant/understanding/time/runs.ts";
import { between, textOf, tokensOf, type Token } from "./tokens.ts";

const joint = /(?:^| )(?:or|and|vs|versus|than|n|then|compared to|instead of)(?: |$)/;
const mostWordsBetween = 6;
/** Fish kept before are part of one question, whenever it was. */
const notTwoTimes =
  /\b(?:kept|already|between|another|both)\b|\b(?:one|1)\b.*\b(?:and|then) (?:then |another )?(?:one|1)\b/;

/** Whether the words between two times let choose: "or", or nothing before another "or". */
const isGap = (gap: string): boolean =>
  gap === "" ||
  (joint.test(gap) && gap.split(" ").length <= mostWordsBetween && !/FISH|PLACE/.test(gap));

/** The times that stand in a row; a day named for both of them is none of the row. */
function rowOf(text: string, runs: readonly TimeRun[]): readonly TimeRun[] {
  const row: TimeRun[] = [];
  let isJoined = false;
  for (const run of runs) {
    const last = row.at(-1);
    const gap = last === undefined ? "" : text.slice(last.end, run.start).trim();
    if (last !== undefined && !isGap(gap)) {
      if (isJoined) break;
      row.splice(0);
    }
    isJoined ||= row.length > 0 && gap !== "";
    row.push(run);
  }
  return isJoined ? row : [];
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
    hours ?? null,
  ].filter((words) => words !== null);
}

const comparison = /\b(?:better|worse|calmer|safer|higher|lower|stronger|faster)\b/;
const orBetween = /^ (?:or|and|vs|versus|n) (?:(?:at|in|on|the) )*$/;
const beside = /^ (?:(?:on|at|in|the) )*$/;

/** "Hull Saturday or Deer Island Sunday": each place with its own time. */
export function pairsOfPlaceAndTime(
  tokens: readonly Token[],
  now: Instant,
): readonly (readonly Token[])[] {
  const text = textOf(tokens);
  const places = [...text.matchAll(/\bPLACE\d\b/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const runs = timeRuns(text, now);
  const [a, b, c, d, more] = [...places, ...runs].toSorted((x, y) => x.start - y.start);
  if (places.length !== 2 || runs.length !== 2 || more !== undefined) return [tokens];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [tokens];
  const isPlace = (one: { start: number }): boolean =>
    places.some(({ start }) => start === one.start);
  const isPaired = isPlace(a) !== isPlace(b) && isPlace(c) !== isPlace(d);
  const areBeside = [text.slice(a.end, b.start), text.slice(c.end, d.start)].every((gap) =>
    beside.test(gap),
  );
  if (!isPaired || !areBeside || !orBetween.test(text.slice(b.end, c.start))) return [tokens];
  const lead = between(tokens, 0, a.start);
  const rest = between(tokens, d.end, text.length);
  return [
    lead.concat(between(tokens, a.start, b.end), rest),
    lead.concat(between(tokens, c.start, d.end), rest),
  ];
}

/** Each of the times a question offers in turn. */
export function choicesOfTime(
  tokens: readonly Token[],
  now: Instant,
): readonly (readonly Token[])[] {
  const text = textOf(tokens);
  if (notTwoTimes.test(text)) return [tokens];
  const runs = rowOf(text, timeRuns(text, now));
  const first = runs[0];
  const last = runs.at(-1);
  if (first === undefined || last === undefined || runs.length < 2) return [tokens];
  const lead = between(tokens, 0, first.start);
  const rest = between(tokens, last.end, text.length);
  const compared = comparison.exec(text.slice(first.end, last.start))?.[0];
  const stays = compared === undefined ? [] : tokensOf(compared);
  return runs.map((run) =>
    lead.concat(
      between(tokens, run.start, run.end),
      lent(run, runs).flatMap(tokensOf),
      stays,
      rest,
    ),
  );
}
