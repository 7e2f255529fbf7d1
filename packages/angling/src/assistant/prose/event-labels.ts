import type { Card } from "#angling/assistant/cards/card.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { agrees, compares, differs, figuresOfCard, meantBy, type Known } from "./known-figures.ts";

/** Labels that tell which of several figures is meant, with the kinds of facts they stand for. */
const labels: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:highs?|peaks?|haute?s?|pleine mer|pleamar|alta|alte|hochwasser)\b/iu, /high/u],
  [/\b(?:lows?|drops?|falls?|basses?|bajamar|baja|baixa|bassa|niedrigwasser)\b/iu, /low/u],
  [/\b(?:slack|étale|estoa|stauwasser)\b/iu, /slack/u],
  [/\b(?:sunrise|lever du soleil|amanecer|nascer do sol|alba|sonnenaufgang)\b/iu, /sunrise/u],
  [/\b(?:sunset|coucher du soleil|puesta|pôr do sol|tramonto|sonnenuntergang)\b/iu, /sunset/u],
  [/\bmoonrise\b/iu, /moonrise/u],
  [/\bmoonset\b/iu, /moonset/u],
  [/\bgusts?\b/iu, /gust/u],
  [/\bfull moon\b/iu, /full-moon/u],
  [/\bnew moon\b/iu, /new-moon/u],
  [/\b(?:ebb|jusant|vaciante|vazante|ebbe)\b/iu, /ebb/u],
  [/\b(?:flood|flot|creciente|enchente|flut)\b/iu, /flood/u],
  [/\b(?:slot|minimum|at least|mínim[oa]|mindest\w+|minimo)\b/iu, /minimum|must-be|maximum/u],
];

const emptyCard: Card = {
  tool: "tide",
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

const partsOf = (prose: string): readonly string[] =>
  prose.split(/[;\n]|[.,](?!\d)| and | then | until | et | puis | y | e | und /iu);

/** Returns why a height or speed stands at the time of another one, or null. */
export function pairFault(prose: string, cards: readonly Card[]): string | null {
  const facts = cards
    .flatMap((card) => card.facts)
    .filter(({ value, time }) => typeof value === "number" && time !== null)
    .map((one) => figuresOfCard({ ...emptyCard, facts: [one] }));
  const holds = (figure: Figure) => (known: readonly Known[]) =>
    known.some((one) => agrees(figure, one));
  for (const part of partsOf(prose)) {
    const figures = figuresIn(part);
    const times = figures.filter((one) => one.class === "time" || one.class === "clock");
    const sizes = figures.filter((one) => one.class === "feet" || one.class === "knots");
    const [time, size] = [times[0], sizes[0]];
    if (times.length !== 1 || sizes.length !== 1 || time === undefined || size === undefined)
      continue;
    const areKnown = facts.some(holds(time)) && facts.some(holds(size));
    if (areKnown && !facts.some((known) => holds(time)(known) && holds(size)(known)))
      return "a height or speed at the time of another one";
  }
  return null;
}

/** Words of a part that goes on with the label before it: "then 10:43". */
const mostCarried = 6;

/** Returns why a figure belongs to another event or rule than the one it is named for, or null. */
export function labelFault(prose: string, cards: readonly Card[]): string | null {
  const facts = cards.flatMap((card) => card.facts);
  const allKnown = cards.flatMap(figuresOfCard);
  const lengths = new Set(cards.map(({ slots }) => slots.length_inches));
  let label: readonly [RegExp, RegExp] | undefined;
  for (const part of partsOf(prose)) {
    const found = labels.filter(([words]) => words.test(part));
    if (found.length > 1) label = undefined;
    else if (found.length === 1) [label] = found;
    else if (part.trim().split(/\s+/u).length > mostCarried) label = undefined;
    if (label === undefined) continue;
    const [, kinds] = label;
    const known = figuresOfCard({
      ...emptyCard,
      facts: facts.filter(({ kind }) => kinds.test(kind)),
    });
    for (const kind of ["time", "feet", "inches", "knots", "date"] as const) {
      if (!known.some((one) => one.class === kind)) continue;
      const said = figuresIn(part).filter(
        (one) =>
          (one.class === kind ||
            (one.class === "clock" && kind === "time") ||
            (one.class === "plain" && found.length === 1 && kind !== "time" && kind !== "date")) &&
          !(compares(part) && lengths.has(one.value)) &&
          !differs(one, part, allKnown),
      );
      if (
        said.length > 0 &&
        !said.some((figure) => meantBy(part, known).some((one) => agrees(figure, one)))
      )
        return "a figure of another event or rule";
    }
  }
  return null;
}
