import type { Card, Verdict } from "#angling/assistant/cards/card.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";
import { agrees, figuresIn, figuresOfCard, type Figure } from "./figures.ts";
import {
  claimOf,
  dropsSafetyGear,
  isKnownLanguage,
  speaksOf,
  type Claim,
  type Subject,
} from "./verdict-words.ts";

export interface CheckedProse {
  readonly prose: string;
  /** The cards of this turn. */
  readonly cards: readonly Card[];
  /** The question and the turns before it: a figure may be quoted from them. */
  readonly quotable: readonly string[];
}

/** Words beside the cards; more than these repeat them. */
export const mostWords = 80;

/** The tools whose card must stand beside a verdict word. */
const toolsFor: Readonly<Record<Subject, readonly ToolName[]>> = {
  keep: ["keep", "rules", "line", "text", "log", "log-entry"],
  season: ["keep", "rules", "line", "text"],
  permit: ["permit", "license", "text"],
  safety: ["go", "wading", "depth", "marine", "weather", "score", "text"],
};

/** Claims that a card's verdict allows; a verdict that is missing here allows none. */
const claimsBy: Readonly<Record<Subject, Readonly<Partial<Record<Verdict, Claim>>>>> = {
  keep: { keep: "yes", release: "no", closed: "no", open: "yes" },
  season: { keep: "yes", open: "yes", closed: "no" },
  permit: { required: "yes", "not-required": "no" },
  safety: { go: "yes", care: "no", no: "no", clears: "yes", "does-not-clear": "no" },
};

const subjects: readonly Subject[] = ["keep", "season", "permit", "safety"];

const sentencesOf = (prose: string): readonly string[] =>
  prose.split(/(?<=[.!?。！？])\s+|\n+/u).filter((one) => /\p{L}/u.test(one));

/** Returns why a sentence's claim cannot stand beside the cards, or null. */
function claimFault(subject: Subject, sentence: string, cards: readonly Card[]): string | null {
  if (!speaksOf(subject, sentence)) return null;
  const matching = cards.filter(({ tool }) => toolsFor[subject].includes(tool));
  if (matching.length === 0) return `words about ${subject} without a card for it`;
  const claim = claimOf(subject, sentence);
  if (claim === null) return null;
  const verdicts = matching.flatMap(({ verdict }) => verdict ?? []);
  // Closed water is also a reason to release, and a warning never contradicts a card.
  if (
    claim === "no" &&
    (subject === "safety" || (subject === "season" && verdicts.includes("release")))
  )
    return null;
  const allowed = new Set(verdicts.map((verdict) => claimsBy[subject][verdict]));
  if (verdicts.length === 0 && claim === "no") return null;
  if (
    verdicts.length === 0 &&
    subject === "keep" &&
    matching.some(({ tool }) => tool === "log" || tool === "log-entry" || tool === "text")
  )
    return null;
  return allowed.size === 1 && allowed.has(claim)
    ? null
    : `a claim about ${subject} that no card makes`;
}

/** Labels that tell which of several times or heights is meant, with the kinds of facts they stand for. */
const labels: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:high|haute?s?|pleine mer|pleamar|alta|alte|hochwasser)\b/iu, /high/u],
  [/\b(?:low|basses?|bajamar|baja|baixa|bassa|niedrigwasser)\b/iu, /low/u],
  [/\b(?:slack|étale|estoa|stauwasser)\b/iu, /slack/u],
  [/\b(?:sunrise|lever du soleil|amanecer|nascer do sol|alba|sonnenaufgang)\b/iu, /sunrise/u],
  [/\b(?:sunset|coucher du soleil|puesta|pôr do sol|tramonto|sonnenuntergang)\b/iu, /sunset/u],
  [/\bmoonrise\b/iu, /moonrise/u],
  [/\bmoonset\b/iu, /moonset/u],
  [/\b(?:ebb|jusant|vaciante|vazante|ebbe)\b/iu, /ebb/u],
  [/\b(?:flood|flot|creciente|enchente|flut)\b/iu, /flood/u],
];

/** Returns why a time or height belongs to another event than the one it is named for, or null. */
function labelFault(prose: string, cards: readonly Card[]): string | null {
  const facts = cards.flatMap((card) => card.facts);
  let label: readonly [RegExp, RegExp] | undefined;
  for (const part of prose.split(/[.;,\n]| and | then | et | puis | y | e | und /iu)) {
    const found = labels.filter(([words]) => words.test(part));
    if (found.length > 1) label = undefined;
    else if (found.length === 1) [label] = found;
    if (label === undefined) continue;
    const [, kinds] = label;
    const own = facts.filter(({ kind }) => kinds.test(kind));
    if (own.length === 0) continue;
    const known = figuresOfCard({ ...emptyCard, facts: own });
    for (const figure of figuresIn(part))
      if (
        figure.class === "time" ||
        (figure.class === "feet" && known.some((one) => one.class === "feet"))
      )
        if (!known.some((one) => agrees(figure, one))) return "a time or height of another event";
  }
  return null;
}

const emptyCard: Card = {
  tool: "text",
  title: "",
  slots: {},
  assumed: [],
  headline: { figure: "", unit: null, label: "" },
  verdict: null,
  text: "",
  details: [],
  facts: [],
  sources: [],
  actions: [],
  isUnanswered: false,
};

const shown = ({ value, class: kind }: Figure): string =>
  kind === "time" ? "a time" : `${value} (${kind})`;

/** Returns the first figure that neither a card nor the conversation holds, or null. */
function figureFault({ prose, cards, quotable }: CheckedProse): string | null {
  const known = [...cards.flatMap(figuresOfCard), ...quotable.flatMap((one) => figuresIn(one))];
  const invented = figuresIn(prose).find((figure) => !known.some((one) => agrees(figure, one)));
  return invented === undefined ? null : `a figure that no card holds: ${shown(invented)}`;
}

/**
 * Returns why prose beside cards is refused, or null when it may be shown. Every figure must agree with a
 * card or be quoted; every verdict must be the card's own; nothing talks somebody out of safety gear.
 */
export function proseFault(checked: CheckedProse): string | null {
  const { prose, cards } = checked;
  if (prose.trim() === "") return "empty";
  if (prose.split(/\s+/u).length > mostWords * 1.5) return "too long";
  if (!isKnownLanguage(prose)) return "a language that cannot be checked";
  const sentences = sentencesOf(prose);
  if (sentences.some(dropsSafetyGear)) return "advice against safety gear";
  for (const sentence of sentences)
    for (const subject of subjects) {
      const fault = claimFault(subject, sentence, cards);
      if (fault !== null) return fault;
    }
  return figureFault(checked) ?? labelFault(prose, cards);
}
