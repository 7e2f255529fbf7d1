import type { Frame } from "#angling/assistant/frame.ts";

const sells = /\b(?:sell|selling|sale|sold)\b/;
const them = /\b(?:they|them|he|she|(?:the|my|our) (?:kids|boys|girls))\b/;

/** A permit asked about in a talk: that to sell, a boat's for tuna, of those whose ages were told. */
export function ofPapers(frame: Frame, before: Frame): Partial<Frame> {
  const { intent, words, age = null, species } = frame;
  if (intent !== "permit") return {};
  const { species: talkedOf } = before;
  const isOfTuna =
    talkedOf?.kind === "one" ? talkedOf.id.endsWith("tuna") : talkedOf?.name === "tuna";
  return {
    ...(!sells.test(words) && sells.test(before.words) ? { words: `to sell: ${words}` } : {}),
    ...(isOfTuna && species === null ? { species: talkedOf } : {}),
    ...(age === null && them.test(words) ? { ages: before.ages ?? [] } : {}),
  };
}
