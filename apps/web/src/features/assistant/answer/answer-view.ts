import { defaultParseSearch } from "@tanstack/react-router";

/** What of an answer is seen at once, and what is folded away. */
export interface FoldedAnswer {
  /** The answer in one sentence; Markdown. */
  readonly lead: string;
  /** The part shown at first; null when the lead is the whole answer. */
  readonly shown: string | null;
  readonly folded: string | null;
}

/** Limit of words shown at first: about three lines. */
const wordsShown = 40;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** The end of a sentence: not the dot of an abbreviation or of a number, and not within bold words. */
const sentenceEnd = /(?<!\b(?:[A-Z]|St|Mt|Pt|vs))[.!?](?:\*\*)?[)"]?\s+(?=[A-Z*"([\d])/g;

function sentencesOf(paragraph: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    const sentence = paragraph.slice(start, end);
    // An unclosed bold span continues in the next sentence.
    if (sentence.split("**").length % 2 === 0) continue;
    sentences.push(sentence.trimEnd());
    start = end;
  }
  return [...sentences, paragraph.slice(start)].filter((one) => one !== "");
}

interface Piece {
  readonly text: string;
  readonly startsParagraph: boolean;
}

/** Sentences; a list stays whole. */
const piecesOf = (text: string): readonly Piece[] =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .flatMap((paragraph) =>
      (/^\s*(?:[-*]|\d+\.)\s/m.test(paragraph) ? [paragraph] : sentencesOf(paragraph)).map(
        (piece, index) => ({ text: piece, startsParagraph: index === 0 }),
      ),
    );

function joined(pieces: readonly Piece[]): string | null {
  const text = pieces
    .map((piece) => (piece.startsParagraph ? `\n\n${piece.text}` : ` ${piece.text}`))
    .join("")
    .trim();
  return text === "" ? null : text;
}

/** A heading such as "Tides at Hull." says nothing by itself. */
const wordsOfLead = 8;

/** Of a paragraph what answers its question, and the rest. */
function leadOf(paragraph: string): { readonly told: string; readonly rest: string } {
  const [line = "", ...list] = paragraph.trim().split("\n");
  const sentences = sentencesOf(line);
  let count = 1;
  while (count < sentences.length && wordsIn(sentences.slice(0, count).join(" ")) < wordsOfLead)
    count += 1;
  const rest = [sentences.slice(count).join(" "), ...list].filter((one) => one !== "");
  return { told: sentences.slice(0, count).join(" "), rest: rest.join("\n") };
}

/** Of several questions each has its answer in sight, one below the other. */
export function foldPlan(text: string, more: string | null): FoldedAnswer {
  const parts = text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map(leadOf);
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return foldAnswer(text, more);
  const folded = [...parts.map(({ rest }) => rest), more ?? ""].filter((one) => one !== "");
  return {
    lead: first.told,
    shown: others.map(({ told }) => told).join("\n\n"),
    folded: folded.length === 0 ? null : folded.join("\n\n"),
  };
}

/** The answer first, then as many whole sentences as forty words hold; the rest is folded away. */
export function foldAnswer(text: string, more: string | null): FoldedAnswer {
  const [first, ...rest] = piecesOf(text);
  if (first === undefined) return { lead: "", shown: null, folded: more };
  let words = wordsIn(first.text);
  let count = 0;
  for (const piece of rest) {
    words += wordsIn(piece.text);
    if (words > wordsShown) break;
    count += 1;
  }
  const hidden = joined(rest.slice(count));
  const folded = [hidden, more].filter((part) => part !== null && part !== "").join("\n\n");
  return {
    lead: first.text,
    shown: joined(rest.slice(0, count)),
    folded: folded === "" ? null : folded,
  };
}

/** Safety texts are never folded. */
export const isSafetyText = (facts: readonly { readonly kind: string }[]): boolean =>
  facts.some(({ kind }) => kind === "danger");

/** A path of this app and what its form begins with: "/catch-logger?length=29". */
export function screenOf(path: string) {
  const [to = "", query = ""] = path.split("?");
  return { to, search: defaultParseSearch(`?${query}`) };
}
