import { harborDate, hour, minute, parseIso, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { onDate } from "#angling/assistant/understanding/time/read-when.ts";
import { answered, momentWords } from "#angling/assistant/answers/reply.ts";
import type { Reply } from "#angling/assistant/answers/reply.ts";
import type { Fact } from "#angling/assistant/facts.ts";
import type { Frame, When } from "#angling/assistant/frame.ts";
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
  if (frame.intent !== "tide" && frame.intent !== "current") return reply;
  const isOfNow = reply.facts.some(({ kind }) => kind === "current-flow" || kind === "tide-stage");
  if (!isOfNow && frame.when !== null) return reply;
  const asked = isOfNow ? reply : await answer({ ...frame, cues: [] }, context);
  const turn = turnsIn(asked).find(({ at, fact }) => at > now && ends.has(fact.kind));
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

/** "And after that": the next turn of the kind that was told, or the next good stretch. */
export async function nextOf({ reply, frame, context, answer }: LastAnswer): Promise<Reply> {
  const { now } = context;
  const told = turnsIn(reply).filter(({ at }) => at > now);
  const kinds = new Set(told.map(({ fact }) => fact.kind));
  const last = frame.cues.includes("next") ? told[0] : told.at(-1);
  if (last === undefined) return reply;
  const when = spanAfter(last.at + minute, last.at + searched);
  const cues = frame.cues.filter((cue) => cue !== "next");
  const later = await answer({ ...frame, when, cues, behind: null }, context);
  const next = turnsIn(later).find(({ at, fact }) => at > last.at && kinds.has(fact.kind));
  if (next === undefined) return later;
  const { fact, at, words } = next;
  return answered(
    [`**After that: ${words} at ${momentWords(at, now)}.**`, `Source: ${fact.source}.`],
    [fact],
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
