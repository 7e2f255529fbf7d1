import type { Ranking } from "#angling/assistant/find/rank.ts";
import { recogniseDanger } from "./signs.ts";

/** The learned probability from which a danger is taken as told without a sign of it, and the least share of near examples. */
const surely = 0.6;
const leastShare = 0.2;

/**
 * Returns the danger a message tells of, by its signs or by the learned guess; null for an ordinary one.
 * Either is enough: the text stands above the cards and takes nothing from them.
 */
export function recogniseEmergency(message: string, learned: Ranking["danger"]): string | null {
  const [byItsSigns] = [message, ...message.split(/[,;.?!]+/)].flatMap(recogniseDanger);
  const isLearned = learned.probability >= surely && learned.share >= leastShare;
  return byItsSigns ?? (isLearned ? learned.id : null);
}
