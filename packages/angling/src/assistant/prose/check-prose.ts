import type { Card, Verdict } from "#angling/assistant/cards/card.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";
import { isGrounded } from "./grounded.ts";
import { labelFault, pairFault } from "./event-labels.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { agrees, differs, figuresOfCard, meantBy } from "./known-figures.ts";
import {
  claimOf,
  dropsSafetyGear,
  hazardsDenied,
  isAboutTheApp,
  isConditional,
  clausesOf,
  isKnownLanguage,
  lawDenied,
  permitsGear,
  permitsOnCondition,
  saysSo,
  speaksOf,
  speaksOfData,
  speaksOfFish,
  turnsAway,
  type Claim,
  type Said,
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
  season: ["keep", "rules", "line", "text", "spot", "sky"],
  permit: ["permit", "license", "text", "keep", "rules"],
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
  prose
    .split(
      /(?<=[.!?。！？])(?<!\b\d{1,2}\.(?=\s(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))\s+|\n+/u,
    )
    .filter((one) => /\p{L}/u.test(one));

/** Returns why a sentence's claim cannot stand beside the cards, or null. */
function claimFault(
  subject: Subject,
  sentence: string,
  cards: readonly Card[],
  isOnCondition = false,
): string | null {
  if (!speaksOf(subject, sentence) || isAboutTheApp(sentence)) return null;
  const matching = cards.filter(({ tool }) => toolsFor[subject].includes(tool));
  if (matching.length === 0) return `words about ${subject} without a card for it`;
  const verdicts = matching.flatMap(({ verdict }) => verdict ?? []);
  const allowed = new Set(verdicts.map((verdict) => claimsBy[subject][verdict]));
  const isBarred = subject === "permit" || (!allowed.has("yes") && allowed.has("no"));
  if (isBarred && permitsOnCondition(subject, sentence))
    return `a condition about ${subject} that no card makes`;
  const claim = claimOf(subject, sentence);
  if (claim === null || (claim === "no" && isOnCondition && subject !== "permit")) return null;
  // Closed water is also a reason to release, and a warning never contradicts a card.
  if (
    claim === "no" &&
    (subject === "safety" || (subject === "season" && verdicts.includes("release")))
  )
    return null;
  if (verdicts.length === 0 && claim === "no" && subject !== "permit") return null;
  const isTold = matching.some(({ tool }) => ["log", "log-entry", "text"].includes(tool));
  if (verdicts.length === 0 && subject === "keep" && isTold) return null;
  // A spot has its hours.
  const isOfHours = matching.some(({ tool }) => tool === "spot") && !speaksOfFish(sentence);
  if (verdicts.length === 0 && subject === "season" && isOfHours) return null;
  return allowed.size === 1 && allowed.has(claim)
    ? null
    : `a claim about ${subject} that no card makes`;
}

/** Returns which denial stands in no card, or null. */
function denialFault(sentence: string, cards: readonly Card[]): string | null {
  const told = cards.flatMap((card) => [card.text, ...card.details]);
  if (lawDenied(sentence) && !told.some(lawDenied)) return "a rule denied that no card denies";
  const denied = clausesOf(sentence).flatMap(hazardsDenied);
  const known = new Set(told.flatMap(clausesOf).flatMap(hazardsDenied));
  if (denied.some((hazard) => !known.has(hazard))) return "a hazard denied that no card denies";
  if (permitsGear(sentence) && !cards.some(({ text }) => permitsGear(text)))
    return "gear permitted that no card permits";
  return null;
}

const forbids: ReadonlySet<Said> = new Set<Said>([
  "release",
  "closed",
  "no",
  "does-not-clear",
  "unsure",
  "unknown",
  "no-text",
]);

const jurisdictions: readonly RegExp[] = [
  /massachusetts/iu,
  /new hampshire/iu,
  /f[ée]d[ée]ra|bundes/iu,
];

/** What has to be said beside a card, and what else the prose may then say. */
function saidOf({ verdict, tool, text, headline, isUnanswered }: Card): Said | null {
  const isEmpty = tool === "log" && /^no\b/iu.test(headline.figure);
  if (isUnanswered || isEmpty) return "unknown";
  return tool === "text" && /^no\b/iu.test(text) ? "no-text" : verdict;
}

/** Returns which verdict of a card the prose leaves unsaid, or null: who reads it must not miss it. */
function unsaidFault(prose: string, cards: readonly Card[]): string | null {
  const sentences = sentencesOf(prose);
  for (const card of cards) {
    const asked = saidOf(card);
    if (asked !== null && !sentences.flatMap(clausesOf).some((one) => saysSo(asked, one)))
      return `what the card says left out: ${asked}`;
    if (asked !== null && forbids.has(asked) && sentences.some((one) => turnsAway(asked, one)))
      return `words that weaken what the card says: ${asked}`;
    const water = jurisdictions.find(
      (name) => card.tool === "line" && name.test(card.headline.figure),
    );
    if (water !== undefined && !water.test(prose)) return "whose water it is left out";
  }
  return null;
}

const shown = ({ value, class: kind }: Figure): string =>
  kind === "time" || kind === "clock" ? "a time" : `${value} (${kind})`;

const lawClasses: ReadonlySet<string> = new Set(["inches", "fish"]);
/** Tools whose details hold exceptions with figures of their own. */
const lawTools: ReadonlySet<ToolName> = new Set<ToolName>(["keep", "rules"]);

/** Every figure a card states; of the law only what is the card's own. */
const knownOf = (card: Card) =>
  lawTools.has(card.tool)
    ? [
        ...figuresOfCard(card).filter((one) => !lawClasses.has(one.class)),
        ...figuresOfCard({ ...card, details: [] }),
      ]
    : figuresOfCard(card);

/** Returns the first figure that neither a card nor the conversation holds, or null. */
function figureFault({ prose, cards, quotable }: CheckedProse): string | null {
  const told = cards.flatMap(knownOf);
  const quoted = quotable.flatMap((one) => figuresIn(one));
  for (const sentence of sentencesOf(prose)) {
    // Somebody's figure is no rule: it may be repeated, not granted.
    const grants = claimOf("keep", sentence) === "yes";
    const known = [
      ...meantBy(sentence, told),
      ...quoted.filter((one) => !grants || !lawClasses.has(one.class)),
    ];
    const invented = figuresIn(sentence).find(
      (figure) => !known.some((one) => agrees(figure, one)) && !differs(figure, sentence, told),
    );
    if (invented !== undefined) return `a figure that no card holds: ${shown(invented)}`;
  }
  return null;
}

/** Returns why the greater end of a depth is told without the least, or null. */
function depthFault(prose: string, cards: readonly Card[]): string | null {
  const said = figuresIn(prose).flatMap((one) =>
    one.class === "feet" || one.class === "plain" ? one.value : [],
  );
  if (/\b(?:dry|nothing|zero)\b/iu.test(prose)) said.push(0);
  const ranges = cards
    .filter(({ tool }) => tool === "depth")
    .flatMap(({ text, details }) =>
      Array.from([text, ...details].join(" ").matchAll(/(dry|\d+) to (\d+) ft/gu)),
    )
    .map(([, least, most]) => ({ least: Number(least) || 0, most: Number(most) }));
  const isHalfSaid = ({ most }: { readonly most: number }): boolean =>
    said.includes(most) &&
    !ranges.some((one) => one.most === most && said.includes(one.least)) &&
    !ranges.some((one) => one.least === most);
  return ranges.some(isHalfSaid) ? "a depth without its least" : null;
}

/** Returns why a sentence cannot stand beside the cards, or null. */
function sentenceFault(sentence: string, cards: readonly Card[]): string | null {
  if (dropsSafetyGear(sentence)) return "advice against safety gear";
  for (const clause of clausesOf(sentence))
    for (const subject of subjects) {
      const fault = claimFault(subject, clause, cards, isConditional(sentence));
      if (fault !== null) return fault;
    }
  if (cards.length === 0 && speaksOfData(sentence) && figuresIn(sentence).length === 0)
    return "a statement without a card";
  return denialFault(sentence, cards);
}

/**
 * Returns why prose beside cards is refused, or null when it may be shown. Every figure must agree with a
 * card or be quoted; every verdict must be the card's own, and said; nothing talks somebody out of safety gear.
 */
export function proseFault(checked: CheckedProse): string | null {
  const { prose, cards } = checked;
  if (prose.trim() === "") return "empty";
  if (prose.split(/\s+/u).length > mostWords * 1.5) return "too long";
  if (!isKnownLanguage(prose)) return "a language that cannot be checked";
  for (const sentence of sentencesOf(prose)) {
    const fault = sentenceFault(sentence, cards);
    if (fault !== null) return fault;
  }
  const said = cards.flatMap((card) => saidOf(card) ?? []);
  if (
    said.length > 0 &&
    !sentencesOf(prose).every((one) => isGrounded(one, { cards, said, quotable: checked.quotable }))
  )
    return "words beside a verdict that no card holds";
  return (
    unsaidFault(prose, cards) ??
    figureFault(checked) ??
    labelFault(prose, cards) ??
    pairFault(prose, cards) ??
    depthFault(prose, cards)
  );
}
