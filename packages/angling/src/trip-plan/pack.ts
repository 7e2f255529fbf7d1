import type { Instant } from "@striper/marine/time";

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

export interface Packed {
  readonly item: PackItem;
  readonly isOnDevice: boolean;
  readonly since: Instant | null;
  readonly goodUntil: Instant | null;
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
  readonly isGreen: boolean;
  readonly firstToExpire: LedgerRow | null;
}

function stateOf({ isOnDevice, goodUntil }: Packed, now: Instant, until: Instant): LedgerState {
  if (!isOnDevice) return "missing";
  if (goodUntil === null || goodUntil >= until) return "good";
  return goodUntil <= now ? "expired" : "expires";
}

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
