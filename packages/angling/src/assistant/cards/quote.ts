import type { Card } from "./card.ts";

/** Maximum words; longer answers only repeat the cards. */
const mostWords = 80;

/** Sentences allowed without a card: questions back, and "no card". */
export const ownSentences: readonly string[] = [
  "Which fish is it?",
  "How long is it?",
  "Where will you fish?",
  "Which day and hour?",
  "Shore, boat or charter?",
  "The app has no card for that.",
];

/**
 * Splits text into sentences; abbreviations such as "Mass. DMF", "M.G.L. c. 130" and "St. Mary" do
 * not split.
 */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])(?<!\b(?:\p{Lu}\p{L}{0,3}|\p{L})\.)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Returns a card's figure and text. A reviewed text's title is a question, so it is left out. */
function leadOf({ tool, headline: { label, figure, unit }, text, isUnanswered }: Card) {
  const first = `${label}: ${unit === null ? figure : `${figure} ${unit}`}.`;
  return [...(isUnanswered || tool === "text" ? [] : [first]), ...sentencesOf(text)];
}

/** Returns every sentence of a card, figure first; a model may choose only from these. */
export const sentencesOfCard = (card: Card): readonly string[] => [
  ...leadOf(card),
  ...card.details.flatMap(sentencesOf),
];

/** Normalizes text for matching, because models add emphasis, list marks and quotation marks. */
const keyOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[–—−]/gu, "-")
    .replaceAll(/[^\p{L}\p{N}.:/%°-]+/gu, " ")
    .replaceAll(/[.:/-]+(?=\s|$)|(?<=\s|^)[.:/]+|-(?!\d)/gu, " ")
    .trim()
    .replaceAll(/\s+/gu, " ")} `;

const wordsIn = (text: string): number => text.split(/\s+/u).length;
/** Minimum words; shorter sentences also occur inside others. */
const leastWords = 3;

function chosenFrom(prose: string, known: readonly string[]): readonly string[] {
  let rest = keyOf(prose);
  const found = [...new Set(known)]
    .filter((sentence) => wordsIn(sentence) >= leastWords)
    .toSorted((a, b) => b.length - a.length)
    .flatMap((sentence) => {
      const key = keyOf(sentence);
      const at = rest.indexOf(key);
      if (at === -1) return [];
      const taken = key.slice(1, -1).replaceAll(/\S/gu, "#");
      rest = `${rest.slice(0, at + 1)}${taken}${rest.slice(at + key.length - 1)}`;
      return [{ sentence, at }];
    });
  return found.toSorted((a, b) => a.at - b.at).map(({ sentence }) => sentence);
}

/**
 * Returns the card sentences that a model's text repeats whole, after the leads of all cards with a
 * verdict, so that none is left out. Everything else is dropped, because no word list tells a true
 * sentence from a false one. Null when nothing matches; empty when the only card's lead says it
 * all.
 */
export function quote(prose: string, cards: readonly Card[]): string | null {
  const known = cards.length === 0 ? ownSentences : cards.flatMap(sentencesOfCard);
  const chosen = chosenFrom(prose, known);
  if (chosen.length === 0) return prose.trim() === "" && cards.length > 0 ? "" : null;
  const told = [...new Set(cards.filter(({ verdict }) => verdict !== null).flatMap(leadOf))];
  for (const sentence of chosen) {
    const longer = [...told, sentence].join(" ");
    if (!told.includes(sentence) && wordsIn(longer) <= mostWords) told.push(sentence);
  }
  const [first, ...others] = cards;
  const lead = first === undefined || others.length > 0 ? [] : leadOf(first);
  return told.every((sentence) => lead.includes(sentence)) ? "" : told.join(" ");
}
