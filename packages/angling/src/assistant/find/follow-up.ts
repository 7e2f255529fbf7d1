import { wordsOfTalk, wordsWithoutMeaning } from "#angling/assistant/lexicon.ts";
import type { SlotsRead } from "#angling/assistant/slots/read-text.ts";
import type { Instant } from "@striper/marine/time";
import { candidateOf, judgesMoment } from "./candidate.ts";
import type { Ranking } from "./rank.ts";
import type { Candidate, CardBefore } from "./turn.ts";

const followers: ReadonlySet<string> = new Set(
  "what about how if instead then same also next and or but ok again now more one no wait sorry was its actually meant mean make i just to not".split(
    " ",
  ),
);
const says: ReadonlySet<string> = new Set([...wordsWithoutMeaning, ...wordsOfTalk, ...followers]);
export const opener =
  /^(?:and|what about|how about|how bout|or|then|ok|same|what if|but|also|now|no|sorry|so)\b/;
const reference = /\b(?:there|that|those|them|it|other|same)\b/;
const mostWordsOfFollowUp = 8;
export const mostWordsThatGoOn = 14;
/** Messages with fewer words may refer to the last card, whatever else they seem to ask. */
const leastWordsOnTheirOwn = 6;

export interface FollowUp {
  readonly candidate: Candidate;
  readonly isAll: boolean;
}

export function followUp(
  previous: CardBefore | null,
  { read, ranking }: { readonly read: SlotsRead; readonly ranking: Ranking },
  now: Instant,
): FollowUp | null {
  if (previous === null) return null;
  const { words, rest, slots, vague } = read;
  const count = words.split(" ").length;
  const { slots: filled } = candidateOf(
    { label: previous.tool, probability: 1 },
    { ...read, vague: judgesMoment.has(previous.tool) ? [] : vague },
    now,
  ) ?? { slots: {} };
  if (count > mostWordsThatGoOn || Object.keys(filled).length === 0) return null;
  const isBare = rest.every((word) => says.has(word));
  const isOpened = opener.test(words);
  const isOfSame = isOpened && ranking.ranked[0]?.label === previous.tool;
  const isUnused = Object.keys(slots).some(
    (name) => name !== "hour" && name !== "period" && name !== "mode" && !(name in filled),
  );
  const candidate = { tool: previous.tool, slots: { ...previous.slots, ...filled } };
  return {
    candidate: { ...candidate, probability: 1 },
    isAll:
      count <= mostWordsOfFollowUp && (isBare || isOfSame) && !(isUnused && isBare && !isOpened),
  };
}

export function standsAlone({ words }: SlotsRead, patch: FollowUp | null): boolean {
  if (opener.test(words) || reference.test(words)) return false;
  return patch === null || words.split(" ").length >= leastWordsOnTheirOwn;
}
