import { saidIn, isOfBass, type Frame } from "#angling/assistant/frame.ts";
import { isFederalPlace } from "#angling/assistant/answers/law/where.ts";
import { inchesOf } from "#angling/assistant/understanding/numbers/measures.ts";
import { bareNumber } from "./bare-number.ts";

/** "And 76" after a fish of 74 cm: the same unit. */
export function inUnitOf(frame: Frame, before: Frame): Frame {
  const bare = frame.length === null ? (bareNumber(frame)?.length ?? null) : frame.length;
  const isBare = bare !== null && !/\b(?:in|inch\w*)\b/.test(frame.words);
  if (before.inCentimetres !== true || frame.inCentimetres === true || !isBare) return frame;
  const length = inchesOf(bare);
  return {
    ...frame,
    length,
    inCentimetres: true,
    unread: [],
    said: [...saidIn(frame), "length"],
    assumed: [`I took ${bare} as centimetres`],
  };
}

const asksBoater = /\b(?:boat\w*|safety)\b.*\b(?:card|cert\w*|course|class|license)\b/;
/** "And my son, born 1995": the same question for somebody else. */
const isOfAnother = ({ born = null, age = null, words }: Frame): boolean =>
  (born !== null || age !== null) && !/\b(?:license|permit)\b/.test(words);

const asksFee =
  /^(?:(?:so|and|ok|but|then|what|how|is|does|do) )*(?:it |that |they |the permit )?(?:much|costs?|free|the (?:cost|fee|price))\b(?: (?:is|does|it|they|that|cost|nothing|anything|money|be|me|him|her|us|then)\b)*$/;

/** "And on my own boat": not aboard a charter. */
const ownBoat =
  /^(?:(?:so|and|ok|but|then|what|how|about|if|i|am|we|are) )*(?:on|from|in|aboard) (?:my|our|his|her|a friends?|my friends?|your)(?: own)? boat(?: then| though| instead)?$/;

const whoseRules =
  /\b(?:which|whose|what) (?:states?|ones?)\b.*\b(?:sizes?|rules?|limits?|bags?|regs?|regulations|slot)\b|\bwhose (?:size|rules?|limits?|bag)\b/;
/** What is asked on about the certificate: a small engine, another state's, one left at home. */
const ofCertificate =
  /\b(?:cards?|cert\w*|licen[cs]e|horse\w*|hp|motors?|outboards?|electric|trolling|engines?|kick?er|left|home|forgot|lost|phone|copy|photo|fines?|penalt\w*|ticket\w*|supervis\w*|with me|alone|aboard|skiff|jon|tin|dinghy|kayak|sail\w*|jet ?ski|count|counts|rental|rent\w*)\b/;

/** What a permit costs, or who else needs the certificate, after an answer on it; null for anything else. */
export function onPermit(frame: Frame, before: Frame | null): Frame | null {
  if (before?.intent !== "permit") return null;
  if (asksFee.test(frame.words) && !frame.cues.includes("charter"))
    return { ...before, words: "how much is the permit", unread: [], said: [] };
  if (/\bexempt\b/.test(frame.words) && !/\b(?:boater|certificate|hook|lure)\b/.test(frame.words))
    return { ...before, words: "who needs the permit", unread: [], said: [] };
  if (ownBoat.test(frame.words))
    return { ...before, words: "do i need a permit on a private boat", unread: [], said: [] };
  if (/\b(?:fish(?:ing)?|go) (?:on|under|with) (?:mine|his|hers|my one)\b/.test(frame.words))
    return { ...before, words: "fish on my permit", age: null, ages: [], unread: [], said: [] };
  if (whoseRules.test(frame.words))
    return {
      ...before,
      intent: "rules",
      cues: ["size"],
      words: frame.words,
      species: frame.species,
      said: [],
      unread: [],
      assumed: ["the rules are those of the water you fish, whoever's license you hold"],
    };
  if (!asksBoater.test(before.words)) return null;
  const words = `${before.words} ${frame.words}`;
  if (isOfAnother(frame)) return { ...frame, intent: "permit", words };
  const { born = null, age = null } = before;
  return ofCertificate.test(frame.words) && !/\bfish(?:ing)?\b/.test(frame.words)
    ? {
        ...frame,
        intent: "permit",
        words,
        born,
        age,
        place: before.place,
        water: before.water,
        unread: [],
      }
    : null;
}

const measuring: ReadonlySet<string> = new Set(["measure", "follow", "size", "why"]);
const tail = /\b(?:pinch\w*|squeez\w*|tail|fan(?:ned|ning)?|fork\w*|stretch\w*)\b/;

/** "What if I pinch the tail" after a verdict on a length: that verdict, and how its rule measures. */
export function measuredSo(frame: Frame, before: Frame): Frame | null {
  const isOfLength = before.intent === "keep" && before.length !== null && frame.length === null;
  const asksMeasure =
    frame.cues.includes("measure") && frame.cues.every((cue) => measuring.has(cue));
  return isOfBass(before.species) && isOfLength && asksMeasure && tail.test(frame.words)
    ? {
        ...before,
        said: [],
        unread: [],
        goesOn: true,
        assumed: [
          ...before.assumed,
          "the length counts with the mouth closed and the tail squeezed together: measured so it holds, and no other",
        ],
      }
    : null;
}

const parts = "(?:night|dawn|dusk|morning|evening|day|daytime|noon|midday)s?";
const eitherPart = new RegExp(
  `^(?:(?:so|and|at|in|the|better) )*${parts} or (?:(?:at|in|the) )*${parts}$`,
);

/** "Night or dawn" after a best time: its windows tell, and no question about the sun. */
export const whichPart = (frame: Frame, before: Frame): Frame | null =>
  before.intent === "best-time" && eitherPart.test(frame.words)
    ? { ...before, said: ["when"], goesOn: true }
    : null;

const ofCatch =
  /^(?:(?:and|so|ok|but) )*(?:(?:what|which|where|when|how)\b(?: (?:was|were|did|is))?(?: (?:i|the|it|that|we))?(?: (?:use|using|throw(?:ing)?|fish(?:ing)?|on))?(?: (?:tide|baits?|lures?|time|wind|moon|water|spot|stage|weather|temperature|phase))?)(?: (?:was it|did i use|then|on|that day|that time))*$/;

/** "Any over 28" of one's own catches is no verdict on a fish. */
const bySize =
  /^(?:(?:and|so|ok|any|how many|which|only|just|the) )*(?:ones? )?(?:over|above|under|below|bigger than|longer than|at least) \d{1,2}\b(?! (?:lbs?|pounds?|years?))/;

/** "What was I using", "what tide" after one's own log: that log again. */
export const ofOwnCatch = (frame: Frame, before: Frame): Frame | null =>
  before.intent === "log" &&
  frame.place === null &&
  frame.species === null &&
  (ofCatch.test(frame.words) || bySize.test(frame.words))
    ? {
        ...before,
        words: frame.words,
        cues: [...new Set([...before.cues, ...frame.cues])],
        said: [],
        unread: [],
        goesOn: true,
      }
    : null;

const better =
  /^(?:(?:and|so|is|will|would|be|any|looks?|a|it|the|on) )*(?:\w+ ){1,2}(?:be |look |looks |any )*(?:better|worse|calmer|nicer|rougher)$/;

/** "Tomorrow better?" after a day: the same of that day. */
export const isOtherDay = (frame: Frame, before: Frame): boolean =>
  frame.when !== null &&
  frame.place === null &&
  before.place !== undefined &&
  better.test(frame.words);

/** "So 4 off the beach I can fish for bass" after where the line lies off a place. */
export const isMilesOff = (frame: Frame, before: Frame): boolean =>
  before.intent === "jurisdiction" &&
  before.place !== null &&
  (isOfBass(frame.species) || frame.species?.kind === "several") &&
  /\b\d{1,2}(?:\.\d+)? (?:miles?|nm|mi) (?:\w+ )?(?:off|out)\b/.test(frame.words);

const letsGo =
  /\b(?:let(?:ting)? (?:\w+ ){0,3}(?:go|swim)|(?:throw\w*|toss\w*|put\w*) (?:\w+ ){0,3}back|releas\w+|catch and release|c and r|for (?:the )?(?:fun|sport)|(?:not|no|without|wont|never) keep\w*)\b/;

/** "What if we let em all go" where a fish may not be kept: fishing for it is asked about. */
export const isLetGo = (frame: Frame, before: Frame): boolean =>
  before.intent === "rules" &&
  (frame.species === null || isOfBass(frame.species)) &&
  isOfBass(before.species) &&
  (before.water?.jurisdiction === "FED" || isFederalPlace(before.place)) &&
  frame.place === null &&
  letsGo.test(frame.words);
