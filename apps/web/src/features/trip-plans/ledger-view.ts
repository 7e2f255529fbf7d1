import type { Ledger, LedgerRow } from "@striper/angling/trip-plan";
import { dateInWords } from "@striper/angling/regulations";
import { harborDate, type Instant } from "@striper/marine/time";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";
import { dateText, dateTimeText } from "#web/ui/figures/date-text.ts";

const wording = tripPlanWording.pack;

export interface LedgerLine {
  readonly name: string;
  /** Text such as "of Sat Jun 13, 6:00 pm, good until Sun Jun 14, 10:00 am". */
  readonly state: string;
  /** The effect of its expiry, or what to do about it. */
  readonly note: string;
  readonly mark: "good" | "soon" | "bad" | "unneeded";
}

const marks = { good: "good", expires: "soon", expired: "bad", missing: "bad" } as const;

/** A chart's edition is a date without a time and may be years old. */
const sinceText = ({ item }: LedgerRow, since: Instant): string =>
  item === "chart" ? dateInWords(harborDate(since)) : dateTimeText(since);

/** Returns true for a piece that is valid through its whole last day. */
const isByDay = ({ item }: LedgerRow): boolean => item === "license";

function untilText(row: LedgerRow, goodUntil: Instant): string {
  const isOver = row.state === "expired";
  if (isByDay(row)) return wording[isOver ? "endedWith" : "through"](dateText(goodUntil - 1));
  return wording[isOver ? "expired" : "until"](dateTimeText(goodUntil));
}

function stateText(row: LedgerRow): string {
  const { state, since, goodUntil, isOptional = false } = row;
  if (state === "missing") return isOptional ? wording.optional : wording.notOnDevice;
  // Alerts can change at any time, so they never last for a whole trip.
  if (row.item === "alerts" && since !== null)
    return wording[state === "good" ? "lookedAt" : "lookedLongAgo"](dateTimeText(since));
  const of = since === null ? [] : [wording.since(sinceText(row, since))];
  if (goodUntil === null) return [...of, wording.holds].join(", ");
  return [...of, untilText(row, goodUntil)].join(", ");
}

const lineOf = (row: LedgerRow): LedgerLine => ({
  name: wording.items[row.item],
  state: stateText(row),
  note: row.state === "missing" ? wording.missing[row.item] : wording.after[row.item],
  mark: row.state !== "good" && row.isOptional === true ? "unneeded" : marks[row.state],
});

export interface LedgerView {
  readonly sentence: string;
  readonly isGreen: boolean;
  readonly ready: number;
  readonly needed: number;
  readonly lines: readonly LedgerLine[];
  readonly first: string | null;
  readonly lacking: string | null;
}

export function ledgerView({ rows, ready, needed, isGreen, firstToExpire }: Ledger): LedgerView {
  const lacking = rows.flatMap(({ item, state, isOptional = false }) =>
    isOptional || marks[state] !== "bad" ? [] : [wording.items[item]],
  );
  const endsAt: Instant | null = firstToExpire?.goodUntil ?? null;
  return {
    sentence: isGreen ? wording.green : wording.notGreen(ready, needed),
    isGreen,
    ready,
    needed,
    lines: rows.map(lineOf),
    lacking: lacking.length === 0 ? null : wording.lacking(lacking.join(", ")),
    first:
      firstToExpire === null || endsAt === null
        ? null
        : wording.first(wording.items[firstToExpire.item].toLowerCase(), dateTimeText(endsAt)),
  };
}
