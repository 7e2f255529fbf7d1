import { speciesOf } from "#angling/species/index.ts";
import { bagLimitFor, sizeLimitFor, vesselCapFor } from "#angling/regulations/limits.ts";
import { seasonStateOn, type HarborDate } from "#angling/regulations/season.ts";
import type { FishingMode, RegulationRecord } from "#angling/regulations/table/table.ts";
import { notKnown, seasonInWords } from "./dates-in-words.ts";
import { bagOnDayInWords, capInWords, jurisdictionNames, sizeInWords } from "./limits-in-words.ts";

/** "Massachusetts, striped bass" and, where the rule is about a part of the water, that part. */
export function titleOf(record: RegulationRecord): string {
  const area =
    record.area === null || record.jurisdiction === "FED" ? "" : ` (${record.area.name})`;
  return `${jurisdictionNames[record.jurisdiction]}${area}, ${speciesOf(record.species).commonName}`;
}

const limitNames = { size: "the size", bag: "the bag", season: "the season" } as const;
const inOneSentence = new Intl.ListFormat("en-US");

/** Each in words; null: not told here. */
interface LimitWords {
  readonly size: string | null;
  readonly bag: string | null;
  /** How many a boat may have. */
  readonly cap?: string | null;
  readonly season: string | null;
}

/** Size, bag and season in one line; what of them is not known is said once, by name. */
export function limitsInWords({ size, bag, cap = null, season }: LimitWords): string {
  const limits = { size, bag, season };
  const unknown = (["size", "bag", "season"] as const).filter((name) => limits[name] === notKnown);
  const known = [size, bag, cap, season].filter((words) => words !== null && words !== notKnown);
  if (unknown.length === 0) return known.join("; ");
  const names = inOneSentence.format(unknown.map((name) => limitNames[name]));
  return [...known, `${names} ${unknown.length === 1 ? "is" : "are"} not known`].join("; ");
}

/** The rule as it applies to one mode on one day, in one line. */
export function ruleInWords(record: RegulationRecord, mode: FishingMode, date: HarborDate): string {
  const cap = vesselCapFor(record, mode);
  const words = limitsInWords({
    size: sizeInWords(sizeLimitFor(record, mode)),
    bag: bagOnDayInWords(
      record,
      bagLimitFor(record, mode, date),
      seasonStateOn(record.season, date),
    ),
    cap: cap === null ? null : capInWords(cap),
    season: seasonInWords(record.season),
  });
  return `${titleOf(record)}: ${words.replace(/\.$/, "")}.`;
}
