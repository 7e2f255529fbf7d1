import type { Jurisdiction } from "@striper/marine/jurisdiction";
import type {
  BagLimit,
  BagRule,
  BagUnit,
  FishingMode,
  RegulationRecord,
  SizeLimit,
  SizeRule,
  VesselCap,
  VesselMode,
} from "#angling/regulations/table/table.ts";
import type { SeasonState } from "#angling/regulations/season.ts";
import { notKnown, rangeInWords } from "./dates-in-words.ts";

export const jurisdictionNames: Readonly<Record<Jurisdiction, string>> = {
  MA: "Massachusetts",
  NH: "New Hampshire",
  FED: "Federal waters",
};

export const watersInWords = (jurisdiction: Jurisdiction): string =>
  jurisdiction === "FED" ? "federal waters" : `${jurisdictionNames[jurisdiction]} waters`;

/** Formats inches as "17.5", with odd quarters as on a ruler: "3 1/4". */
export function inchesInWords(inches: number): string {
  const quarters = (inches % 1) * 4;
  return quarters === 1 || quarters === 3 ? `${Math.floor(inches)} ${quarters}/4` : String(inches);
}

type LengthLimit = Extract<SizeLimit, { kind: "length" }>;

const measured = (limit: LengthLimit, inches: number): string =>
  `${inchesInWords(inches)} in${limit.measure === "length" ? "" : ` ${limit.measure}`}`;

export const minimumInWords = (limit: LengthLimit): string => measured(limit, limit.minimum);

/** Formats the maximum as "less than 31 in total length"; null without one. */
export function maximumInWords(limit: LengthLimit): string | null {
  if (limit.maximum === undefined) return null;
  const words = measured(limit, limit.maximum.inches);
  return limit.maximum.bound === "below" ? `less than ${words}` : words;
}

export function sizeInWords(limit: SizeLimit): string {
  if (limit.kind === "length") return lengthInWords(limit);
  if (limit.kind === "none") return "No size limit";
  if (limit.kind === "not-applicable") return "None may be kept";
  return limit.kind === "state-of-landing" ? "State of landing" : notKnown;
}

function lengthInWords(limit: LengthLimit): string {
  const longest = maximumInWords(limit);
  const words =
    longest === null
      ? `at least ${minimumInWords(limit)}`
      : `${inchesInWords(limit.minimum)} to ${longest}`;
  return limit.onlyOneOver === undefined
    ? words
    : `${words}; only one fish may exceed ${inchesInWords(limit.onlyOneOver)} in`;
}

const unitNames: Readonly<Record<BagUnit, string>> = {
  "angler-day": "per angler per calendar day",
  "angler-trip": "per angler per trip",
  "vessel-day": "per vessel per day",
  "vessel-trip": "per vessel per trip",
};

type FishLimit = Extract<BagLimit, { kind: "fish" }>;

export const countInWords = ({ fish, per }: FishLimit): string => `${fish} fish ${unitNames[per]}`;

export function bagInWords(limit: BagLimit): string {
  if (limit.kind === "fish") {
    const { extra, detail, unsettled } = limit;
    const more = extra === undefined ? "" : `, plus ${extra.fish} of ${extra.kinds}`;
    const remark = detail ?? unsettled?.why;
    return `${countInWords(limit)}${more}${remark === undefined ? "" : ` (${remark})`}`;
  }
  if (limit.kind === "no-limit") return "No limit";
  if (limit.kind === "prohibited") return `0: ${limit.exception ?? "prohibited"}`;
  return limit.kind === "state-of-landing" ? "State of landing" : (limit.words ?? notKnown);
}

const modeNames: Readonly<Record<FishingMode, string>> = {
  shore: "from shore",
  private: "on private boats",
  "for-hire": "on for-hire boats",
};

/** Formats modes as " from shore and on private boats"; empty for every mode. */
export function modesInWords(modes: readonly FishingMode[] | undefined): string {
  if (modes === undefined) return "";
  if (modes.includes("private") && modes.includes("for-hire")) return " from a vessel";
  return ` ${modes.map((mode) => modeNames[mode]).join(" and ")}`;
}

const vesselNames: Readonly<Record<VesselMode, string>> = {
  private: "a private boat",
  "for-hire": "a for-hire boat",
};

export function capInWords({ fish, modes, fromAnglers }: VesselCap): string {
  const vessels = modes.map((mode) => vesselNames[mode]).join(" or ");
  const anglers = fromAnglers === undefined ? "" : ` with ${fromAnglers} or more anglers`;
  return `at most ${fish} fish aboard ${vessels}${anglers}`;
}

export function allSizesInWords(
  record: RegulationRecord,
  words: (limit: SizeLimit) => string = sizeInWords,
): string {
  return record.sizes
    .map(({ modes, limit }: SizeRule) => `${words(limit)}${modesInWords(modes)}`)
    .join("; ");
}

const bagLineInWords = ({ modes, dates, limit }: BagRule): string =>
  `${bagInWords(limit)}${modesInWords(modes)}${dates === undefined ? "" : ` ${rangeInWords(dates)}`}`;

export function allBagsInWords({ bags, vesselCaps = [] }: RegulationRecord): string {
  return [...bags.map(bagLineInWords), ...vesselCaps.map(capInWords)].join("; ");
}

/** Formats the bag on one day. A closed day without a bag shows those of the open days. */
export function bagOnDayInWords(
  record: RegulationRecord,
  limit: BagLimit,
  state: SeasonState,
): string {
  const isNamed = record.bags.some((line) => line.limit === limit);
  return isNamed || state !== "closed" || record.bags.length === 0
    ? bagInWords(limit)
    : record.bags.map(bagLineInWords).join("; ");
}
