import { findMentions } from "#angling/assistant/understanding/names/mentions.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";

const asking = String.raw`(?:whats?|whens?|wheres?|hows?|which|who|is|are|can|could|do|does|will|would|should|may|am|any|tell|give|show)\b`;
const lead = String.raw`(?:(?:and|also|so|ok|then|plus|but|oh|hey) )*`;
const asks = new RegExp(`^${lead}${asking}`, "i");
const enders = /[?!;\n]+|\.(?=\s|$)/;
const joints = new RegExp(
  String.raw`,? (?:and|also|plus|then|n|&) (?:also |then )?(?=(?:what|when|where|how|which|is|are|can|do|does|will|should)(?:'?s)?\b)|, (?=${asking})`,
  "i",
);
/** What is no question of its own. */
const remark =
  /^(?:and )?(?:(?:which|what) (?:days?|dates?|hours?|times?)$|which (?:is|one|day)|what do you (?:think|say)|or (?:what|not)|right|is (?:that|it|this) (?:ok|okay|right|legal|true|allowed|fine|good))\b/i;
/** "Striper slot in MA and do I need a license": the first is asked by its name alone. */
const namesATopic =
  /\b(?:slot|limits?|size|season|regs?|regulations|rules|tides?|slack|currents?|sunrise|sunset|moon|weather|wind|score|ebb|flood|incoming|outgoing|water temperature|last day|till? when|until when|still (?:open|closed|going))\b/i;
const saysHowItIs =
  /\b(?:ignore|forget|disregard|override|bypass|pretend|act|your|new|i|we|my|he|she|is|was|are|were|got|caught|kept|says?|said|told)\b/i;
/** Asked of the plan that was told: "NE 15 at the mouth, can I run it". */
const daresIt =
  /^(?:and |so )*(?:can|could|should|do|would) (?:i|we|you) (?:still |even )?(?:run|go|make|cross|risk|chance|try|launch|do) (?:it|out|for it|anyways?|across|that|this)\b/i;
const mostClauses = 4;

interface Piece {
  readonly words: string;
  /** It ends with its question mark, and so does the piece before it. */
  readonly isAsked: boolean;
  /** It begins a sentence that goes on. */
  readonly isLead: boolean;
}

/** "28 1/4?", "haddock open?" */
const namesSomething = (words: string): boolean =>
  /\d/.test(words) || findMentions(plainWords(words)).fish.length > 0;

function piecesOf(question: string): readonly Piece[] {
  const sentences = question.split(/(?<=[?!;\n])(?=[^?!;\n])|\.(?=\s|$)/);
  return sentences.flatMap((sentence, index) => {
    const isAsked = sentence.includes("?") && sentences[index - 1]?.includes("?") === true;
    return sentence
      .split(enders)
      .flatMap((part) => part.split(joints))
      .map((part) => part.trim())
      .filter((part) => /[a-z\d]/i.test(part))
      .map((words, place, { length }) => ({
        words,
        isAsked: isAsked && place === length - 1,
        isLead: index > 0 && place === 0 && length > 1,
      }));
  });
}

export interface Clauses {
  readonly clauses: readonly string[];
  /** Each part ends with a question mark of its own: they are not taken for one question. */
  readonly isSure: boolean;
}

/** The questions of a message: what only says how things stand goes with the question beside it. */
export function clausesOf(question: string): Clauses {
  const clauses: string[] = [];
  let waiting = "";
  let marked = 0;
  for (const { words, isAsked, isLead } of piecesOf(question)) {
    const isNamed = namesATopic.test(words) && !saysHowItIs.test(words);
    const isOwn =
      (isAsked || asks.test(words) || isNamed) &&
      !(daresIt.test(words) && !isAsked) &&
      !(remark.test(words) && !namesSomething(words));
    const last = clauses.at(-1);
    if (isOwn) clauses.push(`${waiting} ${words}`.trim());
    else if (last === undefined || isLead) waiting = `${waiting} ${words}`.trim();
    else clauses.splice(-1, 1, `${last} ${words}`);
    if (isOwn) waiting = "";
    if (isOwn && isAsked) marked += 1;
  }
  if (clauses.length < 2 || clauses.length > mostClauses)
    return { clauses: [question], isSure: false };
  return { clauses, isSure: marked === clauses.length - 1 };
}
