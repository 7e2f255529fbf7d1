import type { ToolName } from "#angling/assistant/tools/tool-names.ts";
import type { Ranked } from "./rank.ts";
import { topicOfLabel } from "./labels.ts";

/** Tools whose card is a verdict on law or safety. */
const givesVerdict: ReadonlySet<string> = new Set<ToolName>([
  "keep",
  "rules",
  "permit",
  "line",
  "go",
  "depth",
  "wading",
]);

export const isVerdictTool = (tool: string): boolean => givesVerdict.has(tool);

/**
 * Words that turn a verdict on a fish or a permit: how it was taken or died, whose it is, what is done with
 * it. A card that does not ask for them must not open by itself.
 */
const turns =
  /\b(?:gaff\w*|fork\w*|bleed\w*|blood|dead|dying|died|floating|floater|drowned|found|washed|bought|buy\w*|borrow\w*|sell\w*|sold|trade\w*|gift\w*|gave|give\w*|given|another (?:guy|person|angler)s?|someone (?:else)?s?|somebody\w*|neighbors?|strangers?|friends? (?:fish|license|permit)|snag\w*|foul ?hook\w*|spear\w*|shot|net(?:s|ted)?|cut|fillet\w*|mutilat\w*|chopped|head off|tail off|frozen|freez\w*|tagged|tournament|commercial\w*|restaurant|dealer|clos(?:ed|ure) (?:area|zone)|maine|rhode|connecticut|tribal|tribe|disab\w*|veteran\w*|military|blind|guid\w*|dig\w*|instead|except\w*|unless|barely|almost|lie[ds]?|pinch\w*|shrink\w*|shrunk|yesterday|earlier|swap\w*|kids?|sons?|daughters?|dad|wife|budd(?:y|ies)s?|cousins?|his|hers|high ?grad\w*|cull\w*|transport\w*|mail\w*|ship\w*)\b/;
/** "Not", "except": the answer to the opposite question is another one. */
const negated = /\b(?:not|never|illegal|without|unless|no longer)\b/;

/** Tuned on held-out questions: at most 2 in 100 shown wrong, none of them on law or safety. */
const leastProbability = 0.7;
const leastOfText = 0.75;
const leastOfVerdict = 0.85;
const leastLead = 4;

export interface AtOnce {
  readonly ranked: readonly Ranked[];
  /** Words neither a slot nor the examples of the first card explain. */
  readonly unread: readonly string[];
  readonly words: string;
  /** The learned probability that the app has no answer. */
  readonly none: number;
}

/** Decides whether the first card opens by itself. */
export function opensAtOnce({ ranked, unread, words, none }: AtOnce): boolean {
  const [first, second] = ranked;
  if (first === undefined || unread.length > 0) return false;
  const tool = topicOfLabel(first.label);
  const isVerdict = givesVerdict.has(tool);
  if (isVerdict && (turns.test(words) || negated.test(words))) return false;
  if (none > leastNone) return false;
  const isText = tool === "text";
  const least = isVerdict ? leastOfVerdict : isText ? leastOfText : leastProbability;
  return first.probability >= least && first.probability >= leastLead * (second?.probability ?? 0);
}
const leastNone = 0.3;
