import { harborDate, hour, minute, parseIso, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { onDate } from "#angling/assistant/understanding/time/read-when.ts";
import { answered, clockWords, momentWords, type Reply } from "#angling/assistant/answers/reply.ts";
import { fact, questionFacts, sources, type Fact } from "#angling/assistant/facts.ts";
import { isOfBass, type Frame, type When } from "#angling/assistant/frame.ts";
import { answerTitled } from "#angling/assistant/passages/answer-known.ts";
import { askForText } from "#angling/assistant/passages/passage.ts";
import { withLead, type LastAnswer } from "./last-answer.ts";

const turns: Readonly<Record<string, string>> = {
  "high-tide": "high tide",
  "low-tide": "low tide",
  slack: "slack",
  "max-ebb": "strongest ebb",
  "max-flood": "strongest flood",
};
/** What ends a rise, a fall or a run of the water. */
const ends: ReadonlySet<string> = new Set(["high-tide", "low-tide", "slack"]);

interface Turn {
  readonly at: Instant;
  readonly fact: Fact;
  readonly words: string;
}

function turnsIn({ facts }: Reply): readonly Turn[] {
  return facts
    .flatMap((one) => {
      const name = turns[one.kind];
      const at = one.time === null ? null : parseIso(one.time);
      if (name === undefined || at === null) return [];
      const size =
        typeof one.value === "number"
          ? ` (${roundTo(one.value, 1).toFixed(1)} ${one.unit ?? ""})`
          : "";
      const side = one.kind === "slack" ? ` ${String(one.value)}` : "";
      return [{ at, fact: one, words: `${name}${side}${size}` }];
    })
    .toSorted((a, b) => a.at - b.at);
}

const firstTime = ({ facts }: Reply, kind: string): Instant | null =>
  facts.flatMap((one) => (one.kind === kind && one.time !== null ? [parseIso(one.time)] : []))[0] ??
  null;

/** "Til when": the end of the best stretch, or the turn that ends what the water does. */
export async function untilOf({ reply, frame, context, answer }: LastAnswer): Promise<Reply> {
  const { now } = context;
  const end = firstTime(reply, "window-to");
  if (end !== null) return withLead(reply, `Until ${momentWords(end, now)}.`);
  if (frame.intent === "rules" || frame.intent === "keep")
    return answer(
      {
        ...frame,
        intent: "rules",
        words: "when does the season end",
        length: null,
        wordsBefore: frame.words,
      },
      context,
    );
  if (frame.intent !== "tide" && frame.intent !== "current") return reply;
  const isOfNow = reply.facts.some(({ kind }) => kind === "current-flow" || kind === "tide-stage");
  if (!isOfNow && frame.when !== null) return reply;
  const asked = isOfNow ? reply : await answer({ ...frame, cues: [] }, context);
  const turn = turnsIn(asked).find((one) => one.at > now && ends.has(one.fact.kind));
  return turn === undefined
    ? reply
    : withLead(reply, `Until ${momentWords(turn.at, now)}: ${turn.words}.`);
}

const spanAfter = (from: Instant, to: Instant): When => ({
  precision: "span",
  from,
  to,
  date: harborDate(from),
  lastDate: harborDate(to),
  isDayNamed: true,
  assumed: null,
  part: null,
  months: null,
});

/** As far as the next turn of the same kind may be. */
const searched = 27 * hour;

/** "And after that": the next turn of the kind that was told; an answer without turns is given again. */
export async function nextOf({ reply, frame, context, answer }: LastAnswer): Promise<Reply> {
  const { now } = context;
  const all = turnsIn(reply).filter(({ at }) => at > now);
  // Of a turn that was asked for, the one that was told first is gone on from.
  const isOfTurn = /\b(?:turn|switch|flip)/.test(frame.words);
  const slacks = isOfTurn ? all.filter((one) => one.fact.kind === "slack") : [];
  const told = slacks.length > 0 ? slacks : all;
  const kinds = new Set(told.map((one) => one.fact.kind));
  const last = frame.cues.includes("next") || slacks.length > 0 ? told[0] : told.at(-1);
  if (last === undefined) return reply;
  const when = spanAfter(last.at + minute, last.at + searched);
  const cues = frame.cues.filter((cue) => cue !== "next");
  const later = await answer({ ...frame, when, cues, behind: null }, context);
  const next = turnsIn(later).find((one) => one.at > last.at && kinds.has(one.fact.kind));
  if (next === undefined) return later;
  return answered(
    [
      `**After that: ${next.words} at ${momentWords(next.at, now)}.**`,
      `Source: ${next.fact.source}.`,
    ],
    [next.fact],
  );
}

const springs =
  "Around new and full moon sun and moon pull together: spring tides, higher highs and lower lows. Around the quarters they do not: neaps.";

/** Why the water is so high or so low: the moon of that day. */
export async function whyOf({ reply, frame, context, answer }: LastAnswer): Promise<Reply> {
  const [turn] = turnsIn(reply);
  const when = turn === undefined ? frame.when : onDate(harborDate(turn.at));
  const sky: Frame = { ...frame, intent: "sky", when, cues: ["moon"], words: "moon" };
  const moon = await answer(sky, context);
  return { ...moon, text: `${springs} ${moon.text}`, facts: [...moon.facts, ...reply.facts] };
}

/** Since when a rule holds: of bass it is written down, of others it is not held. */
export function sinceOf({ reply, frame }: LastAnswer): Promise<Reply> {
  const told = isOfBass(frame.species)
    ? answerTitled(askForText("Can rules change within the season?"))
    : null;
  return Promise.resolve(told ?? withLead(reply, "Since when is not held; this is the rule now."));
}

const travel = /\b(\d{1,3}|half an?|an) ?(min|h)/;
const travelWords: Readonly<Record<string, number>> = { an: 1, half: 1 / 2 };

/** "When do I leave, it is 40 minutes": so long before the best stretch begins. */
export function leaveOf({ reply, frame, context }: LastAnswer): Promise<Reply> {
  const start = firstTime(reply, "window-from");
  const [, said = "", unit] = travel.exec(frame.words) ?? [];
  const amount = travelWords[said.split(" ")[0] ?? ""] ?? Number(said);
  const way = amount * (unit === "h" ? hour : minute);
  if (start === null || !Number.isFinite(way) || way <= 0) return Promise.resolve(reply);
  const minutes = Math.round(way / minute);
  const leave = `Leave by ${momentWords(start - way, context.now)}: ${minutes} min before ${momentWords(start, context.now)}.`;
  const facts = [
    ...questionFacts([["travel-time", minutes, "min"]]),
    fact("leave-by", clockWords(start - way), sources.bite, { at: start - way }),
  ];
  const told = withLead(reply, leave);
  return Promise.resolve({ ...told, facts: [...facts, ...told.facts] });
}

/** "When should I be off there": on the fall before low water, for no source names an hour. */
export async function offOf({ frame, context, answer }: LastAnswer): Promise<Reply> {
  const { now } = context;
  const low = await answer(
    {
      ...frame,
      intent: "tide",
      cues: ["low", frame.when === null ? "next" : "all"],
      words: "low tide",
      depth: null,
    },
    context,
  );
  const turn = turnsIn(low).find(({ at, fact: { kind } }) => at > now && kind === "low-tide");
  return turn === undefined
    ? low
    : withLead(
        low,
        `Well before low water, ${momentWords(turn.at, now)}: flats and bars go bare on the fall and fill behind you on the rise, and no source names an hour until which one is safe.`,
      );
}

/** "Which has the least water": of the turns that were told. */
export function extremeOf({ reply, frame, context }: LastAnswer): Promise<Reply> {
  const isLeast = /\b(?:least|lowest|smallest|shallowest)\b/.test(frame.words);
  const [best] = turnsIn(reply).toSorted((a, b) => {
    const by = Number(a.fact.value) - Number(b.fact.value);
    return isLeast ? by : -by;
  });
  return Promise.resolve(
    best === undefined
      ? reply
      : withLead(reply, `The ${best.words} at ${momentWords(best.at, context.now)}.`),
  );
}
