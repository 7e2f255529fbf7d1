import { isOfSameFish, type Frame } from "#angling/assistant/frame.ts";
import { forAnother } from "#angling/assistant/answers/law/lead/lead-of-rule.ts";
import { turningIn } from "#angling/assistant/understanding/coverage.ts";
import { isStillHeld } from "#angling/assistant/understanding/numbers/kept-fish.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";

const lead = String.raw`^(?:(?:and|but|so|ok|wait|well|no|then|now|hm+|yeah|nah|really|hold on|huh|um|idk) )*`;
const whoSays = String.raw`(?:(?:my|the|a|some|this|that|his|her|our|everyone|everybody|people|guys?|he|she|they|google|internet|chat ?gpt|facebook|reddit|website|sign|forum|app|locals?) ?)`;
const sure = new RegExp(
  String.raw`${lead}(?:(?:are )?(?:you|u) (?:\w+ )?(?:sure|certain|positive)|really|seriously|for real|no way|that (?:can ?not|does not|is not|seems?) (?:\w+ )*(?:right|wrong|true|off|sound right)|(?:that is|you are|you have (?:to be|got to be)|it is) (?:wrong|kidding|mistaken|incorrect|bs|bull\w*|crazy|nuts)|wrong|(?:i )?(?:doubt (?:it|that)|do not (?:think so|believe (?:it|that|you)|buy (?:it|that)))|is that (?:right|true|legit|correct)|double check|check again|sure)(?: (?:about that|on that|of that|that is right|man|though|\w+))?$`,
);
const hearsay = new RegExp(
  String.raw`${lead}(?:${whoSays}(?:\w+ ){0,5}(?:says?|said|told|tells?|thinks?|swears?|claims?|reckons?|read|insists?|disagrees?)\b|(?:i |we )?(?:thought|heard|swear|read|figured|was told|could have sworn|always thought|am pretty sure|remember|was under the impression)\b|(?:isnt|is not|was not|are not|arent) (?:that|it|they|this) )`,
);
const plea =
  /\b(?:dead|dying|died|dies|die|bleed(?:ing|s)?|bled|floating|belly up|gut ?hooked|deep ?hooked|swallowed|(?:will|would|wont|gonna|going to) (?:not )?(?:live|survive|make it)|only fish|first (?:one|fish|keeper)|just this once|nobody (?:will|is)|no one (?:will|is)|come on|cmon|so close|barely (?:over|under)|starving|hungry|just (?:barely )?(?:over|under))\b/;
const asksElse = /^(?:(?:and|so|ok|but|then) )*(?:when|where|how|which|who)\b/;
const mostWords = 16;

/** The verdict or rule before is doubted, pleaded against, or contradicted by what somebody says: with that case. */
export function doubted(frame: Frame, before: Frame): boolean {
  const { words } = frame;
  const isLaw = topicOf(before.intent).about === "law" || before.intent === "permit";
  const isPlace = frame.place !== null && frame.place.name !== before.place?.name;
  if (!isLaw || !isOfSameFish(frame, before) || isPlace || asksElse.test(words)) return false;
  if (words.split(" ").length > mostWords || forAnother.test(words)) return false;
  // It tells what turns the verdict, and doubts none.
  if (isStillHeld(words) || turningIn(words.split(" "), "keep").size > 0) return false;
  if (sure.test(words) || hearsay.test(words)) return !/\bwhat if\b/.test(words);
  const isVerdict = before.intent === "keep" && (before.length !== null || before.count !== null);
  return isVerdict && frame.length === null && frame.count === null && plea.test(words);
}
