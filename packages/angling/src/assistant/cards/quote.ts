import type { Card } from "./card.ts";

/** Longer answers only repeat the cards. */
const mostWords = 80;

/** What may be said without a card: questions back, and that the app does not know. */
export const ownSentences: readonly string[] = [
  "Which fish is it?",
  "How long is it?",
  "Where will you fish?",
  "Which day and hour?",
  "Shore, boat or charter?",
  "You are welcome. Tight lines.",
  "The app has no card for that.",
];

/** Splits at ends of sentences; "Mass. DMF" and "St. Mary" are none. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])(?<!\b\p{Lu}\p{L}{0,3}\.)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Returns every sentence of a card, its figure first: what a model may choose from. */
export const sentencesOfCard = (card: Card): readonly string[] => [
  ...leadOf(card),
  ...card.details.flatMap(sentencesOf),
];

/** Its figure and its text, which are seen without opening anything. */
function leadOf({ headline: { label, figure, unit }, text, isUnanswered }: Card) {
  const first = `${label}: ${unit === null ? figure : `${figure} ${unit}`}.`;
  return [...(isUnanswered ? [] : [first]), ...sentencesOf(text)];
}

/** Letters, figures and signs alone: models add stress, list marks and other quotation marks. */
const keyOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[*_`"“”#>]/gu, "")
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[–—−]/gu, "-")
    .replace(/^\s*(?:[-•]|\d+[.)])\s+/u, "")
    .replace(/[.!?:\s]+$/u, "")
    .replaceAll(/\s+/gu, " ");

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/**
 * Returns the sentences of the cards that a text repeats whole, in its order, behind those of every card with
 * a verdict: none can be left out. Whatever else the text says is dropped, since no list of words tells a
 * true sentence from a false one. Null where it repeats none; empty where the lead of the only card says it all.
 */
export function quote(prose: string, cards: readonly Card[]): string | null {
  const known = [...cards.flatMap(sentencesOfCard), ...ownSentences.flatMap(sentencesOf)];
  const byKey = new Map(known.map((sentence) => [keyOf(sentence), sentence]));
  const chosen = sentencesOf(prose).flatMap((sentence) => byKey.get(keyOf(sentence)) ?? []);
  if (chosen.length === 0) return prose.trim() === "" && cards.length > 0 ? "" : null;
  const verdicts = cards.filter(({ verdict }) => verdict !== null).map(({ text }) => text);
  const told = verdicts.flatMap(sentencesOf);
  for (const sentence of new Set(chosen)) {
    const longer = [...told, sentence].join(" ");
    if (!told.includes(sentence) && wordsIn(longer) <= mostWords) told.push(sentence);
  }
  const [first, ...others] = cards;
  const lead = first === undefined || others.length > 0 ? [] : leadOf(first);
  return told.every((sentence) => lead.includes(sentence)) ? "" : told.join(" ");
}
