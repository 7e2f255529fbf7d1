import { harborDayBounds, shiftDate } from "@striper/marine/time";
import { fact } from "#angling/assistant/facts.ts";
import { watersInWords } from "#angling/regulations/index.ts";
import { unreadIn, type Frame, type Intent } from "#angling/assistant/frame.ts";
import {
  declinedWith,
  isUnsafe,
  listWords,
  placeFor,
  whenWords,
  type AnswerContext,
  type Reply,
} from "./reply.ts";
import { respond } from "./respond.ts";
import { sameOf } from "./same-of.ts";

const scored: ReadonlySet<Intent> = new Set(["bite", "best-time", "go"]);

function nameOf(frame: Frame, frames: readonly Frame[], context: AnswerContext): string {
  const place =
    frame.intent === "rules" && frame.place === null
      ? watersInWords(frame.water?.jurisdiction ?? "MA")
      : placeFor(frame, context).name;
  const when = frame.when === null ? "" : whenWords(frame.when, context.now);
  const isOnePlace = new Set(frames.map((one) => placeFor(one, context).name)).size === 1;
  const isOneTime = new Set(frames.map((one) => one.when?.from)).size === 1;
  if (isOneTime || when === "") return place;
  return isOnePlace ? when : `${place}, ${when}`;
}

/** An answer by the name of what it is for. */
interface Named {
  readonly name: string;
  readonly reply: Reply;
}

/** The largest figure of some kinds in each answer, or the smallest, that one first; none of what is declined. */
function ranked(
  named: readonly Named[],
  kinds: readonly string[],
  isLeastFirst = false,
): readonly { readonly name: string; readonly value: number }[] {
  const sign = isLeastFirst ? -1 : 1;
  return named
    .flatMap(({ name, reply }) => {
      const values = reply.facts.flatMap(({ kind, value }) =>
        !reply.declined && kinds.includes(kind) && typeof value === "number" ? [sign * value] : [],
      );
      return values.length === 0 ? [] : [{ name, value: sign * Math.max(...values) }];
    })
    .toSorted((a, b) => sign * (b.value - a.value));
}

/**
 * "Hull scores higher: 88 of 100 against 75 at Deer Island": what a choice was asked for. What is
 * not safe is no choice, and is told first.
 */
function comparison(
  frames: readonly Frame[],
  replies: readonly Reply[],
  context: AnswerContext,
): string | null {
  if (frames.some(({ words }) => /\bsafer?\b/.test(words))) return null;
  const names = frames.map((frame) => nameOf(frame, frames, context));
  const same = frames.some(({ compares }) => compares === "same") ? sameOf(replies, names) : null;
  if (same !== null) return same;
  const named = replies.map((reply, at) => ({ name: names[at] ?? "", reply }));
  if (
    frames.every(({ compares }) => compares === "better") &&
    replies.every(({ declined }) => declined)
  )
    return "**I pick neither: there is no forecast of them at hand.** The day with less wind and sea is the better one.";
  if (frames.every(({ intent }) => intent === "current")) return strongerOf(frames, named);
  if (frames.every(({ intent }) => intent === "tide")) return higherOf(frames, named);
  if (!frames.every(({ intent }) => scored.has(intent))) return null;
  const unsafe = named.filter(({ reply }) => isUnsafe(reply)).map(({ name }) => name);
  const choice = betterOf(named.filter(({ reply }) => !isUnsafe(reply)));
  if (unsafe.length === 0) return choice;
  const warning = `**Safety: stay in for ${listWords(unsafe)}**, whatever the score.`;
  return choice === null ? warning : `${warning} ${choice}`;
}

const sizes = /\b(higher|bigger|larger|highest|biggest|lower|smaller|lowest|deeper)\b/;

/** "Is it higher tomorrow than today": the heights that were asked about beside each other. */
function higherOf(frames: readonly Frame[], named: readonly Named[]): string | null {
  const [said] = frames.flatMap(({ words }) => sizes.exec(words)?.[1] ?? []);
  if (said === undefined) return null;
  const isLow =
    /low|small/.test(said) ||
    frames.every(({ cues }) => cues.includes("low") && !cues.includes("high"));
  const [first, second] = ranked(named, [isLow ? "low-tide" : "high-tide"], isLow);
  if (first === undefined || second === undefined) return null;
  return `**${isLow ? "Lowest" : "Highest"}: ${first.name}**, ${first.value.toFixed(1)} ft against ${second.value.toFixed(1)} ft for ${second.name}.`;
}

/** "Is it stronger than the Canal": the strongest hours that were told, beside each other. */
function strongerOf(frames: readonly Frame[], named: readonly Named[]): string | null {
  if (!frames.some(({ compares }) => compares !== undefined)) return null;
  const [first, second] = ranked(named, ["max-ebb", "max-flood"]);
  if (first === undefined || second === undefined) return null;
  const asked = /\b(weaker|slower|less)?\b.*\bthan\b/.exec(frames.at(-1)?.words ?? "");
  const isFirst = named[0]?.name === first.name;
  const yesNo = asked === null ? "" : isFirst === (asked[1] === undefined) ? "Yes. " : "No. ";
  return `**${yesNo}Stronger: ${first.name}**, up to ${first.value.toFixed(1)} kt against ${second.value.toFixed(1)} kt at ${second.name}.`;
}

function betterOf(named: readonly Named[]): string | null {
  const [best, second, ...rest] = ranked(named, ["bite-score"]);
  if (best === undefined || second === undefined || best.name === second.name) return null;
  const others = [second, ...rest].map(({ name, value }) => `${value} for ${name}`).join(", ");
  return best.value === second.value
    ? `**No difference in the bite score:** both reach ${best.value} of 100.`
    : `**Better by the bite score: ${best.name}**, ${best.value} of 100 against ${others}.`;
}

const mostDays = 3;

/** What is told of one day at a time is told of each day of a weekend. */
function eachDay(frame: Frame): readonly Frame[] {
  const { when, intent, cues } = frame;
  const isByDay = intent === "sky" || (intent === "tide" && cues.includes("range"));
  const asksNext = cues.includes("fullMoon") || cues.includes("newMoon");
  if (!isByDay || asksNext || when === null || when.precision !== "span") return [frame];
  const days: Frame[] = [];
  for (let date = when.date; date <= when.lastDate; date = shiftDate(date, 1))
    days.push({
      ...frame,
      when: { ...when, ...harborDayBounds(date), precision: "day", date, lastDate: date },
    });
  return days.length <= mostDays ? days : [frame];
}

const ofRecord: ReadonlySet<Intent> = new Set<Intent>(["spot", "spots"]);

/** "Can I fish off the bridge? any tricks": of one place what is held is told once, for all that was asked. */
function ofOnePlace(frames: readonly Frame[]): readonly Frame[] {
  const told: Frame[] = [];
  for (const frame of frames) {
    const last = told.at(-1);
    const isSame =
      last !== undefined &&
      ofRecord.has(frame.intent) &&
      last.intent === frame.intent &&
      last.place !== null &&
      last.place.name === frame.place?.name;
    if (!isSame) {
      told.push(frame);
      continue;
    }
    const words = `${last.words} ${frame.words}`;
    const cues = [...new Set([...last.cues, ...frame.cues])];
    const unread = [...unreadIn(last), ...unreadIn(frame)];
    told.splice(-1, 1, { ...last, words, cues, unread });
  }
  return told;
}

/** The answers to all that was asked, one after the other; declined only if each of them is. */
export async function respondToAll(
  asked: readonly Frame[],
  context: AnswerContext,
): Promise<Reply> {
  const frames = ofOnePlace(asked).flatMap(eachDay);
  const replies: Reply[] = [];
  for (const frame of frames)
    replies.push(
      frames.length > 1 && frame.intent === "unknown"
        ? declinedWith(`I did not understand "${frame.words}".`, [
            fact("unread", frame.words, "Your question"),
          ])
        : await respond(frame, context),
    );
  const [first] = replies;
  if (first !== undefined && replies.length === 1) return first;
  const texts = [...new Set(replies.map(({ text }) => text))];
  const facts = replies.flatMap((reply) => reply.facts);
  return {
    text: [comparison(frames, replies, context), ...texts]
      .filter((text) => text !== null)
      .join("\n\n"),
    facts: [...new Map(facts.map((one) => [JSON.stringify(one), one])).values()],
    declined: replies.every(({ declined }) => declined),
    choices: replies.flatMap(({ choices = [] }) => choices),
    more: replies.flatMap(({ more = [] }) => more).join("\n\n"),
  };
}
