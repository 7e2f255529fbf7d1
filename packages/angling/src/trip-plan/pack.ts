import type { Instant } from "@striper/marine/time";

/** What a trip needs on the device. */
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

/** What the device has of one of them. */
export interface Packed {
  readonly item: PackItem;
  readonly isOnDevice: boolean;
  /** When it was fetched or made; null where it is computed here, or not here. */
  readonly since: Instant | null;
  /** Valid until then; null: it does not expire. */
  readonly goodUntil: Instant | null;
  /** Not needed for this trip, such as a chart ashore. */
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
  /** All that is needed is here and holds until the trip is over. */
  readonly isGreen: boolean;
  /** The first of what is still valid that ends before the trip does. */
  readonly firstToExpire: LedgerRow | null;
}

function stateOf({ isOnDevice, goodUntil }: Packed, now: Instant, until: Instant): LedgerState {
  if (!isOnDevice) return "missing";
  if (goodUntil === null || goodUntil >= until) return "good";
  return goodUntil <= now ? "expired" : "expires";
}

/** Each piece against the whole trip: green only when all of it is there and holds to its end. */
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
