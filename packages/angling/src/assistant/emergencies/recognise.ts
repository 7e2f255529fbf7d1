import type { Ranking } from "#angling/assistant/find/rank.ts";
import type { Danger } from "./danger-texts.ts";
import { recogniseDanger } from "./signs.ts";

/** The learned probability from which a danger is taken as told without a sign of it, and the least share of near examples. */
const surely = 0.6;
const leastShare = 0.2;

/** Dangers of a place or of the weather, which a plan for another day only asks about. */
const ofPlaces: ReadonlySet<string> = new Set<Danger>([
  "fog",
  "flood",
  "walk-out",
  "waders",
  "paddling",
]);

interface Guess {
  readonly learned: Ranking["danger"];
  /** The message names a later day. */
  readonly isPlanned: boolean;
}

/**
 * Returns the danger a message tells of, by its signs or by the learned guess; null for an ordinary one.
 * Either is enough: the text stands above the cards and takes nothing from them.
 */
export function recogniseEmergency(message: string, { learned, isPlanned }: Guess): string | null {
  const bySigns = [message, ...message.split(/[,;.?!]+/)].flatMap(recogniseDanger);
  const isLearned = learned.probability >= surely && learned.share >= leastShare;
  const told: (string | null)[] = [...bySigns, ...(isLearned ? [learned.id] : [])];
  return told.find((danger) => !(isPlanned && ofPlaces.has(String(danger)))) ?? null;
}
