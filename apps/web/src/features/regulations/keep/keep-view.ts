import {
  chipsOfDay,
  countsOf,
  verdictOfDay,
  type DayChip,
  type DayState,
  type KeepAnswer,
  type NamedWater,
  type RegulationRecord,
  type RegulationsTable,
  type Verdict,
} from "@striper/angling/regulations";
import type { SpeciesId } from "@striper/angling/species";
import type { LengthRead } from "#web/features/regulations/keep/read-length.ts";
import { keepWording as wording } from "#web/features/regulations/keep/wording.ts";

export interface RailFish {
  readonly species: SpeciesId;
  readonly length: LengthRead;
}

export interface VerdictView {
  readonly verdict: Verdict;
  readonly word: keyof typeof wording.words;
  readonly reason: string;
  readonly rule: string | null;
  readonly cautions: readonly string[];
  readonly record: RegulationRecord | null;
  readonly notices: KeepAnswer["notices"];
  readonly chips: readonly DayChip[];
  readonly asks: {
    readonly aboard: boolean;
    readonly longFish: number | null;
    readonly landing: boolean;
  };
}

export const usualWater: NamedWater = { jurisdiction: "MA", area: "gulf-of-maine" };

export function verdictView(
  { species, length }: RailFish,
  day: DayState,
  table: RegulationsTable,
): VerdictView {
  const chips = chipsOfDay(day, species, day.date);
  const { place } = day;
  if (place === null) {
    return { ...withoutPlace, chips, asks: { aboard: false, longFish: null, landing: false } };
  }
  const fish = { species, length: length.kind === "read" ? length.length : null };
  const answer = verdictOfDay(fish, { ...day, place }, table);
  const isUnreadable = length.kind === "unreadable" && answer.code === "length-missing";
  return {
    verdict: answer.verdict,
    word: wordOf(answer),
    reason: isUnreadable ? wording.unreadable : answer.reason,
    rule: answer.rule,
    cautions: answer.cautions,
    record: answer.record,
    notices: answer.notices,
    chips,
    asks: asksOf(species, day, answer),
  };
}

const withoutPlace = {
  verdict: "unknown",
  word: "unsure",
  reason: wording.noPlace,
  rule: null,
  cautions: [],
  record: null,
  notices: [],
} as const;

function wordOf({ verdict, code }: KeepAnswer): VerdictView["word"] {
  if (verdict !== "unknown") return verdict;
  return code === "length-missing" || code === "length-invalid" ? "measure" : "unsure";
}

function asksOf(
  species: SpeciesId,
  day: DayState,
  { record, jurisdiction }: KeepAnswer,
): VerdictView["asks"] {
  const { mode, anglers } = day;
  const { keptToday, keptLengths } = countsOf(day, species);
  const measured = keptLengths.filter((length) => length !== null).length;
  const countsBoat =
    record?.vesselCaps?.some(({ modes }) => modes.some((one) => one === (mode ?? "private"))) ===
      true ||
    record?.bags.some(({ limit }) => limit.kind === "fish" && limit.per.startsWith("vessel")) ===
      true;
  const marks = (record?.sizes ?? []).flatMap(({ limit }) =>
    limit.kind === "length" ? (limit.onlyOneOver ?? []) : [],
  );
  return {
    aboard: countsBoat && mode !== "shore" && anglers > 1,
    longFish: keptToday > measured ? (marks[0] ?? null) : null,
    landing: jurisdiction === "FED" && record?.targetingUnlawful !== true,
  };
}
