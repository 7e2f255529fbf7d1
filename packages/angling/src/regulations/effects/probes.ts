import { shiftDate } from "@striper/marine/time";
import { inches, type Inches } from "@striper/marine/units";
import { rangesOf, turningDays, type HarborDate } from "#angling/regulations/season.ts";
import type { RegulationRecord } from "#angling/regulations/table/table.ts";

export interface Probe {
  readonly date: HarborDate;
  readonly length: Inches;
  readonly keptToday: number;
}

/** Inches between a legal length and the nearest length on either side of it. */
const hair = 0.01;

const anyLength = 20;

/**
 * Returns fish on which the rules can differ: at and around each named length, around each first
 * and last day within a year, and around each bag limit. Bag probes use the shortest legal fish.
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

/**
 * Includes a fish over the "only one over" mark, because a second such fish is a case of its own.
 */
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
