import { isOfBass, type Frame, type Intent } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import type { OwnReading } from "#angling/assistant/understanding/read-question.ts";

const lead = String.raw`^(?:(?:and|so|ok|okay|but|then|yeah|well|hm+|is|are|will|would|does|do|it|that|this|the|she|be|get|how|really|very|too|any|a|pretty|still|there) )*`;
const end = String.raw`(?: (?:is|are|does|do|will|it|that|this|the|she|tide|current|water|run|running|runs|flow|flowing|get|go|going|be|there|then|though|after|that|this|at|peak|on|for|WHEN))*$`;

interface OfBefore {
  /** The topics it may follow. */
  readonly follows: (before: Frame) => boolean;
  readonly pattern: RegExp;
  readonly intent: Intent;
  /** The question in words that its answer reads. */
  readonly words: string;
  readonly cues: readonly string[];
}

const isOf =
  (...intents: readonly Intent[]) =>
  ({ intent }: Frame): boolean =>
    intents.includes(intent);

const flows = ({ intent, place }: Frame): boolean =>
  (intent === "tide" || intent === "current") && place?.currentStationId != null;

const ofBefore: readonly OfBefore[] = [
  {
    // A bait that was named may be the fish that is meant.
    follows: ({ intent, bait }) => bait === null && topicOf(intent).about !== undefined,
    pattern:
      /^(?:(?:and|so|ok|but|then) )*what (?:do|should|would|could|can|to) ?(?:(?:i|we|you) )?(?:need|use|throw(?:ing)?|bring|cast|rig|put on|tie on|fish with|start with)(?:(?: to (?:catch|get|land|hook|fish for)| for)? (?:it|them|those|one|these|FISH))?(?: (?:with|there|then|on|at WHEN|WHEN|(?:from|off) (?:a |an |the |my )?(?:kayak|boat|shore|beach|rocks|jetty|pier|bridge)))*$/,
    intent: "tackle",
    words: "what bait",
    cues: ["bait"],
  },
  {
    follows: isOf("spot"),
    pattern:
      /^(?:(?:and|so|ok|but|then) )*(?:which|what) (?:(?:hours?|parts?|stage|time|end|side|part) )?(?:(?:of|is|in) )?(?:the |a )?(?:best )?tide(?: (?:is|there|then|best|for it|good))*$/,
    intent: "spot",
    words: "best tide",
    cues: ["tideStage", "fishes"],
  },
  {
    follows: flows,
    pattern: new RegExp(`${lead}(?:strong|hard|fast|swift|ripping|much current)${end}`),
    intent: "current",
    words: "how strong is the current",
    cues: ["currentWord", "speed"],
  },
  {
    follows: flows,
    pattern:
      /\b(?:which|what) (?:way|end|direction|side)\b.*\b(?:run\w*|flow\w*|go\w*|mov\w*|head\w*|pull\w*|set\w*|to|from)\b|\b(?:which|what) (?:way|direction)(?: (?:then|though))*$/,
    intent: "current",
    words: "which way does the current run",
    cues: ["currentWord", "stage"],
  },
  {
    follows: isOf("sky"),
    pattern:
      /\b(?:see|visible|head ?lamp|flashlight|(?:light|dark) (?:enough|after|out|by|yet)|get(?:s|ting)? dark|stays? light|last light)\b/,
    intent: "sky",
    words: "last light",
    cues: ["sun"],
  },
  {
    follows: ({ intent }) => topicOf(intent).about === "place",
    pattern: new RegExp(
      `${lead}worth (?:it|bothering|going|fishing|trying|while|getting up|(?:a|the|my|our) (?:shot|try|trip|look|drive|ride|effort|time|gas|hassle|cast|go))${end}|${lead}(?:good|decent|great|worth (?:it|fishing)|best)(?: (?:tide|time|hour|spot|place|day|night|enough))*(?: (?:for|to (?:fish|catch)(?: for)?))(?: (?:FISH|fish|fishing|bass|it|that|them|us|there|then|WHEN))*$`,
    ),
    intent: "bite",
    words: "bite score",
    cues: ["score"],
  },
];

/** "Strong?", "which end is that running to", "good for bass?": asked of the water, the light or the hour before. */
export function askedOfSame({ frame, rest }: OwnReading, before: Frame): Frame | null {
  if (!isOfBass(frame.species) && frame.species?.kind !== "several") return null;
  const found = ofBefore.find(
    ({ follows, pattern }) => follows(before) && pattern.test(rest.replaceAll(/ {2,}/g, " ")),
  );
  if (found === undefined) return null;
  const { intent, words } = found;
  const cues = [...found.cues, ...frame.cues.filter((cue) => cue === "thatTime")];
  return { ...frame, intent, words, cues, species: null, unread: [] };
}

/** "Why so low, it is a full moon": the last answer is to be explained, whatever stands beside it. */
export const asksWhyOf = (words: string): boolean =>
  /^(?:(?:and|but|so|ok|then|wait) )*(?:why|how come) (?:(?:is|are|was|it|that|this|they|the|score|bite|tide|water|number) )*(?:so|that|this|only|not|no) /.test(
    words,
  );
