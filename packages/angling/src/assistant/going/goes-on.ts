import type { Frame } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { asksToStay } from "#angling/assistant/understanding/follow-up/points-back.ts";
import type { OwnReading } from "#angling/assistant/understanding/read-question.ts";
import { hazardsOf, asksOther, asksWhetherOneDares } from "./read-plan.ts";
import { judgedGoing, nothingSaid, saidOf, type Going } from "./going.ts";

/** How somebody begins who tells why it will be fine, or asks the same again. */
const presses =
  /^(?:(?:but|so|ok|okay|yeah|yea|yes|nah|no|and|well|come on|cmon|dude|bro|man|eh|hmm|hm|really|still|then|what if|even if|just|like|seriously|for real) )*(?:i|we|he|she|they|it|its|my|our|his|this|that|these|those|there|everyone|everybody|every|people|guys|others|lots|plenty|some|buddy|buddies|friends?|dad|grandpa|only|just|not|never|always|been|do not|does not|did not|is it|is that|are you|you|quick|real quick|few|an hour|a|the|in|from|on|near|close|inside|with|should|can|could|would|even|even if|what if)\b|^(?:really|seriously|you sure|sure|still|but|so|so no|no way|why not|come on|thats dumb)$/;

/** "If it drops to 8": the wind or the sea, whichever of them alone was told. */
const changesTo =
  /\b(?:drop\w*|down|picks? up|picking up|comes? (?:up|down)|goes|go|lays? down|eases?|builds?|falls?|gets?|is|its|was) (?:to |only |at |around |about |just )*(\d{1,2})$/;

/** What a message tells beside the plan before. */
export function toldAfter({ going, words }: Frame, before: Frame): Going {
  const told = going ?? nothingSaid;
  const number = changesTo.exec(words)?.[1];
  if (number === undefined || before.going == null || saidOf(told).length > 0) return told;
  const { wind, gust, sea } = before.going;
  const isWind = wind !== null || gust !== null;
  if (isWind === (sea !== null)) return told;
  return isWind ? { ...told, wind: Number(number) } : { ...told, sea: Number(number) };
}

/** Short asides that end a talk or begin another one. */
function isOver({ intent, frame }: OwnReading): boolean {
  if (intent === null) return false;
  // "I have done it 20 years" is no age of whom a permit is asked about.
  if (intent === "permit") return /\b(?:license|permit|certificate)s?\b/.test(frame.words);
  return topicOf(intent).endsTalk === true || topicOf(intent).about === "law";
}

const asksWhy =
  /^(?:(?:and|but|so|ok|well) )*(?:why(?: not| is that| so)?|how (?:come|so)|says who|because of what)$/;

/** What a message is that says or asks nothing beside the plan. */
export type GoesOn = "changes" | "presses" | null;

const isOfFish = ({ species, length, count }: Frame): boolean =>
  species !== null || length !== null || count !== null;

/** Words that another topic is told by, where they stand in what is no statement. */
const soft = new Set<string>([
  "go",
  "permit",
  "unknown",
  "marine",
  "weather",
  "tide",
  "spot",
  "current",
  "bite",
  "depth",
  "sky",
]);

/**
 * Whether a message after a plan that was judged goes on with it: with conditions that change it, or with
 * talk that does not.
 */
export function goesOnGoing(reading: OwnReading, before: Frame): GoesOn {
  const { frame, intent } = reading;
  const { words } = frame;
  if (judgedGoing(before) === null) return null;
  if (asksWhy.test(words)) return "changes";
  if (asksToStay.test(words)) return "presses";
  if (isOfFish(frame) || isOver(reading) || asksOther(words)) return null;
  const said = saidOf(toldAfter(frame, before));
  const isPlaced = frame.place !== null || frame.when !== null || frame.flow !== null;
  if (said.length > 0 || isPlaced) {
    const isOwn = intent !== null && !soft.has(intent);
    const isAsking =
      /^(?:is|are|any|does|do|will|(?:tide|current|wind|weather|sunset|sunrise|score|bite)(?! (?:is|was|comes|coming|turns|starts|will)\b))\b/.test(
        words,
      );
    return isOwn || (isAsking && !asksWhetherOneDares(words)) ? null : "changes";
  }
  if (intent === null || intent === "unknown" || intent === "go") return "presses";
  return presses.test(words) && soft.has(intent) ? "presses" : null;
}

/** Conditions named after a place, a spot or its fish: does one dare. */
export function daresThere({ frame }: OwnReading, before: Frame): boolean {
  const { going = null, words } = frame;
  if (going === null || topicOf(before.intent).about !== "place" || isOfFish(frame)) return false;
  if (asksOther(words)) return false;
  const isFigure =
    going.sea !== null || going.gust !== null || going.lacks.length > 0 || going.company !== null;
  const isSupposed =
    asksWhetherOneDares(words) || /^(?:what|even|and)? ?if\b|\bthough$|^but\b/.test(words);
  // "Too much for a kayak?" after what wind there is.
  const isOfAir = before.intent === "weather" || before.intent === "marine";
  if (isOfAir && (going.craft !== null || going.boatLength !== null)) return true;
  return hazardsOf(going) > 0 && (isFigure || isSupposed);
}
