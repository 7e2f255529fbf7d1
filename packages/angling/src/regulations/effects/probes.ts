import { shiftDate } from "@striper/marine/time";
import { inches, type Inches } from "@striper/marine/units";
import { rangesOf, turningDays, type HarborDate } from "#angling/regulations/season.ts";
import type { RegulationRecord } from "#angling/regulations/table/table.ts";

/** A fish on a day, asked about under the table as it is and as it would be. */
export interface Probe {
  readonly date: HarborDate;
  readonly length: Inches;
  readonly keptToday: number;
}

/** Inches: the nearest lengths on either side of a mark of the law. */
const hair = 0.01;

/** Inches: a fish to ask about where no rule names a length. */
const anyLength = 20;

/**
 * The fish on which the rules can differ: on both sides of each length, of each first and last day
 * within a year, and of each bag that they name. Bags are asked about with the shortest legal fish.
 */
export function probesFor(
  records: readonly RegulationRecord[],
  today: HarborDate,
): readonly Probe[] {
  const marks = lengthMarks(records);
  const lengths = aroundEach(marks.length === 0 ? [anyLength] : marks);
  const counts = countsAround(records).filter((count) => count > 0);
  const fish = [
    ...lengths.map((length) => ({ length: inches(length), keptToday: 0 })),
    ...shortestOf(records).flatMap((length) =>
      counts.map((keptToday) => ({ length: inches(length), keptToday })),
    ),
  ];
  return daysAround(records, today).flatMap((date) =>
    fish.map(({ length, keptToday }) => ({ date, length, keptToday })),
  );
}

function daysAround(records: readonly RegulationRecord[], today: HarborDate) {
  const ranges = records.flatMap(({ season, bags }) => [
    ...rangesOf(season),
    ...bags.flatMap(({ dates }) => dates ?? []),
  ]);
  const turns = turningDays(ranges, today).filter((day) => day < shiftDate(today, 366));
  return distinct([today, ...turns.flatMap((day) => [shiftDate(day, -1), day])]).toSorted();
}

function lengthMarks(records: readonly RegulationRecord[]): readonly number[] {
  return records.flatMap(({ sizes }) =>
    sizes.flatMap(({ limit }) => {
      if (limit.kind !== "length") return [];
      return [limit.minimum, limit.maximum?.inches, limit.onlyOneOver].flatMap(
        (mark) => mark ?? [],
      );
    }),
  );
}

const aroundEach = (marks: readonly number[]): readonly number[] =>
  distinct(
    marks.flatMap((mark) => [mark - hair, mark, mark + hair].map((one) => Number(one.toFixed(2)))),
  ).toSorted((a, b) => a - b);

/** With a fish over a mark of which only one may be kept, as the second one of it is another case. */
function shortestOf(records: readonly RegulationRecord[]): readonly number[] {
  const lengths = records.flatMap(({ sizes }) =>
    sizes.flatMap(({ limit }) =>
      limit.kind === "length"
        ? [limit.minimum, ...(limit.onlyOneOver === undefined ? [] : [limit.onlyOneOver + hair])]
        : [],
    ),
  );
  return lengths.length === 0 ? [anyLength] : distinct(lengths);
}

function countsAround(records: readonly RegulationRecord[]): readonly number[] {
  const limits = records.flatMap(({ bags, vesselCaps = [] }) => [
    ...bags.flatMap(({ limit }) => (limit.kind === "fish" ? [limit.fish] : [])),
    ...vesselCaps.map(({ fish }) => fish),
  ]);
  return distinct([0, ...limits.flatMap((fish) => [fish - 1, fish])]).toSorted((a, b) => a - b);
}

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
