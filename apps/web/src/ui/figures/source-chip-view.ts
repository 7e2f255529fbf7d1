export type Source =
  | { readonly kind: "computed"; readonly from: string }
  | { readonly kind: "observed"; readonly from: string; readonly at: number }
  | { readonly kind: "forecast"; readonly from: string; readonly issuedAt: number }
  | { readonly kind: "estimate"; readonly from: string };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns "just now", "12 min ago", "3 h ago" or "2 days ago". A time in the future reads as now. */
export function ageText(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < minute) return "just now";
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  if (age < 2 * day) return `${Math.floor(age / hour)} h ago`;
  return `${Math.floor(age / day)} days ago`;
}

export interface SourceChipView {
  readonly text: string;
  readonly meaning: string;
}

export function sourceChipView(source: Source, now: number): SourceChipView {
  return { text: `${source.from} · ${freshnessText(source, now)}`, meaning: meanings[source.kind] };
}

const meanings = {
  computed: "Computed on this device; it does not age.",
  observed: "Measured there.",
  forecast: "A forecast, not a measurement.",
  estimate: "What is usual; nothing live is available.",
} as const satisfies Record<Source["kind"], string>;

function freshnessText(source: Source, now: number): string {
  if (source.kind === "observed") return ageText(source.at, now);
  if (source.kind === "forecast") return `issued ${ageText(source.issuedAt, now)}`;
  return source.kind;
}
