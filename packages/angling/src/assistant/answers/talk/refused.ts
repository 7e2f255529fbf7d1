import { fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { declinedWith, type AnswerContext, type Reply } from "#angling/assistant/answers/reply.ts";
import { answerTide } from "#angling/assistant/answers/water/tide.ts";
import { questionMaxLength } from "#angling/assistant/understanding/words.ts";

const offer =
  "I can help with tides, currents, the bite, spots, rules, your own log and licenses from Cape Cod to New Hampshire.";

const words: Readonly<Record<string, string>> = {
  blank: "There was no question in that.",
  unreadable: "I could not read a question in that; I understand English.",
  region:
    "I know only the coast of Massachusetts and New Hampshire and the federal water off it, not that place.",
  instructions: "I cannot share or change how I work, and rules come only from the rule table.",
  code: "I answer questions about fishing here, not about programs.",
  others:
    "I can only see what is yours: other people's catches, spots and licenses are never shown to anybody.",
  medical:
    "I give no medical advice. In an emergency call 911 or the Coast Guard on VHF channel 16.",
  eating:
    "I hold no advice on eating fish from there: the Massachusetts Department of Public Health gives it. Whether one may be kept I can tell by its length.",
  draft:
    "I do not say whether your boat clears there: a tide's height is no depth. The chart view shows charted depths, and bottoms shift.",
  tackle:
    "I hold no strengths of lines or leaders, no rods and no reels. Rules on hooks and the baits a spot names I do hold.",
  directions:
    "I give no directions. Name the spot alone, and I tell its access, parking and position for your map.",
  politics: "I stay out of politics and the news.",
  prices: "I hold no prices and sell nothing; ask a tackle shop or the operator.",
  counts:
    "Nobody counts fish for me, so I cannot say how many there are, where they swim right now, or promise a catch. The bite score says when conditions favor them.",
  "catch-forecast":
    "I cannot say how many fish you will catch. The bite score says when conditions favor them.",
  "other-topic": "That is not something I know.",
  commercial:
    "I hold the recreational rules only. Commercial fishing has its own permits, sizes and quotas: ask the Massachusetts Division of Marine Fisheries.",
  reporting:
    "Report it to the Massachusetts Environmental Police or New Hampshire Fish and Game; on the water the Coast Guard listens on VHF channel 16.",
  biology: "I hold the rules, places and baits of a fish, not its biology or its records.",
  shops: "I know no shops and no prices; a harbor master or another angler does.",
  fines:
    "I hold no fines or penalties; ask the Massachusetts Environmental Police or New Hampshire Fish and Game.",
  evading: "I do not help around the rules. I can tell you what they are.",
};

export function answerRefused({ topic }: Frame): Reply {
  if (topic === "too-long") {
    return declinedWith(
      `That question is too long for me: ask in at most ${questionMaxLength} characters. ${offer}`,
      [fact("question-limit", questionMaxLength, "Striper Conditions", { unit: "characters" })],
    );
  }
  const facts =
    topic === "medical" || topic === "reporting"
      ? [fact("emergency", "911, VHF channel 16", "Striper Conditions")]
      : [];
  return declinedWith(`${words[topic ?? ""] ?? "I did not understand that."} ${offer}`, facts);
}

/** Where a place was understood and nothing else, its water is told beside the refusal. */
export async function answerUnknown(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { place, unknownWords, when } = frame;
  if (place === null || unknownWords.length > 0)
    return declinedWith(
      `I am not sure what you mean. ${offer} Name a place, a fish or a time, for example "high tide at Hull tomorrow".`,
    );
  // What is not sure of its subject takes no hour for granted either.
  const asked = when === null ? null : { ...when, assumed: null };
  const tide = await answerTide({ ...frame, intent: "tide", when: asked, assumed: [] }, context);
  return declinedWith(
    `I am not sure what you ask about ${place.name}; here is its tide. ${tide.text}`,
    tide.facts,
  );
}
