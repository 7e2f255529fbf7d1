import { closedTo, sourceText } from "#angling/access/index.ts";
import { fact, screens } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { answered, type Reply } from "#angling/assistant/answers/reply.ts";

const paddled =
  /\b(?:kayak\w*|yak|canoe\w*|paddle ?boards?|sup|wind ?surf\w*|jet ?skis?|row ?boat)\b/;
const byBoat = /\b(?:boats?|skiff|whaler|troll\w*)\b/;
const fishes = /\b(?:fish\w*|troll\w*|cast\w*|jig\w*|drift\w*)\b/;

/** A craft is to go, or to fish, where craft of its kind may not; null for another question. */
export function closedWater({ place, words, wordsBefore = "", said = [] }: Frame): Reply | null {
  if (place === null) return null;
  const isFishing = byBoat.test(words) && fishes.test(words);
  // "What about by the jetties", after a kayak: another place for the same craft.
  const isStillPaddled =
    said.includes("place") && paddled.test(wordsBefore) && /^(?:what|how) about\b/.test(words);
  const closed =
    paddled.test(words) || isStillPaddled
      ? closedTo("paddled", place)
      : isFishing
        ? closedTo("fishing-boats", place)
        : [];
  if (closed.length === 0) return null;
  return answered(
    closed.map((one) => `**No. ${one.name}:** ${one.says} Source: ${sourceText(one)}.`),
    closed.map((one) =>
      fact("closed-water", one.says, sourceText(one), { place: one.name, screen: screens.map }),
    ),
  );
}
