import type { Instant } from "@striper/marine/time";
import { monthPattern } from "#angling/assistant/slots/calendar.ts";
import { timeRuns, type TimeRun } from "#angling/assistant/understanding/time/runs.ts";
import { everyTopic } from "./choices.ts";
import { between, textOf, tokensOf, type Token } from "./tokens.ts";

const jointOfTimes = /(?:^| )(?:or|and|vs|versus|than|n|then|compared to|instead of)(?: |$)/;
const mostWordsBetween = 6;
/** Fish kept before are part of one question, whenever it was. */
const notTwoTimes =
  /\b(?:kept|already|between|another|both)\b|\b(?:one|1)\b.*\b(?:and|then) (?:then |another )?(?:one|1)\b/;

/** Whether the words between two times let choose: "or", or nothing before another "or". */
const isGap = (gap: string): boolean =>
  gap === "" ||
  (jointOfTimes.test(gap) && gap.split(" ").length <= mostWordsBetween && !/FISH|PLACE/.test(gap));

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
const joint = /^ (?:or|and|vs|versus|n|plus) (?:(?:at|in|on|for|off|the) )*$/;
const beside = /^ (?:(?:on|at|in|for|off|the) )*$/;
const marks = {
  topic: new RegExp(String.raw`\b${everyTopic}(?= |$)`, "g"),
  place: /\bPLACE\d\b/g,
} as const;

interface Mark {
  readonly kind: "topic" | "place" | "time";
  readonly start: number;
  readonly end: number;
}

/** The topics, places and times of a question as they stand. */
function marksIn(text: string, now: Instant): readonly Mark[] {
  const found = (["topic", "place"] as const).flatMap((kind) =>
    [...text.matchAll(marks[kind])].map(({ index, 0: said }): Mark => ({
      kind,
      start: index,
      end: index + said.length,
    })),
  );
  const times = timeRuns(text, now).map(({ start, end }): Mark => ({ kind: "time", start, end }));
  return [...found, ...times].toSorted((a, b) => a.start - b.start);
}

/** "Hull Saturday or Deer Island Sunday", "high at Salem and low at Hull": two things, each with its own. */
export function pairsBeside(tokens: readonly Token[], now: Instant): readonly (readonly Token[])[] {
  const text = textOf(tokens);
  const all = marksIn(text, now);
  const gap = (first: Mark, second: Mark): string => text.slice(first.end, second.start);
  for (const [at, a] of all.entries()) {
    const [b, c, d] = all.slice(at + 1, at + 4);
    if (b === undefined || c === undefined || d === undefined || a.kind === b.kind) continue;
    const areTopics = a.kind === "topic" && c.kind === "topic";
    const isPaired = areTopics || new Set([a.kind, b.kind, c.kind, d.kind]).size === 2;
    const areBeside = beside.test(gap(a, b)) && beside.test(gap(c, d));
    if (!isPaired || c.kind === d.kind || !areBeside || !joint.test(gap(b, c))) continue;
    const lead = between(tokens, 0, a.start);
    const rest = between(tokens, d.end, text.length);
    return [
      // "Fog tomorrow and tide for Thacher": the place is that of both.
      lead.concat(
        between(tokens, a.start, b.end),
        b.kind === d.kind ? [] : between(tokens, c.end, d.end),
        rest,
      ),
      lead.concat(between(tokens, c.start, d.end), rest),
    ];
  }
  return [tokens];
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
