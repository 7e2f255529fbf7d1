import type { Card } from "#angling/assistant/cards/card.ts";
import { figuresIn } from "./figures.ts";
import {
  functionWords,
  isAboutTheApp,
  repeats,
  restricts,
  warns,
  type Said,
} from "./verdict-words.ts";

const stemLength = 4;
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !functionWords.has(word))
    .map((word) => word.replace(/s$/u, "").slice(0, stemLength));

/** Words that grant something, or make light of it. */
const grants =
  /\b(?:can|could|might|fine|ok(?:ay)?|allowed|easy|easily|nothing to|skip|enjoy|fun|perfect|safe(?:ly)?|(?:is|it['’]s|be) yours|no problem|puede\w*|pouvez|peux|peut|pode\w*|kann\w*|darf\w*|puoi)(?![a-zà-ÿ])/iu;
/** In lower case; the month is written otherwise. */
const may = /\bmay\b(?! (?:be|open|close)\b)/u;
/** Words that make light of it unless the card has them. */
const lightly = /\b(?:free|good(?! (?:through|until|for))|great|light)\b/giu;

/** What anybody may say beside a verdict: whose, when and how it is measured. */
const neutral =
  "sorry desculpe désolé lo siento today tonight tomorrow heute hoy aujourd'hui log shows show card chart count counts measure measures whatever legal length size best stretch window prime time hour year end month one two fish striper bass cod season rule rules water shore photo snap picture another otherwise already déjà schon bereits come back mid none logged minimum mínimo mindestmaß floor slot bag bucket limit daily each enough same quite kid kids rigged exempt mean pouces pulgadas polegadas solo uno día like";

/** Share of the words of a part that a card has to hold, beside a verdict that holds back and one that does not. */
const leastShare = { held: 0.6, granted: 0.5 };

const english = /\b(?:the|it|is|to|at|of|and|you)\b/iu;
/** Words no card holds, in a part that says the verdict. */
const mostUnknown = 3;

/** Where a sentence may turn from what a card says. */
const turns =
  /[;:,–—]\s+|\s(?=(?:but|so|otherwise|however|although|though|and|then|yet|unless|except|if|while|nor|mais|pero|mas|aber|ma)\s)/iu;

/** Verdicts that hold nothing back. */
const grantsAll: ReadonlySet<Said> = new Set<Said>(["keep", "open", "measure", "go", "clears"]);
/** "No in Massachusetts, yes in New Hampshire": a yes beside a no. */
const otherwiseYes = /^\W*(?:yes|oui|sí|sim|ja)\s+\p{L}/iu;

export interface Grounds {
  readonly cards: readonly Card[];
  readonly said: readonly Said[];
  readonly quotable: readonly string[];
}

/**
 * Tells whether every part of a sentence beside a verdict says that verdict, warns, gives figures, or repeats the words
 * of a card. A list of forbidden claims has no end; this is what may be said.
 */
export function isGrounded(sentence: string, { cards, said, quotable }: Grounds): boolean {
  const known = new Set(
    [
      ...cards.flatMap(({ title, text, details, headline }) => [
        title,
        text,
        headline.figure,
        headline.label,
        ...details,
      ]),
      ...quotable,
      neutral,
    ].flatMap(stemsOf),
  );
  const words = cards.flatMap(({ text, details }) => [text, ...details]).join(" ");
  const isHeld = said.some((one) => !grantsAll.has(one));
  const isGrant = (part: string): boolean =>
    isHeld &&
    ((said.includes("no-text") && otherwiseYes.test(part)) ||
      grants.test(part) ||
      may.test(part) ||
      (part.match(lightly) ?? []).some((one) => !words.toLowerCase().includes(one.toLowerCase())));
  const isHeldTo = isHeld ? leastShare.held : leastShare.granted;
  return sentence.split(turns).every((part) => {
    if (/[?？]\s*$/u.test(part) || isAboutTheApp(part) || warns(part)) return true;
    const stems = stemsOf(part);
    const unknown = stems.filter((stem) => !known.has(stem)).length;
    const isLong = english.test(part) && unknown > mostUnknown;
    if (!isLong && (restricts(part) || said.some((one) => repeats(one, part)))) return true;
    const isKnown = unknown <= (1 - isHeldTo) * stems.length;
    return !isGrant(part) && (isKnown || figuresIn(part).length > 0);
  });
}
