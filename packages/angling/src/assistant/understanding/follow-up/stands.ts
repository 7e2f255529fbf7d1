import {
  saidIn,
  unreadIn,
  type Frame,
  type Intent,
  type TurnBefore,
} from "#angling/assistant/frame.ts";
import { probabilityOf } from "#angling/assistant/guess/likely-topics.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { fishIndex } from "#angling/assistant/slots/fish.ts";
import { singular } from "#angling/assistant/slots/words.ts";
import { isMostlyRead } from "#angling/assistant/understanding/idle-words.ts";

/** So probable a topic that a message names itself has to be: less for the case before, more where it points back, or was not read in full. */
const least = { again: 0.15, whole: 0.3, leaning: 0.5, partly: 0.8 } as const;
/** Words; so few are a topic's own, or of the case before, and nothing beside them. */
const short = 4;
const shortAgain = 5;
/** With no more than a day named. */
const shortNamed = 6;
/** Of the water or the rule before. */
const shortOfWater = 8;

const leans =
  /^(?:(?:ok|okay|well|but|no|yeah) )*(?:and|so|or|then|also|what about|how about)\b|\b(?:that|it|its|they|them|those|there|then|this|one|ones|same|still|else|instead|his|hers|theirs)\b/;

/** What asks something beside the values of a case. */
const asks =
  /\b(?:how (?!about)\w+|what (?!about|if|of)\w+|who(?! (?:is |am |are )?\d)|whose|why|which|where)\b/;

/** What is asked the other way round is not what was answered. */
const turnsRound =
  /\b(?:other way (?:round|around)|vice versa|the reverse|in reverse|opposite way)\b/;

/** "Where?": of nothing. */
const asksAlone = /^(?:and |so |ok )*(?:where|when|why|how|what|which|who)$/;

/** Whether one goes out and what a chart shows is withheld by itself; manners, forms and the app's terms turn nothing round. */
const judgedElsewhere: ReadonlySet<Intent> = new Set<Intent>([
  "go",
  "depth",
  "refused",
  "greeting",
  "thanks",
  "capabilities",
  "passage",
  "log-entry",
  "reminder",
  "unknown",
]);

/** What no other topic speaks of. */
const ofLaw: ReadonlySet<Intent> = new Set<Intent>(["keep", "rules", "permit"]);
const namesLaw =
  /\bhow far (?:out|off)\b|\b(?:circle|j|treble) hooks?\b|\bhms\b|\b(?:federal|tuna) permit\b|\bget another\b|\b(?:take|have|keep) (?:his|hers|theirs)\b|\b(?:mass|ma|nh|maine|ct|ri) (?:license|permit|one)\b|\bboat\w* (?:card|cert\w*)\b/;

/** "How do I measure it" after a fish: what its rule tells beside its size, of which a hook has another. */
function isOfSameLaw({ intent, cues }: Frame, { frame: before }: TurnBefore): boolean {
  const { about, goesOn = "" } = topicOf(intent);
  const told = new Set(goesOn.split(" ").filter((cue) => cue !== "size"));
  return (
    about === "law" &&
    before !== null &&
    topicOf(before.intent).about === "law" &&
    !before.cues.includes("gear") &&
    cues.some((cue) => told.has(cue))
  );
}

/** "Measured from where exactly" after so many miles off: no fish is measured. */
const isOfMiles = ({ cues, said = [] }: Frame, { own, words }: TurnBefore): boolean =>
  cues.includes("measure") &&
  said.length === 0 &&
  /\b(?:miles?|nm)\b/.test(words) &&
  /\b(?:from|where)\b/.test(own);

const fishIn = (words: string): number =>
  new Set(
    words
      .split(" ")
      .map((word) => fishIndex.get(singular(word)))
      .filter((fish) => fish !== undefined),
  ).size;

/** "Can I keep both" after two kinds of fish: one of each, of which no single verdict tells. */
const isOfTwoFish = ({ intent, said = [] }: Frame, { own, words }: TurnBefore): boolean =>
  intent === "keep" &&
  /\b(?:both|either|each)\b/.test(own) &&
  !said.includes("species") &&
  fishIn(words) > 1;

const isOfWaterToo = (intent: Intent, before: Frame | null): boolean =>
  before !== null && [intent, before.intent].every((one) => topicOf(one).about === "place");

/** "One is 22 and another 23" after a rule: a verdict by it. */
const isLengthOfRule = (
  { intent, said = [] }: Frame,
  { frame: before, own }: TurnBefore,
): boolean =>
  intent === "keep" &&
  said.includes("length") &&
  before !== null &&
  topicOf(before.intent).about === "law" &&
  !asks.test(own);

/** A few words after a talk of the water that a rule was read in: "so I could squeeze in" after a draft. */
const isLawOfWater = (intent: Intent, before: Frame | null): boolean =>
  topicOf(intent).about === "law" && before !== null && topicOf(before.intent).about === "place";

/**
 * Whether a message that follows another may be answered as it was read: it is the case before with a value
 * changed, something known of the last answer, or a question of its own that its words name. Anything else is
 * a guess, and is asked back.
 */
export function stands(frame: Frame): boolean {
  const { after, behind = null, goesOn = false, isKnown = false, intent } = frame;
  if (
    after === undefined ||
    behind !== null ||
    frame.compares !== undefined ||
    judgedElsewhere.has(intent)
  )
    return true;
  if (frame.changesNothing === true || isOfTwoFish(frame, after)) return false;
  const { own } = after;
  const isRead = unreadIn(frame).length === 0;
  // A list of places is no verdict: it says what it left out.
  const isElsewhere = after.frame?.intent !== "spots" || (frame.without ?? []).length > 0;
  if (isKnown && intent === "spots" && isElsewhere) return true;
  if (isRead && (isKnown || (ofLaw.has(intent) && namesLaw.test(own)))) return true;
  if (turnsRound.test(own) || isOfMiles(frame, after)) return false;
  if (isRead && isLengthOfRule(frame, after)) return true;
  const isNamed = saidIn(frame).length > 0;
  const length = own.split(" ").length;
  const probability = probabilityOf(topicOf(intent).guess, own);
  // "If I change my mind next spring" names a day, and asks something else.
  const isDayBesideTalk = saidIn(frame).every((name) => name === "when") && length > shortNamed;
  // A text was told, and no answer to the case: a value alone is asked of that text.
  if (goesOn && after.told !== null) return false;
  if (goesOn && isNamed)
    return isRead
      ? (!isDayBesideTalk && !asks.test(own)) || probability >= least.again
      : probability >= least.whole;
  if (goesOn) return isRead && (length <= shortAgain || probability >= least.again);
  const isSameTopic =
    after.frame?.intent === intent || (isOfWaterToo(intent, after.frame) && length <= shortOfWater);
  // A few words are like some text on the app's screens, whatever they ask.
  const isOfWater = after.frame === null || topicOf(after.frame.intent).about !== undefined;
  const isOfApp = intent === "help" && isOfWater && after.told === null;
  const isNear = !isLawOfWater(intent, after.frame) || probability >= least.again;
  // Of a few words after a text that may be asked on.
  const isOwnTopic = after.told === null || probability >= least.again;
  if (isRead && ((length <= short && !isOfApp && isNear && isOwnTopic) || (isNamed && isSameTopic)))
    return after.frame !== null || !asksAlone.test(own);
  if (isRead && length <= shortOfWater && isOfSameLaw(frame, after)) return true;
  if (!isRead) return probability >= least.partly && isMostlyRead(frame);
  return probability >= (leans.test(own) ? least.leaning : least.whole);
}
