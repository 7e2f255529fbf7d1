import { recogniseDanger } from "./signs.ts";

/** The learned probability from which a danger is taken as told without a sign of it. */
const surely = 0.6;

/**
 * Returns the danger a message tells of, by its signs or by the learned guess; null for an ordinary one.
 * Either is enough: the text stands above the cards and takes nothing from them.
 */
export function recogniseEmergency(
  message: string,
  learned: { readonly probability: number; readonly id: string | null },
): string | null {
  const [byItsSigns] = [message, ...message.split(/[,;.?!]+/)].flatMap(recogniseDanger);
  return byItsSigns ?? (learned.probability >= surely ? learned.id : null);
}
