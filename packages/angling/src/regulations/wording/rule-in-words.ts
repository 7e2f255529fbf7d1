import { speciesOf } from "#angling/species/index.ts";
import { bagLimitFor, sizeLimitFor, vesselCapFor } from "#angling/regulations/limits.ts";
import { seasonStateOn, type HarborDate } from "#angling/regulations/season.ts";
import type { FishingMode, RegulationRecord } from "#angling/regulations/table/table.ts";
import { notKnown, seasonInWords } from "./dates-in-words.ts";
import {
  bagInWords,
  bagOnDayInWords,
  capInWords,
  jurisdictionNames,
  sizeInWords,
} from "./limits-in-words.ts";

/** Returns for example "Massachusetts, striped bass", with the area when a state rule has one. */
export function titleOf(record: RegulationRecord): string {
  const area =
    record.area === null || record.jurisdiction === "FED" ? "" : ` (${record.area.name})`;
  return `${jurisdictionNames[record.jurisdiction]}${area}, ${speciesOf(record.species).commonName}`;
}

const limitNames = { size: "the size", bag: "the bag", season: "the season" } as const;
const inOneSentence = new Intl.ListFormat("en-US");

interface LimitWords {
  readonly size: string | null;
  readonly bag: string | null;
  readonly cap?: string | null;
  readonly season: string | null;
}

/** Months, abbreviations and proper names keep their capitals within a sentence. */
const keepsCapital =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d|^[A-Z]{2}|^(?:NOAA|Massachusetts|New Hampshire)\b/;

function insideSentence(words: string): string {
  const open = words.replace(/\.$/, "");
  return keepsCapital.test(open) ? open : open.slice(0, 1).toLowerCase() + open.slice(1);
}

const noneKept = sizeInWords({ kind: "not-applicable" });
const prohibited = bagInWords({ kind: "prohibited" });
const noBag = bagInWords({ kind: "no-limit" });

/**
 * Returns the known limits without repetition: no bag beside "None may be kept", no second "State
 * of landing".
 */
function known({ size, bag, cap = null, season }: LimitWords): readonly string[] {
  const namedBag = bag === noBag && size !== null ? "no bag limit" : bag;
  const told = [size, size === noneKept && bag === prohibited ? null : namedBag, cap, season];
  return [...new Set(told)].filter((words) => words !== null).filter((words) => words !== notKnown);
}

/** Joins size, bag and season into one line, and names the unknown ones once at the end. */
export function limitsInWords(words: LimitWords): string {
  const { size, bag, season } = words;
  const limits = { size, bag, season };
  const unknown = (["size", "bag", "season"] as const).filter((name) => limits[name] === notKnown);
  const [first, ...others] = known(words);
  const parts =
    first === undefined ? [] : [first.replace(/\.$/, ""), ...others.map(insideSentence)];
  if (unknown.length === 0) return parts.join("; ");
  const names = inOneSentence.format(unknown.map((name) => limitNames[name]));
  return [...parts, `${names} ${unknown.length === 1 ? "is" : "are"} not known`].join("; ");
}

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
  return `${titleOf(record)}: ${words}.`;
}
