import {
  answered,
  isUnsafe,
  listWords,
  momentWords,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { answerTitled } from "#angling/assistant/passages/answer-known.ts";
import { askForText } from "#angling/assistant/passages/passage.ts";
import { placeOfSpot } from "#angling/assistant/slots/places.ts";
import { spots } from "#angling/spots/index.ts";
import { withLead, type LastAnswer } from "./last-answer.ts";

const mostCompared = 3;

/** "Pick one": of the spots that were listed the one that scores highest at that hour. */
export async function pickOf({ reply, frame, context, answer }: LastAnswer): Promise<Reply> {
  const names = new Set(
    reply.facts.flatMap(({ kind, value }) => (kind === "spot" ? [String(value)] : [])),
  );
  const unsafe: Reply[] = [];
  const rated: { name: string; score: number; told: Reply; best: string }[] = [];
  for (const spot of spots.filter(({ name }) => names.has(name))) {
    const told = await answer(
      { ...frame, intent: "bite", place: placeOfSpot(spot), cues: [], flow: null, unread: [] },
      context,
    );
    if (isUnsafe(told)) unsafe.push(told);
    const score = told.facts.find(({ kind }) => kind === "bite-score")?.value;
    if (!told.declined && !isUnsafe(told) && typeof score === "number")
      rated.push({ name: spot.name, score, told, best: spot.bestTimes.join(", ").toLowerCase() });
  }
  const [first, ...rest] = rated.toSorted((a, b) => b.score - a.score);
  const [warned] = unsafe;
  if (first === undefined)
    return warned === undefined ? reply : withLead(warned, "None of them then.");
  const others = rest.slice(0, mostCompared).map(({ name, score }) => `${score} at ${name}`);
  const at = frame.when === null ? `now, ${momentWords(context.now, context.now)}` : "then";
  return answered(
    [
      `**${first.name}**: of those listed it scores highest ${at}, ${first.score} of 100${others.length === 0 ? "" : ` against ${listWords(others)}`}.`,
      `It fishes best at: ${first.best}.`,
      first.told.text,
    ],
    [
      ...first.told.facts,
      ...rest.flatMap(({ told }) => told.facts.filter(({ kind }) => kind === "bite-score")),
    ],
  );
}

/** What to try when the bait that was named does not work. */
export function elseOf({ reply }: LastAnswer): Promise<Reply> {
  return Promise.resolve(answerTitled(askForText("Why is the bite slow?")) ?? reply);
}
