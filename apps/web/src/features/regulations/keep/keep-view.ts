import {
  keepOrRelease,
  type FishingMode,
  type KeepAnswer,
  type KeepQuestion,
  type Place,
  type RegulationRecord,
  type RegulationsTable,
  type Verdict,
  type Zone,
} from "@striper/angling/regulations";
import type { SpeciesId } from "@striper/angling/species";
import type { Jurisdiction } from "@striper/marine/jurisdiction";
import type { LengthRead } from "#web/features/regulations/keep/read-length.ts";
import { keepWording as wording } from "#web/features/regulations/keep/wording.ts";

/** The water: where the device is, or one named by hand. */
export type WaterChoice = "here" | Jurisdiction;

/** What the form asks. */
export interface KeepEntry {
  readonly species: SpeciesId;
  readonly length: LengthRead;
  readonly water: WaterChoice;
  /** Of a water named by hand. */
  readonly zone: Zone;
  readonly mode: FishingMode;
  readonly keptToday: number;
  readonly keptAboard: number;
  readonly keptLongFish: boolean;
  readonly landing: "MA" | "NH" | null;
}

export interface VerdictView {
  readonly verdict: Verdict;
  /** The one big word. */
  readonly word: keyof typeof wording.words;
  readonly reason: string;
  readonly rule: string | null;
  readonly cautions: readonly string[];
  readonly record: RegulationRecord | null;
  readonly notices: KeepAnswer["notices"];
  /** Which further questions the rule needs. */
  readonly asks: {
    readonly aboard: boolean;
    readonly longFish: number | null;
    readonly landing: boolean;
  };
}

/** May this fish be kept? `here` is the place of the device; null when it is not known or not covered. */
export function verdictView(
  entry: KeepEntry,
  here: Place | null,
  today: string,
  table: RegulationsTable,
): VerdictView {
  const place = entry.water === "here" ? here : namedWater(entry.water, entry.zone);
  if (place === null) {
    return { ...withoutPlace, asks: { aboard: false, longFish: null, landing: false } };
  }
  const answer = keepOrRelease(questionOf(entry, place, today), table);
  const isUnreadable = entry.length.kind === "unreadable" && answer.code === "length-missing";
  return {
    verdict: answer.verdict,
    word: wordOf(answer),
    reason: isUnreadable ? wording.unreadable : answer.reason,
    rule: answer.rule,
    cautions: answer.cautions,
    record: answer.record,
    notices: answer.notices,
    asks: asksOf(entry, answer),
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

const namedWater = (jurisdiction: Jurisdiction, zone: Zone): Place => ({
  jurisdiction,
  area: jurisdiction === "NH" ? "gulf-of-maine" : zone,
});

function questionOf(entry: KeepEntry, place: Place, today: string): KeepQuestion {
  const { species, mode, length, keptToday, keptAboard, keptLongFish, landing } = entry;
  return {
    species,
    place,
    mode,
    date: today,
    length: length.kind === "read" ? length.length : null,
    keptToday,
    keptAboard: Math.max(keptToday, keptAboard),
    keptOverLength: keptLongFish ? 1 : 0,
    ...(landing === null ? {} : { landing }),
  };
}

function wordOf({ verdict, code }: KeepAnswer): VerdictView["word"] {
  if (verdict !== "unknown") return verdict;
  return code === "length-missing" || code === "length-invalid" ? "measure" : "unsure";
}

function asksOf(
  { mode, keptToday }: KeepEntry,
  { record, jurisdiction }: KeepAnswer,
): VerdictView["asks"] {
  const countsBoat =
    record?.vesselCaps?.some(({ modes }) => modes.some((one) => one === mode)) === true ||
    record?.bags.some(({ limit }) => limit.kind === "fish" && limit.per.startsWith("vessel")) ===
      true;
  const marks = (record?.sizes ?? []).flatMap(({ limit }) =>
    limit.kind === "length" ? (limit.onlyOneOver ?? []) : [],
  );
  return {
    aboard: countsBoat && mode !== "shore",
    longFish: keptToday > 0 ? (marks[0] ?? null) : null,
    landing: jurisdiction === "FED" && record?.targetingUnlawful !== true,
  };
}
