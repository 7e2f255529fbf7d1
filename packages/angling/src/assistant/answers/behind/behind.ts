import { passageFact } from "#angling/assistant/passages/passage.ts";
import type { BehindAsked, Frame } from "#angling/assistant/frame.ts";
import { terms } from "#angling/assistant/passages/own-passages.ts";
import { answered, type AnswerContext, type Reply } from "#angling/assistant/answers/reply.ts";
import { elseOf, pickOf } from "./choose.ts";
import { heldOf, milesOffOf, savedOf, whomOf } from "./held.ts";
import { extremeOf, leaveOf, nextOf, offOf, sinceOf, untilOf, whyOf } from "./times.ts";

/** What a person said or the app holds no source of. */
const own: ReadonlySet<string> = new Set(["Your question", "Striper Conditions"]);
const mostTerms = 2;

/** What an answer itself says of how sure it is. */
const ofSureness = /\b(?:not known|not available|at hand|estimate|normal|vouch|named|took)\b/i;
const sentences = /[^.!?()]+(?:\.(?=\S)[^.!?()]+)*/g;

/** Where the figures of an answer come from, and what it says it does not know. */
function sourcesOf({ facts, text }: Reply): Reply {
  const told = facts.filter(({ kind }) => !kind.startsWith("safety"));
  const sources = [...new Set(told.map(({ source }) => source))].filter((one) => !own.has(one));
  const open = [...text.replaceAll("*", "").matchAll(sentences)]
    .map(([one]) => one.trim())
    .filter((one) => ofSureness.test(one) && /^[A-Z]/.test(one));
  return answered(
    [
      sources.length === 0
        ? "It rests on the app's own texts alone."
        : `It rests on: ${sources.join("; ")}.`,
      ...new Set(open.map((one) => `${one}.`)),
      "More is not known of how sure it is.",
    ],
    facts,
  );
}

/** The terms of the app that stand in an answer, in the words of the app. */
function meaningOf(reply: Reply): Reply | null {
  const words = reply.text.toLowerCase();
  const found = terms.filter(({ title }) =>
    title.split(", ").some((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(words)),
  );
  const said = found.slice(0, mostTerms);
  if (said.length === 0) return null;
  return answered(
    said.map(({ title, text }) => `**${title}.** ${text}`),
    said.map(passageFact),
  );
}

const readings: Readonly<Record<Exclude<BehindAsked, "sources" | "meaning">, typeof untilOf>> = {
  until: untilOf,
  next: nextOf,
  why: whyOf,
  pick: pickOf,
  else: elseOf,
  since: sinceOf,
  whom: whomOf,
  leave: leaveOf,
  off: offOf,
  extreme: extremeOf,
  saved: savedOf,
  doubt: heldOf,
  milesOff: milesOffOf,
};

/** What is behind the last answer, which is given again for it by `answer`. */
export async function behind(
  asked: BehindAsked,
  frame: Frame,
  context: AnswerContext,
  answer: (frame: Frame, context: AnswerContext) => Promise<Reply>,
): Promise<Reply> {
  const reply = await answer(frame, context);
  if (asked === "meaning") return meaningOf(reply) ?? sourcesOf(reply);
  if (asked === "sources") return sourcesOf(reply);
  return readings[asked]({ reply, frame, context, answer });
}
