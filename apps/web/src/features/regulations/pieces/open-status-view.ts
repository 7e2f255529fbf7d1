import type { RegulationEntry } from "@striper/angling/regulations";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";

export type OpenStatus = "open" | "closed" | "unclear";

export interface OpenStatusView {
  readonly status: OpenStatus;
  readonly word: string;
  /** For example "opens May 16"; null when nothing changes. */
  readonly next: string | null;
}

type Entry = Pick<
  RegulationEntry,
  "status" | "next_change" | "prohibited" | "targeting_unlawful" | "confidence"
>;

export function openStatusOf(entry: Entry): OpenStatusView {
  const words = wording.openStatus;
  if (entry.targeting_unlawful) return { status: "closed", word: words.closed, next: null };
  if (entry.prohibited) return { status: "closed", word: words.releaseOnly, next: null };
  const next = entry.next_change;
  if (entry.confidence === "low") return { status: "unclear", word: words.unclear, next };
  if (entry.status === "open") return { status: "open", word: words.open, next };
  if (entry.status === "closed") return { status: "closed", word: words.closed, next };
  return { status: "unclear", word: words.unclear, next };
}
