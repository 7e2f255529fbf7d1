import {
  factsFrom,
  questionFacts,
  screens,
  type Fact,
  type FactRow,
} from "#angling/assistant/facts.ts";
import { sentence } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  type ApplicableRule,
  type FishingMode,
  keepOrRelease,
  rulesFor,
  type KeepAnswer,
  type KeepQuestion,
  type RegulationsTable,
} from "#angling/regulations/index.ts";
import type { SpeciesId } from "#angling/species/index.ts";
import { ruleFacts, ruleSource, waterName } from "./rule-facts.ts";
import { modeNames, type WaysOfFishing } from "./where.ts";

export const verdictWords = {
  keep: "Yes, it may be kept",
  release: "No, it must go back",
  unknown: "I cannot say",
} as const;

export interface Judged {
  readonly answer: KeepAnswer;
  readonly question: KeepQuestion;
}

/** Without a way of fishing all there are in that water are asked; where they disagree the answer says so. */
export function judge(
  frame: Frame,
  base: Omit<KeepQuestion, "mode">,
  table: RegulationsTable,
  ways: WaysOfFishing,
): { first: Judged; modesDiffer: boolean; otherReasons: readonly string[] } {
  const [mode, ...others]: WaysOfFishing = frame.mode === null ? ways : [frame.mode];
  const judgedBy = (by: FishingMode): Judged => {
    const question: KeepQuestion = { ...base, mode: by };
    return { question, answer: keepOrRelease(question, table) };
  };
  const first = judgedBy(mode);
  const { verdict, reason, code } = first.answer;
  const rest = others.map(judgedBy);
  const isOfLength = verdict === "release" && code.startsWith("too-");
  return {
    first,
    modesDiffer: rest.some(({ answer }) => answer.verdict !== verdict),
    // A fish too short on a boat may be so by another figure from shore.
    otherReasons: rest
      .filter(({ answer }) => isOfLength && answer.reason !== reason)
      .map(({ answer, question }) =>
        sentence(
          `${modeNames[question.mode]} the rule is ${answer.reason.split("The rule is ")[1] ?? ""}`,
        ),
      ),
  };
}

/** The rules that may hold there; none where the table does not reach. */
export function rulesHeld(
  question: Parameters<typeof rulesFor>[0],
  table: RegulationsTable,
): readonly ApplicableRule[] {
  const answer = rulesFor(question, table);
  return answer.kind === "rules" ? answer.rules : [];
}

export function factsOf(
  { answer, question }: Judged,
  id: SpeciesId,
  table: RegulationsTable,
): Fact[] {
  const { record } = answer;
  const source =
    record === null ? `Rule table ${table.version}` : ruleSource(record, table.version);
  const place = record === null ? null : waterName(record);

  const rules = rulesHeld(
    { species: id, place: question.place, date: question.date, mode: question.mode },
    table,
  );
  const title = record === null ? null : `${record.source.title} (${record.source.url})`;
  return [
    ...factsFrom(source, { place, screen: screens.regulations }, [
      ["verdict", answer.verdict],
      ["verdict-reason", answer.code],
      ["verdict-words", answer.reason],
      ["rule-source", title],
      ...answer.cautions.map((caution): FactRow => ["caution", caution]),
      ["rule", answer.rule],
    ]),
    ...questionFacts([["asked-length", question.length ?? null, "in"]]),
    ...rules.flatMap((rule) => ruleFacts(rule, table.version, question.date)),
  ];
}

/** "15 each for 4 of us" are 15 an angler already. */
export function anglersOf({ words, count, anglers = null }: Frame): number {
  const each = "(?:each|apiece|per|a (?:man|head|piece|person|guy))\\b";
  const between = "(?:(?!plus|and|so|total)\\w+ ){0,3}";
  const isEach = new RegExp(`\\b(?:${count} (?:\\w+ ){0,2}${each}|${each} ${between}${count}\\b)`);
  return isEach.test(words) ? 1 : (anglers ?? 1);
}

interface FishAsked {
  readonly ids: readonly SpeciesId[];
  readonly place: KeepQuestion["place"];
  readonly date: string;
  readonly table: RegulationsTable;
}

/** The rules there, in whatever way one fishes; none beyond the waters that are held. */
const rulesOf = (
  { ids, place, date, table }: FishAsked,
  mode: FishingMode | null,
): readonly ApplicableRule[] =>
  ids.flatMap((species) => {
    const answer = rulesFor({ species, place, date, mode: mode ?? "private" }, table);
    return answer.kind === "rules" ? answer.rules : [];
  });

/** How many fish a private boat may hold, where all those asked about are more. */
function brokenCap(frame: Frame, { ids, place, date, table }: FishAsked): number | null {
  const { mode, count } = frame;
  if (count === null || (mode !== null && mode !== "private")) return null;
  const anglers = frame.anglers ?? 1;
  const aboard = anglersOf(frame) < anglers ? count * anglers : count;
  const rules = rulesOf({ ids, place, date, table }, "private");
  const caps = rules.flatMap(({ vesselCap }) => vesselCap ?? []);
  const broken = caps.find(({ fish, fromAnglers = 1 }) => aboard > fish && anglers >= fromAnglers);
  return broken?.fish ?? null;
}

/** More than a boat may hold, or than may be so long: said before the rule, and whether it forbids it. */
export function beyondCount(
  frame: Frame,
  { verdict, code }: KeepAnswer,
  asked: FishAsked,
): readonly [lead: string, verdict: "release" | "unknown"] | null {
  const cap = verdict === "release" ? null : brokenCap(frame, asked);
  const isSeveral = (frame.count ?? 1) > 1 && frame.kept === null;
  if (code === "long-fish-count-missing" && isSeveral)
    return ["**No, not all of them: only one fish may be that long.**", "release"];
  return cap === null
    ? null
    : [
        `**No, ${cap} in all on a private boat:** at most ${cap} fish may be aboard, however many anglers.`,
        frame.mode === "private" ? "release" : "unknown",
      ];
}

/** A bare number up to this one may be one of fish. */
const mostFish = 20;

/** "26 eels": a bare number before more than one fish. */
function isOfMany({ words, place }: Frame, length: number): boolean {
  const plural = new RegExp(`\\b${length} (\\w{2,}[^s\\W]s)\\b`).exec(words)?.[1];
  // "12 Woods Hole" are no woods.
  return plural !== undefined && place?.name.toLowerCase().includes(plural) !== true;
}

/** "Bluefish 6 ok": where the rule names no length, a small bare number is one of fish. */
export function asNumberOfFish(frame: Frame, asked: FishAsked): Frame {
  const { length, count, words, mode } = frame;
  if (length === null || count !== null || asked.ids.length !== 1) return frame;
  const isBare = frame.assumed.includes(`I took ${length} as inches`) && Number.isInteger(length);
  const asFish = { ...frame, length: null, count: length, assumed: [`I took ${length} as fish`] };
  if (isBare && isOfMany(frame, length)) return asFish;
  const isOneFish = new RegExp(`\\b(?:a|an|my|this|is|its|was|measured) ${length}\\b`).test(words);
  if (!isBare || isOneFish || length >= mostFish) return frame;
  return rulesOf(asked, mode).some(({ size }) => size.kind !== "none") ? frame : asFish;
}

/** One bag for all aboard, however many they are. */
export const isBagOfVessel = ({ mode }: Frame, asked: FishAsked): boolean =>
  rulesOf(asked, mode).some(({ bag }) => bag.kind === "fish" && bag.per.startsWith("vessel"));

const fork = /\bfork\b/;
const curved = /\bcurve[ds]?\b/;
const unpinched =
  /\b(?:(?:is ?nt|is not|not|was ?nt|without|no) (?:being )?|un)(?:pinch|squeez)\w*\b/;

const isOther = (words: string, measure: string): boolean =>
  unpinched.test(words) ||
  (fork.test(words) && !fork.test(measure)) ||
  (curved.test(words) && !measure.startsWith("curved"));

/** A length to the fork, along the curve or with the tail open is not the one a rule of another measure means. */
export const isMeasuredOtherwise = ({ length, words, mode }: Frame, asked: FishAsked): boolean =>
  length !== null &&
  rulesOf(asked, mode).some(({ size }) => size.kind === "length" && isOther(words, size.measure));

/**
 * A fish is at least as long with its tail pinched as to the fork or with the tail open, and at most as long
 * as along its curve: outside the rule by such a length it is outside however it is measured.
 */
export function outsideHowever({ length, words, mode }: Frame, asked: FishAsked): string | null {
  const sizes = rulesOf(asked, mode).flatMap(({ size }) => (size.kind === "length" ? size : []));
  const isCurved = curved.test(words);
  const isOutside = sizes.some(
    ({ minimum, maximum }) =>
      length !== null &&
      (isCurved ? length < minimum : maximum !== undefined && length >= maximum.inches),
  );
  if (!isOutside) return null;
  return isCurved
    ? "**No, it must go back:** too short along the curve, and in a straight line it is no longer."
    : "**No, it must go back:** too long that way already, and with the tail squeezed it is no shorter.";
}
