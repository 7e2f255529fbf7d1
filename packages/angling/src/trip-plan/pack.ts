import type { Instant } from "@striper/marine/time";

/** Data and documents that a trip needs on the device. */
export const packItems = [
  "tides",
  "forecast",
  "zones",
  "alerts",
  "score",
  "law",
  "spots",
  "chart",
  "license",
  "app",
  "plan",
  "float-plan",
] as const;
export type PackItem = (typeof packItems)[number];

/** The state of one item on the device. */
export interface Packed {
  readonly item: PackItem;
  readonly isOnDevice: boolean;
  /** The time it was fetched or made; null when it is computed or absent. */
  readonly since: Instant | null;
  /** The end of validity; null when it does not expire. */
  readonly goodUntil: Instant | null;
  /** Not needed for this trip, for example a chart ashore. */
  readonly isOptional?: boolean;
}

export type LedgerState = "good" | "expires" | "expired" | "missing";

export interface LedgerRow extends Packed {
  readonly state: LedgerState;
}

export interface Ledger {
  readonly rows: readonly LedgerRow[];
  readonly ready: number;
  readonly needed: number;
  /** True when all needed items are present and valid to the trip's end. */
  readonly isGreen: boolean;
  /** The first needed item that is valid now and expires before the trip ends. */
  readonly firstToExpire: LedgerRow | null;
}

function stateOf({ isOnDevice, goodUntil }: Packed, now: Instant, until: Instant): LedgerState {
  if (!isOnDevice) return "missing";
  if (goodUntil === null || goodUntil >= until) return "good";
  return goodUntil <= now ? "expired" : "expires";
}

/** Checks each item against the whole trip. */
export function packLedger(packed: readonly Packed[], now: Instant, until: Instant): Ledger {
  const rows = packed.map((one) => ({ ...one, state: stateOf(one, now, until) }));
  const needed = rows.filter(({ isOptional = false }) => !isOptional);
  const ready = needed.filter(({ state }) => state === "good");
  const [firstToExpire = null] = needed
    .flatMap((row) =>
      row.state !== "expires" || row.goodUntil === null ? [] : [{ row, until: row.goodUntil }],
    )
    .toSorted((a, b) => a.until - b.until)
    .map(({ row }) => row);
  return {
    rows,
    ready: ready.length,
    needed: needed.length,
    isGreen: needed.length > 0 && ready.length === needed.length,
    firstToExpire,
  };
}
