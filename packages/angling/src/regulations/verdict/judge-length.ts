import { sizeLimitFor } from "#angling/regulations/limits.ts";
import type { RegulationRecord, SizeLimit } from "#angling/regulations/table/table.ts";
import { inchesInWords, sizeInWords } from "#angling/regulations/wording/index.ts";
import { allowed, released, uncertain, type Circumstances, type Judgement } from "./judgement.ts";

type LengthLimit = Extract<SizeLimit, { kind: "length" }>;

/** Inches. Longer than any animal in the catalogue: basking sharks reach 40 ft. */
const longestPlausible = 480;

export function judgeLength(record: RegulationRecord, circumstances: Circumstances): Judgement {
  const { length = null, mode } = circumstances;
  if (length !== null && !(length > 0 && length <= longestPlausible)) {
    return uncertain("length-invalid", "That cannot be its length: measure it again.");
  }
  if (record.variesWithin !== undefined) {
    return uncertain("kinds-differ", `It depends on the kind: ${record.variesWithin}.`);
  }
  const limit = sizeLimitFor(record, mode);
  if (limit.kind === "length") {
    return length === null
      ? uncertain("length-missing", `Measure it first: the rule is ${sizeInWords(limit)}.`)
      : judgeMeasured(limit, length, circumstances);
  }
  if (limit.kind === "none") return allowed("there is no size limit");
  if (limit.kind === "not-applicable") return allowed("");
  return uncertain(
    "size-unclear",
    limit.kind === "state-of-landing"
      ? "The size limit is that of the state you land in."
      : "The size limit is not known here.",
  );
}

function judgeMeasured(limit: LengthLimit, length: number, circumstances: Circumstances) {
  const rule = sizeInWords(limit);
  const measured = `${inchesInWords(length)} in`;
  if (length < limit.minimum) {
    return released("too-short", `Too short: ${measured}. The rule is ${rule}.`);
  }
  if (limit.maximum !== undefined && isBeyond(limit.maximum, length)) {
    return released("too-long", `Too long: ${measured}. The rule is ${rule}.`);
  }
  if (limit.onlyOneOver !== undefined && length > limit.onlyOneOver) {
    return (
      judgeLongFish(limit.onlyOneOver, circumstances) ??
      allowed(`${measured} is a legal length (${rule})`)
    );
  }
  return allowed(`${measured} is a legal length (${rule})`);
}

function isBeyond(maximum: NonNullable<LengthLimit["maximum"]>, length: number): boolean {
  return maximum.bound === "below" ? length >= maximum.inches : length > maximum.inches;
}

/**
 * Judges a fish over the mark that only one kept fish may exceed; null when this may be that one.
 */
function judgeLongFish(
  mark: number,
  { keptToday = 0, keptOverLength, keptLengths = [] }: Circumstances,
): Judgement | null {
  const rule = `only one fish may exceed ${inchesInWords(mark)} in`;
  const measured = keptLengths.filter((length) => length !== null);
  if ((keptOverLength ?? 0) > 0 || measured.some((length) => length > mark)) {
    return released("second-long-fish", `A fish that long is kept already: ${rule}.`);
  }
  if (keptOverLength === undefined && keptToday > measured.length) {
    return uncertain(
      "long-fish-count-missing",
      `Is a kept fish that long? Of the day's catch ${rule}.`,
    );
  }
  return null;
}
