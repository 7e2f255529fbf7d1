import { isOfSameFish, type Frame } from "#angling/assistant/frame.ts";
import { kin } from "#angling/assistant/understanding/time/ages.ts";

const sells = /\b(?:sell|selling|sale|sold)\b/;
const them = /\b(?:they|them|he|she|(?:the|my|our) (?:kids|boys|girls))\b/;

const anothers = new RegExp(String.raw`\b(?:${kin}|he|she|his|hers|their)s?\b`);

/** Who fishes together, and what was kept already, hold for the next fish of the talk. */
const ofBag = ({ words, anglers, kept, lengths = [] }: Frame, before: Frame): Partial<Frame> => ({
  anglers:
    anglers ??
    (lengths.length > 1 || /\b(?:we|us|our|both|all)\b/.test(words)
      ? (before.anglers ?? null)
      : null),
  kept: kept ?? (anothers.test(words) ? null : before.kept),
});

/** A permit asked about in a talk: that to sell, a boat's for tuna, of those whose ages were told. */
export function ofPapers(frame: Frame, before: Frame): Partial<Frame> {
  const { intent, words, age = null, species } = frame;
  if (intent === "keep" && isOfSameFish(frame, before)) return ofBag(frame, before);
  if (intent !== "permit") return {};
  const { species: talkedOf } = before;
  const isOfTuna =
    talkedOf?.kind === "one" ? talkedOf.id.endsWith("tuna") : talkedOf?.name === "tuna";
  return {
    ...(!sells.test(words) && sells.test(before.words) ? { words: `to sell: ${words}` } : {}),
    ...(isOfTuna && species === null ? { species: talkedOf } : {}),
    ...(age === null && them.test(words)
      ? { age: before.age ?? null, ages: before.ages ?? [] }
      : {}),
  };
}
