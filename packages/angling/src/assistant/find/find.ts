import type { OwnSpot } from "#angling/assistant/providers.ts";
import { recogniseEmergency } from "#angling/assistant/emergencies/recognise.ts";
import { readSlots, type ReadContext, type SlotsRead } from "#angling/assistant/slots/read-text.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import { tools } from "#angling/assistant/tools/index.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";
import { harborDate, type Instant } from "@striper/marine/time";
import { isVerdictTool, opensAtOnce } from "./at-once.ts";
import { candidateOf } from "./candidate.ts";
import { followUp, mostWordsThatGoOn, opener, standsAlone } from "./follow-up.ts";
import { vocabularyOf } from "./nearest.ts";
import { splitQuestions, withoutTalk } from "./questions.ts";
import { rank, type Learned, type Ranked, type Ranking } from "./rank.ts";
import type { Candidate, CardBefore } from "./turn.ts";

export interface FindContext {
  readonly now: Instant;
  readonly ownSpots: readonly OwnSpot[];
  readonly learned: Learned;
}

export interface Finding {
  readonly candidates: readonly Candidate[];
  readonly shown: 0 | null;
  readonly unread: readonly string[];
  readonly emergency: string | null;
}

const mostCards = 3;
const leastOffered = 0.015;

/** Tools that judge a fish and must never judge another than the named one. */
const judgesFish: ReadonlySet<string> = new Set<ToolName>(["keep", "rules"]);

/** Figures that decide an answer; a card that ignores one is rarely meant. */
const deciding: readonly SlotName[] = [
  "length_inches",
  "draft_feet",
  "wind_knots",
  "sea_feet",
  "hazards",
  "age",
  "kept_today",
  "miles_off",
];
const worthOfUnused = 0.3;

/** Returns the figures and fish that a candidate ignores; texts take no fish. */
function unusedOf(candidate: Candidate | undefined, slots: Slots): readonly string[] {
  if (candidate === undefined) return [];
  const ofCards: readonly SlotName[] = candidate.tool === "text" ? [] : ["species", "count"];
  const isUnused = (name: SlotName): boolean =>
    slots[name] !== undefined &&
    slots[name] !== "striped_bass" &&
    candidate.slots[name] === undefined;
  return [...deciding, "wind_from" as const, ...ofCards].filter(isUnused);
}

/** Returns reasons to keep a verdict closed: an unmeasured fish, or several possible values. */
function doubtsOf(candidate: Candidate | undefined, { also }: SlotsRead): readonly string[] {
  if (candidate === undefined || !isVerdictTool(candidate.tool)) return [];
  const isMeasured = candidate.tool !== "keep" || candidate.slots.length_inches !== undefined;
  return [...(isMeasured ? [] : ["length_inches"]), ...also.flatMap((one) => Object.keys(one))];
}

/** Drops verdicts on fish without a rule and demotes tools that ignore a figure. */
function fitting(ranked: readonly Ranked[], { slots, isUnheld }: SlotsRead): readonly Ranked[] {
  return ranked
    .filter(({ label }) => !(isUnheld && judgesFish.has(label)))
    .map(({ label, probability }) => {
      const takes = Object.entries(tools).find(([name]) => name === label)?.[1]?.takes;
      const unused =
        takes === undefined || label === "text"
          ? []
          : deciding.filter((name) => slots[name] !== undefined && !takes.includes(name));
      return { label, probability: probability * worthOfUnused ** unused.length };
    })
    .toSorted((a, b) => b.probability - a.probability);
}

interface Read {
  readonly read: SlotsRead;
  readonly ranking: Ranking;
  readonly candidates: readonly Candidate[];
  readonly unread: readonly string[];
  readonly opens: boolean;
}

const figureOf: Readonly<Partial<Record<ToolName, ReadContext["bareNumber"]>>> = {
  keep: "length_inches",
  "log-entry": "length_inches",
  go: "wind_knots",
  tide: "hour",
  current: "hour",
  depth: "hour",
  score: "hour",
};

/** Matches a named water such as "Parker River"; "the river" may be any. */
const namedWater =
  /\b(?!(?:the|an?|my|our|any|this|that|which|what|some|local|near|nearest|closest|other|same|or|and|from|by|of|PLACE|FISH) )\w+ (?:river|bridge|bay|creek|cove|point|ledge|island|pond|sound|inlet|beach|harbor)\b/;
const unheldPlaceIn = ({ slots, rest }: SlotsRead): readonly string[] =>
  slots.place === undefined ? (namedWater.exec(rest.join(" ")) ?? []) : [];

function readQuestion(question: string, context: FindContext, previous: CardBefore | null): Read {
  const { now, ownSpots, learned } = context;
  const bareNumber = (previous === null ? undefined : figureOf[previous.tool]) ?? null;
  const hourBefore = previous?.slots.hour ?? null;
  const read = readSlots(question, { now, ownSpots, bareNumber, hourBefore });
  const ranking = rank(learned, withoutTalk(read.words));
  const ranked = fitting(ranking.ranked, read);
  const candidates = ranked
    .slice(0, mostCards * 2)
    .flatMap((one) => candidateOf(one, read, now) ?? []);
  const known = vocabularyOf(learned.examples, String(ranked[0]?.label));
  const unread = [...read.unread.filter((word) => !known.has(word)), ...unheldPlaceIn(read)];
  const opens = opensAtOnce({
    ranked,
    unread: [...unread, ...unusedOf(candidates[0], read.slots), ...doubtsOf(candidates[0], read)],
    words: read.words,
    none: ranking.none,
  });
  return { read, ranking, candidates, unread, opens };
}

/** Slots shared between neighboring questions, within a message or across two. */
const sharedSlots: readonly SlotName[] = [
  "place",
  "date",
  "species",
  "mode",
  "water",
  "anglers",
  "craft",
  "draft_feet",
];

function withShared(candidate: Candidate, neighbors: readonly Slots[]): Candidate {
  const takes = tools[candidate.tool].takes;
  const given = Object.fromEntries(
    sharedSlots.flatMap((name) => {
      const value = neighbors.map((one) => one[name]).find((one) => one !== undefined);
      return value === undefined || !takes.includes(name) ? [] : [[name, value]];
    }),
  );
  return { ...candidate, slots: { ...given, ...candidate.slots } };
}

const isSame = (a: Candidate, b: Candidate): boolean =>
  a.tool === b.tool && JSON.stringify(a.slots) === JSON.stringify(b.slots);

const distinct = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates
    .filter((one, index) => candidates.findIndex((other) => isSame(one, other)) === index)
    .filter((one, index) => index === 0 || one.probability >= leastOffered)
    .slice(0, mostCards);

function withSecondValues(
  [first, ...others]: readonly Candidate[],
  { also }: SlotsRead,
): readonly Candidate[] {
  if (first === undefined) return [];
  const takes = tools[first.tool].takes;
  const second = also.filter((one) =>
    Object.keys(one).every((name) => takes.some((taken) => taken === name)),
  );
  return [
    first,
    ...second.map(({ ...one }) => Object.assign({}, first, { slots: { ...first.slots, ...one } })),
    ...others,
  ];
}

export function find(message: string, last: CardBefore | null, context: FindContext): Finding {
  const questions = splitQuestions(message);
  const whole = readQuestion(message, context, last);
  const isPlanned = (whole.read.slots.date ?? "") > harborDate(context.now);
  const goesOn = last !== null && whole.read.words.split(" ").length <= mostWordsThatGoOn;
  const emergency =
    recogniseEmergency(message, { learned: whole.ranking.danger, isPlanned }) ??
    (goesOn ? (last.emergency ?? null) : null);
  const patch = followUp(last, whole, context.now);
  const going = goesOn
    ? whole.candidates.map((one) => withShared(one, [last.slots]))
    : whole.candidates;
  if (patch?.isAll === true) {
    const candidates = distinct(withSecondValues([patch.candidate, ...going], whole.read));
    const opens = whole.read.unread.length === 0 && emergency === null && last?.isOpen === true;
    const shown = opens ? 0 : null;
    return { candidates, shown, unread: whole.read.unread, emergency };
  }
  const parts =
    questions.length < 2 ? [] : questions.map((one) => readQuestion(one, context, null));
  const firsts = parts.flatMap(({ candidates: [first] }) => first ?? []);
  const areTwo =
    firsts.length > 1 &&
    new Set(firsts.map(({ tool, slots }) => `${tool} ${slots.text ?? ""}`)).size > 1;
  if (areTwo) {
    const said = parts.map(({ read }) => read.slots);
    const pinned = firsts.map((one, index) =>
      withShared(
        one,
        said.filter((_, other) => other !== index),
      ),
    );
    const unread = [...new Set(parts.flatMap((one) => one.unread))];
    const shown = parts.every(({ opens }) => opens) && emergency === null ? 0 : null;
    return { candidates: distinct([...pinned, ...whole.candidates]), shown, unread, emergency };
  }
  const before = opener.test(whole.read.words) ? 0 : 1;
  const offered =
    patch === null ? going : [...going.slice(0, before), patch.candidate, ...going.slice(before)];
  const candidates = distinct(withSecondValues(offered, whole.read));
  const mayOpen = last === null || standsAlone(whole.read, patch);
  const shown = whole.opens && mayOpen && emergency === null ? 0 : null;
  return { candidates, shown, unread: whole.unread, emergency };
}
