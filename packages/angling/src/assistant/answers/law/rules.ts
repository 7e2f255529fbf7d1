import { harborDate } from "@striper/marine/time";
import type { Fact } from "#angling/assistant/facts.ts";
import {
  answered,
  assumptions,
  onDay,
  declinedWith,
  sentence,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  bagInWords,
  fishingModes,
  rulesFor,
  seasonInWords,
  type ApplicableRule,
  type FishingMode,
  type RegulationsTable,
} from "#angling/regulations/index.ts";
import { modeAt } from "#angling/assistant/understanding/slot-words.ts";
import { speciesOf, type SpeciesId } from "#angling/species/index.ts";
import { notHeld, speciesFor, whichFish, withoutBait } from "./asked-fish.ts";
import { bagChanges, bagChangeWords, laterBagFacts } from "./bag-changes.ts";
import {
  isBesideRule,
  isException,
  limitWords,
  limits,
  openingWithin,
  prohibitedOf,
  saysSomething,
  sharks,
  toldOfBag,
} from "./known.ts";
import { leadOfRule, noWordOnThat, shapeOf, withoutLead } from "./lead/lead-of-rule.ts";
import { seasonSaid } from "./lead/season-said.ts";
import { slotSaid } from "./lead/slot-said.ts";
import { openSpecies } from "./open-species.ts";
import {
  closures,
  noticesOnDelivery,
  ruleFacts,
  sourceWords,
  tableFacts,
  unique,
  versionFacts,
  waterName,
} from "./rule-facts.ts";
import {
  dateFor,
  modeNames,
  noCoverage,
  isAtTheLine,
  isCarriedAcross,
  isSomewhereOffshore,
  otherState,
  waterFor,
  waysIn,
  type AskedWater,
} from "./where.ts";

export interface RuleQuestion {
  readonly water: AskedWater;
  readonly date: string;
  readonly frame: Frame;
  readonly table: RegulationsTable;
  readonly now: number;
}

/** Rules that differ by the way of fishing are told for each of them. */
function modesToTell(
  { frame, water, date, table }: RuleQuestion,
  id: SpeciesId,
): readonly (FishingMode | null)[] {
  if (frame.mode !== null) return [frame.mode];
  const ways = fishingModes.filter((mode) => waysIn(water).includes(mode));
  const words = ways.map((mode) => {
    const answer = rulesFor({ species: id, place: water.place, date, mode }, table);
    return answer.kind === "rules"
      ? JSON.stringify(answer.rules.map(({ size, bag, vesselCap }) => [size, bag, vesselCap]))
      : "";
  });
  if (new Set(words).size === 1) return [null];
  // A bag that is known is told before one that is not: a tuna's is the boat's.
  const isUnknown = (at: number): boolean => words[at]?.includes('"kind":"unknown"') === true;
  return [...ways.filter((_, at) => !isUnknown(at)), ...ways.filter((_, at) => isUnknown(at))];
}

const stateWords = {
  open: "open",
  closed: "closed",
  unsettled: "not settled (the sources disagree)",
  "gear-out": "open, but the traps must be out of the water",
  unknown: "not known here",
} as const;

function seasonWords(rule: ApplicableRule, question: RuleQuestion): string {
  const { record, season } = rule;
  if (record.season.kind === "unknown") return "";
  const next = season.nextInWords === null ? "" : `, ${season.nextInWords}`;
  const all = seasonInWords(record.season).replace(/\.$/, "");
  return `Season: ${all}. ${onDay(question.date, question.now)} it is ${stateWords[season.state]}${next}.`;
}

/** Where the remarks hold rules of their own. */
const remarkable: ReadonlySet<SpeciesId> = new Set([...sharks, "bluefin_tuna", "american_lobster"]);

function extraWords({ record }: ApplicableRule, { cues, words }: Frame): string[] {
  const { gear, possession, howToMeasure, variesWithin, alwaysRelease, notes } = record;
  const wantsGear =
    cues.includes("gear") || /\bsame\b/.test(words) || record.species === "striped_bass";
  const wantsNotes =
    cues.includes("handling") || cues.includes("why") || remarkable.has(record.species);
  return [
    wantsGear && gear !== null ? sentence(`gear: ${gear}`) : null,
    cues.includes("gear") && gear === null ? "The table names no gear rule for it." : null,
    cues.includes("measure") && howToMeasure !== undefined ? sentence(howToMeasure) : null,
    cues.includes("handling") && possession !== null ? sentence(possession) : null,
    variesWithin === undefined ? null : sentence(`it depends on the kind: ${variesWithin}`),
    alwaysRelease ?? null,
    wantsNotes && notes !== null ? sentence(notes) : null,
  ].filter((one) => one !== null);
}

const remarks = (words: string | null): string => (words === null ? "" : sentence(words));

function wordsOfRule(
  rule: ApplicableRule,
  mode: FishingMode | null,
  question: RuleQuestion,
): string {
  const { record } = rule;
  const how = mode === null ? "" : ` ${modeNames[mode]}`;
  const name = speciesOf(record.species).commonName;
  if (record.targetingUnlawful === true) {
    return `**${name} in ${waterName(record).toLowerCase()}: closed.** Fishing for, keeping or possessing it is unlawful there all year, catch and release included. ${remarks(record.possession)}`;
  }
  if (!saysSomething(rule)) {
    return `**${name}, ${waterName(record)}${how}:** the table holds no size limit, bag limit or season for it there, so I will not guess one. ${toldOfBag(rule)}${remarks(record.notes)}`;
  }
  const kind = prohibitedOf(rule, question.frame);
  if (kind !== null)
    return `**${sentence(`${kind} may not be kept`)}** It is one of the prohibited kinds. ${extraWords(rule, question.frame).join(" ")}`;
  if (rule.bag.kind === "prohibited") {
    const lead = isException(rule, question.frame)
      ? "the rule makes an exception for some waters"
      : "none may be kept";
    return `**${name} in ${waterName(record)}: ${lead}** (bag limit ${bagInWords(rule.bag)}). ${seasonWords(rule, question)} ${extraWords(rule, question.frame).join(" ")}`;
  }
  const parts = [
    `**${name}, ${waterName(record)}${how}:** ${limitWords(rule)}.`,
    seasonWords(rule, question),
    bagChangeWords(bagChanges(rule, mode ?? "private"), question.now),
    ...extraWords(rule, question.frame),
  ];
  return parts.filter((part) => part !== null).join(" ");
}

interface Told {
  readonly words: string[];
  readonly facts: Fact[];
  readonly sources: string[];
  /** False when the table's row is empty. */
  isKnown: boolean;
}

const nothingTold = (): Told => ({ words: [], facts: [], sources: [], isKnown: false });

function tellSpecies(question: RuleQuestion, id: SpeciesId): Told | "outside-coverage" {
  const told = nothingTold();
  for (const mode of modesToTell(question, id)) {
    const answer = rulesFor(
      { species: id, place: question.water.place, date: question.date, mode: mode ?? "private" },
      question.table,
    );
    if (answer.kind !== "rules") return "outside-coverage";
    told.isKnown ||= answer.landing.length > 0 || answer.rules.some(saysSomething);
    for (const rule of answer.rules) {
      told.words.push(wordsOfRule(rule, mode, question));
      told.facts.push(
        ...ruleFacts(rule, question.table.version, question.date).filter(
          ({ kind }) => !limits.has(kind) || !isBesideRule(rule, question.frame),
        ),
        ...(prohibitedOf(rule, question.frame) === null
          ? []
          : tableFacts([["verdict", "release"]])),
        ...laterBagFacts(rule, mode ?? "private", rule.record.source.title),
      );
      told.sources.push(
        `${sourceWords(rule.record)}${rule.isVerificationStale ? ", more than 60 days before that day: check the source" : ""}`,
      );
    }
    const opening = openingWithin(answer.rules, question.date, question.frame.when);
    const later =
      opening === null
        ? null
        : tellSpecies({ ...question, date: opening, frame: { ...question.frame, mode } }, id);
    if (later !== null && later !== "outside-coverage") {
      told.words.push(...later.words);
      told.facts.push(...later.facts);
    }
    if (answer.rules.length === 0)
      told.words.push(`The table holds no rule for ${speciesOf(id).commonName} there.`);
    for (const landing of answer.landing) {
      if (
        landing.record.targetingUnlawful === true ||
        answer.rules.some(({ bag }) => bag.kind === "prohibited")
      )
        continue;
      told.words.push(`Landing in ${waterName(landing.record)}: ${landing.words}`);
      told.facts.push(...ruleFacts(landing, question.table.version, question.date));
    }
    told.words.push(
      ...closures(
        answer.notices.filter(
          ({ kind, species, box, modes }) =>
            (kind === "closure" &&
              !(box !== undefined && isSouthern(question.water)) &&
              (species?.includes(id) ?? mode !== "shore")) ||
            // How one may fish from shore is part of every shark's rule there.
            (sharks.has(id) && mode === "shore" && modes?.includes(mode) === true),
        ),
        told.facts,
        question.table.version,
      ),
    );
  }
  return told;
}

/** The closures with an outline lie in the Gulf of Maine. */
const isSouthern = ({ place }: AskedWater): boolean =>
  "area" in place && place.area === "southern-new-england";

/** "How far offshore can I keep a striper?" asks for the rule beyond the line as well. */
function federalToo(question: RuleQuestion): RuleQuestion[] {
  const { frame } = question;
  if (!isSomewhereOffshore(frame) && !isAtTheLine(frame) && !isCarriedAcross(frame)) return [];
  const place = { jurisdiction: "FED", area: "gulf-of-maine" } as const;
  return [{ ...question, water: { place, name: "federal waters", assumed: null } }];
}

/** Caught in one state and landed in the other: both rules hold. */
function otherStateToo(question: RuleQuestion): RuleQuestion[] {
  const place = otherState(question.frame);
  if (place === null) return [];
  return [{ ...question, water: { place, name: "the other state", assumed: null } }];
}

/** What the question says of the slot or the season itself: whether that is the rule. */
const saidOfRule = ({ frame, date, now }: RuleQuestion, facts: readonly Fact[]): string | null =>
  slotSaid(frame, facts) ?? seasonSaid(frame, facts, { date, isToday: date === harborDate(now) });

export async function answerRules(typed: Frame, context: AnswerContext): Promise<Reply> {
  const frame = { ...withoutBait(typed), mode: typed.mode ?? modeAt(typed.place) };
  const table = await context.providers.ruleTable();
  const question: RuleQuestion = {
    water: waterFor(frame, context),
    date: dateFor(frame, context),
    frame,
    table,
    now: context.now,
  };
  const listsOpen = frame.cues.includes("openList") && !frame.cues.includes("gear");
  const unclear = listsOpen ? null : whichFish(frame);
  if (unclear !== null) return unclear;
  if (frame.species?.kind === "unheld") return declinedWith(notHeld(frame.species.name));
  if (listsOpen && frame.species === null) return openSpecies(question);
  const { ids, assumed } = speciesFor(frame.species);
  const told = nothingTold();
  told.words.push(...closures(noticesOnDelivery(frame, table), told.facts, table.version));
  const questions = [question, ...federalToo(question), ...otherStateToo(question)];
  for (const one of questions.flatMap((asked) => ids.map((id) => tellSpecies(asked, id)))) {
    if (one === "outside-coverage") return declinedWith(noCoverage);
    told.words.push(...one.words);
    told.facts.push(...one.facts);
    told.sources.push(...one.sources);
    told.isKnown ||= one.isKnown;
  }
  const refusal =
    frame.topic === "instructions"
      ? "I do not change or make up rules; the table says:"
      : ((ids.length === 1 ? saidOfRule(question, told.facts) : null) ??
        leadOfRule(frame, told.facts, ids.length === 1));
  const source =
    told.sources.length === 0
      ? null
      : `Source: ${[...new Set(told.sources)].join("; ")}. Rule table ${table.version} of ${table.publishedOn}.`;
  const sources = tableFacts([...new Set(told.sources)].map((name) => ["rule-source", name]));
  const notes = assumptions(frame, [question.water.assumed, assumed]);
  const words = withoutLead([...new Set(told.words)].join(" "), refusal);
  const facts = [...unique(told.facts), ...versionFacts(table), ...sources];
  const reply = answered([refusal, words, notes, source], facts);
  const declined = !told.isKnown || refusal === noWordOnThat;
  return { ...reply, ...shapeOf(frame, refusal, facts), declined };
}
