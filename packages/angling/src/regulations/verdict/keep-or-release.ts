import type { Jurisdiction } from "@striper/marine/jurisdiction";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { countsOf, type DayCounts } from "#angling/regulations/day/day-state.ts";
import { bagLimitFor } from "#angling/regulations/limits.ts";
import { isInBox, noticesIn } from "#angling/regulations/notices.ts";
import { isPosition, watersAt, type KnownWaters, type Place } from "#angling/regulations/place.ts";
import { isDate, type HarborDate } from "#angling/regulations/season.ts";
import type {
  AreaNotice,
  RegulationRecord,
  RegulationsTable,
} from "#angling/regulations/table/table.ts";
import { isOfAnotherYear } from "#angling/regulations/verification.ts";
import { ruleInWords } from "#angling/regulations/wording/index.ts";
import {
  findSpecies,
  type Species,
  type SpeciesId,
  type SpeciesMatch,
} from "#angling/species/index.ts";
import { uncertain, type Judgement, type VerdictCode } from "./judgement.ts";
import { opinionOn, type Landed, type Opinion } from "./opinion.ts";

export interface KeepQuestion extends Landed {
  /** A species id or any common name. */
  readonly species: string;
  readonly place: Place;
  /** Fish of any kind kept that day. Counts given directly in the question take precedence. */
  readonly day?: DayCounts;
}

export interface KeepAnswer extends Judgement {
  /** The water that contains the place as drawn; null outside the coverage. */
  readonly jurisdiction: Jurisdiction | null;
  readonly record: RegulationRecord | null;
  readonly rule: string | null;
  readonly cautions: readonly string[];
  readonly notices: readonly AreaNotice[];
}

/** Judges whether a fish may be kept. The strictest of the rules that may apply decides. */
export function keepOrRelease(
  question: KeepQuestion,
  table: RegulationsTable = packagedTable,
): KeepAnswer {
  if (!isDate(question.date)) return unanswered("date-invalid", "There is no such day.");
  const waters = watersAt(question.place);
  if (waters.kind === "outside-coverage") {
    return unanswered(
      "outside-coverage",
      "The rules of this place are not in this app, only those of Massachusetts, New Hampshire and the federal water off them.",
    );
  }
  const match = findSpecies(question.species);
  const { mode, date, place } = question;
  // Notices depend on the species, so an unknown fish gets none.
  const notices =
    match.kind === "found"
      ? noticesIn(waters, { place, mode, date, species: match.species.id }, table)
      : [];
  const found = opinionOnName(match, question, waters, table);
  const opinion = withOtherYear(withDoubtAboutArea(found, notices, question), date, table);
  const { verdict, code, reason, record, cautions } = opinion;
  // Fields are listed because spreading into a longer object takes a tenth of a verdict's time.
  return {
    verdict,
    code,
    reason,
    record,
    cautions,
    jurisdiction: waters.possible[0].jurisdiction,
    rule: record === null ? null : ruleInWords(record, mode, date),
    notices,
  };
}

/**
 * Withholds a verdict where an area without a stored outline may change it: a closure that may
 * cover the position, or a ban with an exception nearby. A water named by hand keeps its verdict
 * and gets the closure as a caution.
 */
function withDoubtAboutArea(
  opinion: Opinion,
  notices: readonly AreaNotice[],
  { place, mode, date }: KeepQuestion,
): Opinion {
  const { verdict, record, cautions } = opinion;
  const closure = notices.find(({ kind, box }) => kind === "closure" && box !== undefined);
  if (verdict === "keep" && closure !== undefined) {
    const words = `${closure.title}: ${closure.text}`;
    return isPosition(place)
      ? doubtful(opinion, `Not known at this place. ${words}`)
      : { ...opinion, cautions: [words, ...cautions] };
  }
  const bag = record === null ? null : bagLimitFor(record, mode, date);
  if (verdict !== "release" || bag?.kind !== "prohibited") return opinion;
  const { exception, exceptIn } = bag;
  return exceptIn !== undefined && isPosition(place) && isInBox(place, exceptIn)
    ? doubtful(opinion, `It depends on where exactly you are: ${exception ?? ""}.`)
    : opinion;
}

const doubtful = (opinion: Opinion, reason: string): Opinion => ({
  ...opinion,
  ...uncertain("area-unclear", reason),
  cautions: [],
});

/**
 * Prefixes a verdict that rests on another year's rule. For a year after the table's own, "keep"
 * becomes "unknown" because that year's rules are not known.
 */
function withOtherYear(
  opinion: Opinion,
  date: HarborDate,
  { publishedOn }: RegulationsTable,
): Opinion {
  const { verdict, reason, record } = opinion;
  if (verdict === "unknown" || record === null || !isOfAnotherYear(record, date)) return opinion;
  const year = date.slice(0, 4);
  if (verdict === "keep" && year > publishedOn.slice(0, 4)) {
    const told = `Unknown for ${year}; by the ${record.ruleYear} rules: ${reason} Check the official source.`;
    return { ...opinion, ...uncertain("other-year", told), cautions: [] };
  }
  const told = `By the rule of ${record.ruleYear}; that of ${year} is not in this app, so check the official source. ${reason}`;
  return { ...opinion, reason: told };
}

function opinionOnName(
  match: SpeciesMatch,
  question: KeepQuestion,
  waters: KnownWaters,
  table: RegulationsTable,
): Opinion {
  if (match.kind === "found") {
    return opinionOn(match.species.id, waters, withDay(question, match.species.id), table);
  }
  return match.kind === "ambiguous"
    ? opinionOnAny(match.candidates, question, waters, table)
    : withoutRecord("species-unknown", "No rule is held for a fish of that name.");
}

const withDay = (question: KeepQuestion, species: SpeciesId): Landed =>
  question.day === undefined ? question : { ...countsOf(question.day, species), ...question };

/** Answers an ambiguous name only when every candidate must be released. */
function opinionOnAny(
  candidates: readonly Species[],
  question: KeepQuestion,
  waters: KnownWaters,
  table: RegulationsTable,
): Opinion {
  const opinions = candidates.map(({ id }) => opinionOn(id, waters, withDay(question, id), table));
  const [first] = opinions;
  if (first !== undefined && opinions.every(({ verdict }) => verdict === "release")) return first;
  const names = candidates.map(({ commonName }) => commonName).join(" or ");
  return withoutRecord("species-ambiguous", `That may be ${names}: say which.`);
}

const withoutRecord = (code: VerdictCode, reason: string): Opinion => ({
  ...uncertain(code, reason),
  record: null,
  cautions: [],
});

const unanswered = (code: VerdictCode, reason: string): KeepAnswer => ({
  ...withoutRecord(code, reason),
  jurisdiction: null,
  rule: null,
  notices: [],
});
