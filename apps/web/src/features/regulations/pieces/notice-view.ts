import {
  dateInWords,
  noticesOn,
  rangeInWords,
  type AreaNotice,
  type RegulationsTable,
} from "@striper/angling/regulations";
import { startOfUtcDate } from "@striper/marine/time";
import { noticeWording as wording } from "#web/features/regulations/wording.ts";

export interface NoticeView {
  readonly isInForce: boolean;
  readonly isClosureNow: boolean;
  readonly when: string;
}

const isInForceOn = (notice: AreaNotice, date: string): boolean =>
  noticesOn(date, { version: 1, publishedOn: date, records: [], notices: [notice] }).length > 0;

/**
 * Returns the next date with this month and day, today included; Feb 29 becomes Feb 28 in other
 * years.
 */
function nextDay(monthDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const of = (one: number) => {
    const date = `${String(one).padStart(4, "0")}-${monthDay}`;
    return startOfUtcDate(date) === null ? date.replace("-02-29", "-02-28") : date;
  };
  return of(year) >= today ? of(year) : of(year + 1);
}

export function noticeView(notice: AreaNotice, today: string): NoticeView {
  const { dates, kind } = notice;
  const isInForce = isInForceOn(notice, today);
  const isClosureNow = isInForce && kind === "closure";
  if (dates === undefined) return { isInForce, isClosureNow, when: wording.allYear };
  const range = rangeInWords(dates);
  const when = isInForce
    ? wording.inForce(range, dateInWords(nextDay(dates.to, today)))
    : wording.from(range, dateInWords(nextDay(dates.from, today)));
  return { isInForce, isClosureNow, when };
}

const weight = ({ isInForce, isClosureNow }: NoticeView): number =>
  isClosureNow ? 0 : isInForce ? 1 : 2;

export function noticesInOrder(table: RegulationsTable, today: string): readonly AreaNotice[] {
  return table.notices
    .map((notice, index) => ({ notice, index, weight: weight(noticeView(notice, today)) }))
    .toSorted((a, b) => a.weight - b.weight || a.index - b.index)
    .map(({ notice }) => notice);
}

export const closuresInForce = (table: RegulationsTable, today: string): readonly AreaNotice[] =>
  table.notices.filter((notice) => noticeView(notice, today).isClosureNow);
