import type { AnswerContext, Reply } from "#angling/assistant/answers/reply.ts";
import { isOfBass, type Frame } from "#angling/assistant/frame.ts";
import { ruleOf } from "./keep.ts";

const bannedActs: readonly (readonly [act: RegExp, ban: string])[] = [
  [
    /\b(?:swap(?:s|ped|ping)?|cull(?:s|ed|ing)?|upgrad\w*|high ?grad\w*|trade (?:it|them|up|him|her)|replace (?:it|him|her))\b/,
    "**No: a kept bass may not be swapped for another.** Massachusetts bans high-grading, New Hampshire culling; the first one kept is the one of the day.",
  ],
  [
    /\b(?:live ?well|stringer|holding car|live car)\b/,
    "**No: a bass may not be held alive in a live well or on a stringer in Massachusetts.** Keep it or release it at once.",
  ],
];

/** What may not be done with a bass that was caught, however long it is; null for other questions. */
export async function bannedAct(frame: Frame, context: AnswerContext): Promise<Reply | null> {
  const { words, species, intent } = frame;
  if (
    species?.kind === "one" &&
    species.id === "atlantic_mackerel" &&
    /\b(?:bait|live) ?(?:well|pen|tank)\b/.test(words)
  )
    return ruleOf(
      frame,
      context,
      "**No more than the bag aboard.** In Massachusetts it limits what is taken in a day and what is on the water; only fish in a freezer, fish car or shore bait well are not counted.",
    );
  const isBass = isOfBass(species) || (species?.kind === "several" && species.name === "bass");
  const isLaw = intent === "keep" || intent === "rules";
  if (!isBass || !isLaw || !asksLeave.test(words)) return null;
  const ban = bannedActs.find(([act]) => act.test(words))?.[1];
  return ban === undefined ? null : ruleOf(frame, context, ban, "release");
}

const asksLeave =
  /\b(?:ok|okay|can|may|could|legal|allowed|should|fine|alright|good|right|wants?)\b/;
