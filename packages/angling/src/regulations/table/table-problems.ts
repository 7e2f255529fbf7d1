import {
  rangeProblems,
  repeated,
  sourceProblems,
  when,
} from "#angling/regulations/table/problem-checks.ts";
import { recordProblems } from "#angling/regulations/table/record-problems.ts";
import { isDate } from "#angling/regulations/season.ts";
import { zones, type AreaNotice, type RegulationRecord, type RegulationsTable } from "./table.ts";

/**
 * Lists the problems that prevent a well-formed table from being published. Each problem is a
 * sentence that names the record; an empty list allows publication.
 */
export function findTableProblems(table: RegulationsTable): readonly string[] {
  const { version, publishedOn, records, notices } = table;
  return [
    ...when(!Number.isInteger(version) || version < 1, "The version is not a whole number from 1."),
    ...when(!isDate(publishedOn), "The day of publication is not a day."),
    ...duplicatesAmong(records.map(({ id }) => id)),
    ...duplicatesAmong(notices.map(({ id }) => id)),
    ...overlaps(records),
    ...records.flatMap((record) =>
      recordProblems(record, records).map((problem) => `${record.id}: ${problem}`),
    ),
    ...notices.flatMap((notice) =>
      noticeProblems(notice).map((problem) => `${notice.id}: ${problem}`),
    ),
  ];
}

function duplicatesAmong(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} appears twice.`);
}

function noticeProblems(notice: AreaNotice): readonly string[] {
  const { dates, box, source, verifiedOn, jurisdictions, modes = [], species = [] } = notice;
  return [
    ...(dates === undefined ? [] : rangeProblems(dates)),
    ...when(
      box !== undefined && !(box.south < box.north && box.west < box.east),
      "the frame is empty: south lies below north and west below east.",
    ),
    ...repeated(jurisdictions, "water"),
    ...repeated(modes, "way of fishing"),
    ...repeated(species, "species"),
    ...sourceProblems(source.url, verifiedOn),
  ];
}

function overlaps(records: readonly RegulationRecord[]): readonly string[] {
  const claimed = new Set<string>();
  return records.flatMap(({ id, jurisdiction, species, area }) =>
    (area?.covers ?? zones).flatMap((zone) => {
      const claim = `${jurisdiction} ${species} ${zone}`;
      const taken = claimed.has(claim);
      claimed.add(claim);
      return when(taken, `${id}: another rule holds for ${claim} already.`);
    }),
  );
}
