import { type Reply } from "#angling/assistant/answers/reply.ts";
import { quotedFrom } from "#angling/assistant/passages/passage.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { knownAnswers } from "#angling/assistant/passages/known-answers.ts";
import { scoreSaidIn } from "./why-score.ts";

/** From it on fish are expected. */
const worthTrying = 50;
const wereCaught =
  /\b(?:caught|catching|had (?:\d|a lot|plenty|some|fish)|got (?:\d|a lot|plenty)|limited out|on fire|everywhere|loaded|(?:crush|slay|hammer|blitz|kill)\w*)\b/;

const textOn = (title: string): Reply | null => {
  const text = knownAnswers.find((one) => one.title === title);
  return text === undefined ? null : { ...quotedFrom(text), isLed: true };
};

/** "It said 88 and nobody got a touch", "said 22, yet the pier was on fire": the score is doubted, not asked for. */
export function scoreDoubted({ words, cues }: Frame): Reply | null {
  const score = cues.includes("scoreSaid") ? scoreSaidIn(words) : null;
  if (score === null || /^(?:why|how come)\b/.test(words)) return null;
  if (cues.includes("skunked"))
    return score >= worthTrying ? textOn("Why did a high score bring no fish?") : null;
  return score < worthTrying && wereCaught.test(words)
    ? textOn("Why were fish caught at a low score?")
    : null;
}
