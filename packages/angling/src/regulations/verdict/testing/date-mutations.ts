import { shiftDate } from "@striper/marine/time";
import type { DayRange, RegulationRecord } from "#angling/regulations/table/table.ts";
import { isOpen, legalLength, modeOf, replaced, sizeFor, type Mutation } from "./mutation.ts";

/** Uses the leap year 2028, so that February 29 exists. */
const dayOf = (monthDay: string) => `2028-${monthDay}`;
const shifted = (monthDay: string, days: number) => shiftDate(dayOf(monthDay), days).slice(5);

export function seasonMutations(record: RegulationRecord): readonly Mutation[] {
  const { season } = record;
  if (season.kind !== "dated") return [];
  const mode = record.sizes.some(({ modes }) => modes !== undefined) ? "private" : "for-hire";
  const probe = { mode, keptToday: 0, length: legalLength(sizeFor(record, mode)) } as const;
  return season.open.flatMap((range, at) => {
    const withRange = (changed: DayRange): RegulationRecord => ({
      ...record,
      // The bag's own dates end with the season; only the season's dates are under test.
      bags: [{ limit: { kind: "no-limit" } }],
      season: { kind: "dated", open: replaced(season.open, at, changed) },
    });
    const before = shiftDate(dayOf(range.from), -1);
    const after = shiftDate(dayOf(range.to), 1);
    const candidates: readonly Mutation[] = [
      {
        name: `opens ${range.from}, a day later`,
        mutated: withRange({ ...range, from: shifted(range.from, 1) }),
        probe: { ...probe, date: dayOf(range.from) },
        expected: "keep",
      },
      {
        name: `closes ${range.to}, a day earlier`,
        mutated: withRange({ ...range, to: shifted(range.to, -1) }),
        probe: { ...probe, date: dayOf(range.to) },
        expected: "keep",
      },
      {
        name: `opens ${range.from}, a day earlier`,
        mutated: withRange({ ...range, from: shifted(range.from, -1) }),
        probe: { ...probe, date: before },
        expected: "release",
      },
      {
        name: `closes ${range.to}, a day later`,
        mutated: withRange({ ...range, to: shifted(range.to, 1) }),
        probe: { ...probe, date: after },
        expected: "release",
      },
    ];
    // Where two ranges meet, the day beyond one is open by the other.
    return candidates.filter(
      ({ expected, probe: { date } }) => expected === "keep" || !isOpen(record, date),
    );
  });
}

export function bagDateMutations(record: RegulationRecord): readonly Mutation[] {
  return record.bags.flatMap((rule, at) => {
    const { dates, limit } = rule;
    if (dates === undefined || limit.kind !== "fish") return [];
    const mode = modeOf(rule);
    const probe = { mode, keptToday: limit.fish - 1, length: legalLength(sizeFor(record, mode)) };
    const withDates = (changed: DayRange): RegulationRecord => ({
      ...record,
      bags: replaced(record.bags, at, { ...rule, dates: changed }),
    });
    return [
      {
        name: `bag of ${limit.fish} from ${dates.from}, a day later`,
        mutated: withDates({ ...dates, from: shifted(dates.from, 1) }),
        probe: { ...probe, date: dayOf(dates.from) },
        expected: "keep",
      },
      {
        name: `bag of ${limit.fish} to ${dates.to}, a day earlier`,
        mutated: withDates({ ...dates, to: shifted(dates.to, -1) }),
        probe: { ...probe, date: dayOf(dates.to) },
        expected: "keep",
      },
    ] as const;
  });
}
