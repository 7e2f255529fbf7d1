import type { RegulationEntry } from "@striper/angling/regulations";
import { regulationsWording as wording } from "#web/features/regulations/wording.ts";

export type Standing = "open" | "closed" | "unclear";

export interface StandingView {
  readonly standing: Standing;
  readonly word: string;
  /** "opens May 16"; null when nothing changes. */
  readonly next: string | null;
}

type Entry = Pick<
  RegulationEntry,
  "status" | "next_change" | "prohibited" | "targeting_unlawful" | "confidence"
>;

/** Whether a fish may be kept today at all, in a word; doubt is said, never guessed away. */
export function standingOf(entry: Entry): StandingView {
  const words = wording.standing;
  if (entry.targeting_unlawful) return { standing: "closed", word: words.closed, next: null };
  if (entry.prohibited) return { standing: "closed", word: words.releaseOnly, next: null };
  const next = entry.next_change;
  if (entry.confidence === "low") return { standing: "unclear", word: words.unclear, next };
  if (entry.status === "open") return { standing: "open", word: words.open, next };
  if (entry.status === "closed") return { standing: "closed", word: words.closed, next };
  return { standing: "unclear", word: words.unclear, next };
}
