import type { FollowUpContext } from "#angling/assistant/conversation.ts";
import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import {
  askedOfBefore,
  pointsBack,
} from "#angling/assistant/understanding/follow-up/points-back.ts";
import type { OwnReading } from "#angling/assistant/understanding/read-question.ts";
import { dangers, type Danger } from "#angling/assistant/emergencies/danger-texts.ts";
import { isOutAgain } from "#angling/assistant/emergencies/signs.ts";

/** Asked beforehand: nobody calls for help yet. */
const planned: ReadonlySet<Danger> = new Set([
  "bar",
  "walk-out",
  "waders",
  "paddling",
  "life-jacket",
  "seals",
]);

export const isAcute = (danger: Danger): boolean => !planned.has(danger);

/** Topics that a message in danger may sound like: how it is out there, and whether one dares. */
const ofDanger: ReadonlySet<Intent> = new Set(["go", "marine", "depth", "unknown", "greeting"]);

/** Names alone are told less surely than this. */
const leastSurely = 3;

/** Where the shore lies. */
const waysOut: ReadonlySet<Intent | null> = new Set(["jurisdiction", "distance"]);

const states =
  /^(?:(?:and|but|so|ok|now|yes|no|well|oh) )*(?:(?:i|we|he|she|they|it|you|my|our|his|her|their|there|both|all|still|just|nobody|nothing|off|near|by|at|in|on|about|inside|outside)\b|(?:the|this) (?:\w+ ){1,2}(?:is|are|was|were|has|have|keeps?|got|went|died|quit)\b)/;
export const asks =
  /\b(?:what|when|where|which|who|why|how|(?:can|could|should|does|will|would)(?! not)|do i|do we|tell|need|limit)\b/;

/** "We are at Plum Island Point", "off Nahant, 2 miles": says how things stand, and asks nothing. */
const isStatement = (words: string): boolean => states.test(words) && !asks.test(words);

/** "Can I stay till dusk": asked of the bar or the spit that was just warned of. */
const staysOut =
  /\b(?:stay|be out|hang|remain|fish|wade|walk)\b.*\b(?:til|till|until|past|thru|through|after)\b/;
const onFoot: ReadonlySet<Danger> = new Set(["walk-out", "waders"]);

/** "10 to 11 ok", "when do we turn round": asked of the walk, whatever else the words are of. */
const ofWalk =
  /\b(?:turn(?:ing)? (?:a?round|back)|(?:head|be|get|come|start|walk|wade) back|leave (?:at|by))\b|\d{1,2}(?: ?(?:am|pm))? (?:to|till?|until|or) \d{1,2}\b.*\b(?:ok|okay|fine|safe|good|work)\b|\b(?:ok|okay|fine|safe|good|work)\b.*\d{1,2}(?: ?(?:am|pm))? (?:to|till?|until|or) \d{1,2}\b/;

/** "When can I go back out", after thunder. */
const goesBackOut = /\b(?:back out|go (?:back|out)|again|resume|keep fishing|wait)\b/;

/** What is asked of a fish or of something else that a danger has no part in. */
function asksElse(own: OwnReading, danger: Danger): boolean {
  const { intent, surely, frame } = own;
  if (askedOfBefore(own.rest) !== null) return false;
  if (danger === "lightning" && goesBackOut.test(frame.words)) return false;
  if (onFoot.has(danger) && (staysOut.test(frame.words) || ofWalk.test(frame.words))) return false;
  const isUnheld = frame.species?.kind === "unheld";
  if (isUnheld && danger === "shark") return false;
  if (frame.species !== null || frame.length !== null) return true;
  // "Can she have a coffee" keeps no fish.
  if (intent === "keep" && frame.count === null && isAcute(danger)) return false;
  if (danger === "bar" && intent === "current") return false;
  if (danger === "life-jacket" && /\b(?:lakes?|ponds?|fresh ?water)\b/.test(frame.words))
    return false;
  // "Aspirin?", "no doctor near": the call comes first, not that no medical advice is given.
  if (intent === "refused") return !isAcute(danger);
  const isOfHour = frame.place === null && frame.when === null;
  // "Tide is coming in", "which way is shore": told or asked by somebody who is out there.
  if (isAcute(danger) && isOfHour && (!asks.test(frame.words) || waysOut.has(intent))) return false;
  if (intent === null || ofDanger.has(intent) || surely < leastSurely) return false;
  // No score for the water or the hour that a danger was just told of.
  if (topicOf(intent).judgesSafety === true && frame.place === null)
    return !own.isFollowUp && !pointsBack(frame);
  if (isStatement(frame.words) || frame.wind != null) return false;
  return intent !== "weather" || !isAcute(danger);
}

const ofWater: ReadonlySet<Intent> = new Set(["tide", "current", "sky"]);
const keptThrough: ReadonlySet<Danger> = new Set(["walk-out", "bar"]);

/** "Whats the low", asked of a walk over a bar, is no end of it. */
export function dangerKept(
  conversation: FollowUpContext | null,
  frames: readonly Frame[],
): Partial<Pick<FollowUpContext, "danger" | "inDanger">> {
  const { danger, inDanger } = conversation ?? {};
  if (danger === undefined || inDanger === undefined || !keptThrough.has(danger)) return {};
  const isAside = frames.every(
    ({ intent, said = [] }) => ofWater.has(intent) && !said.includes("place"),
  );
  return isAside ? { danger, inDanger } : {};
}

/** Out of the water again: what is done then is another text. */
export const outOfWater = (danger: Danger | null, words: string): readonly Danger[] =>
  danger === "overboard" && isOutAgain(words) && !asks.test(words) ? ["cold-water"] : [];

/**
 * Whether the danger before is still the subject: until something clearly else is asked. One just told
 * that is less pressing is a part of it: "I cannot find him" after somebody fell in.
 */
export function isStillIn(
  danger: Danger,
  found: readonly Danger[],
  { own, at = null }: { readonly own: OwnReading; readonly at?: string | null },
): boolean {
  const [told] = found;
  const { place } = own.frame;
  // "Or just go to the harbor": another place than that of the bar.
  const isElsewhere = danger === "bar" && at !== null && place !== null && place.name !== at;
  if (outOfWater(danger, own.frame.words).length > 0) return false;
  if (told === undefined) return !isElsewhere && !asksElse(own, danger);
  if (danger === "overboard" && told === "cold-water" && isOutAgain(own.frame.words)) return false;
  const isLess = dangers.indexOf(danger) < dangers.indexOf(told);
  return isAcute(danger) && isLess && isStatement(own.frame.words);
}
