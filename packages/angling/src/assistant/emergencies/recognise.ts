import type { Ranking } from "#angling/assistant/find/rank.ts";
import type { Danger } from "./danger-texts.ts";
import { recogniseDanger } from "./signs.ts";

/**
 * Minimum learned probability for a danger without signs, and the minimum share of similar
 * examples.
 */
const surely = 0.6;
const leastShare = 0.2;

/** Dangers of place or weather, which a plan for another day only asks about. */
const ofPlaces: ReadonlySet<string> = new Set<Danger>([
  "fog",
  "flood",
  "walk-out",
  "waders",
  "paddling",
]);

interface Guess {
  readonly learned: Ranking["danger"];
  readonly isPlanned: boolean;
}

/**
 * Returns the danger in a message, by signs or by the learned guess; null for an ordinary message.
 * Either is enough, because the safety text only adds to the cards.
 */
export function recogniseEmergency(message: string, { learned, isPlanned }: Guess): string | null {
  const bySigns = [message, ...message.split(/[,;.?!]+/)].flatMap(recogniseDanger);
  const isLearned = learned.probability >= surely && learned.share >= leastShare;
  const told: (string | null)[] = [...bySigns, ...(isLearned ? [learned.id] : [])];
  return told.find((danger) => !(isPlanned && ofPlaces.has(String(danger)))) ?? null;
}
