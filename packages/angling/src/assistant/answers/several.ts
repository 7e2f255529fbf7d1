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

const compared: ReadonlySet<Intent> = new Set(["bite", "best-time", "go"]);

/** The bite scores of an answer, the highest first; none of what is declined. */
const scoresOf = ({ facts, declined }: Reply): readonly number[] =>
  facts
    .flatMap(({ kind, value }) =>
      !declined && kind === "bite-score" && typeof value === "number" ? [value] : [],
    )
    .toSorted((a, b) => b - a);

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
  const isSame = frames.some(({ compares }) => compares === "same");
  const names = frames.map((frame) => nameOf(frame, frames, context));
  const same = isSame ? sameOf(replies, names) : null;
  if (same !== null) return same;
  if (frames.every(({ intent }) => intent === "current"))
    return strongerOf(frames, replies, context);
  if (frames.every(({ intent }) => intent === "tide")) return higherOf(frames, replies, context);
  if (!frames.every(({ intent }) => compared.has(intent))) return null;
  const named = frames.flatMap((frame, index) =>
    replies
      .slice(index, index + 1)
      .map((reply) => ({ reply, name: nameOf(frame, frames, context) })),
  );
  const unsafe = named.filter(({ reply }) => isUnsafe(reply)).map(({ name }) => name);
  const warning =
    unsafe.length === 0
      ? null
      : `**Safety: stay in for ${listWords(unsafe)}**, whatever the score.`;
  const rated = named
    .filter(({ reply }) => !isUnsafe(reply))
    .flatMap(({ reply, name }) =>
      scoresOf(reply)
        .slice(0, 1)
        .map((score) => ({ name, score })),
    );
  const choice = betterOf(rated);
  return warning === null ? choice : [warning, choice].filter((text) => text !== null).join(" ");
}

const sizes = /\b(higher|bigger|larger|highest|biggest|lower|smaller|lowest|deeper)\b/;

/** "Is it higher tomorrow than today": the heights that were asked about beside each other. */
function higherOf(
  frames: readonly Frame[],
  replies: readonly Reply[],
  context: AnswerContext,
): string | null {
  const [, said] =
    frames.map(({ words }) => sizes.exec(words)).find((match) => match !== null) ?? [];
  if (said === undefined) return null;
  const isLow =
    /low|small/.test(said) ||
    frames.every(({ cues }) => cues.includes("low") && !cues.includes("high"));
  const kind = isLow ? "low-tide" : "high-tide";
  const named = frames.flatMap((frame, index) => {
    const heights = replies
      .slice(index, index + 1)
      .flatMap(({ facts }) => facts)
      .filter((one) => one.kind === kind)
      .map(({ value }) => Number(value));
    const height = isLow ? Math.min(...heights) : Math.max(...heights);
    return Number.isFinite(height) ? [{ name: nameOf(frame, frames, context), height }] : [];
  });
  const [first, second] = named.toSorted((a, b) =>
    isLow ? a.height - b.height : b.height - a.height,
  );
  if (first === undefined || second === undefined) return null;
  return `**${isLow ? "Lowest" : "Highest"}: ${first.name}**, ${first.height.toFixed(1)} ft against ${second.height.toFixed(1)} ft for ${second.name}.`;
}

/** "Is it stronger than the Canal": the strongest hours that were told, beside each other. */
function strongerOf(
  frames: readonly Frame[],
  replies: readonly Reply[],
  context: AnswerContext,
): string | null {
  if (!frames.some(({ compares }) => compares !== undefined)) return null;
  const named = frames.flatMap((frame, index) => {
    const speeds = (replies[index]?.facts ?? [])
      .filter(({ kind }) => kind === "max-ebb" || kind === "max-flood")
      .map(({ value }) => Number(value));
    const speed = Math.max(...speeds);
    return Number.isFinite(speed) ? [{ name: nameOf(frame, frames, context), speed }] : [];
  });
  const [first, second] = named.toSorted((a, b) => b.speed - a.speed);
  if (first === undefined || second === undefined) return null;
  const asked = /\b(weaker|slower|less)?\b.*\bthan\b/.exec(frames.at(-1)?.words ?? "");
  const isFirst = named[0]?.name === first.name;
  const yesNo = asked === null ? "" : isFirst === (asked[1] === undefined) ? "Yes. " : "No. ";
  return `**${yesNo}Stronger: ${first.name}**, up to ${first.speed.toFixed(1)} kt against ${second.speed.toFixed(1)} kt at ${second.name}.`;
}

interface Rated {
  readonly name: string;
  readonly score: number;
}

function betterOf(rated: readonly Rated[]): string | null {
  const [best, second, ...rest] = rated.toSorted((a, b) => b.score - a.score);
  if (best === undefined || second === undefined) return null;
  const others = [second, ...rest].map(({ name, score }) => `${score} for ${name}`).join(", ");
  return best.score === second.score
    ? `**No difference in the bite score:** both reach ${best.score} of 100.`
    : `**Better by the bite score: ${best.name}**, ${best.score} of 100 against ${others}.`;
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
