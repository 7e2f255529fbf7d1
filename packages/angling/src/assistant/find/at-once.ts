import type { ToolName } from "#angling/assistant/tools/tool-names.ts";
import type { Ranked } from "./rank.ts";
import { topicOfLabel } from "./labels.ts";

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
 * Matches words that change a verdict on a fish or permit: how it was caught or died, whose it is,
 * its use. A card that ignores them must not open by itself.
 */
const turns =
  /\b(?:gaff\w*|fork\w*|bleed\w*|blood|dead|dying|died|floating|floater|drowned|found|washed|bought|buy\w*|borrow\w*|sell\w*|sold|trade\w*|gift\w*|gave|give\w*|given|another (?:guy|person|angler)s?|someone (?:else)?s?|somebody\w*|neighbors?|strangers?|friends? (?:fish|license|permit)|snag\w*|foul ?hook\w*|spear\w*|shot|net(?:s|ted)?|cut|fillet\w*|mutilat\w*|chopped|head off|tail off|frozen|freez\w*|tagged|tournament|commercial\w*|restaurant|dealer|clos(?:ed|ure) (?:area|zone)|maine|rhode|connecticut|tribal|tribe|disab\w*|veteran\w*|military|blind|guid\w*|dig\w*|instead|except\w*|unless|barely|almost|lie[ds]?|pinch\w*|shrink\w*|shrunk|yesterday|earlier|swap\w*|kids?|sons?|daughters?|dad|wife|budd(?:y|ies)s?|cousins?|his|hers|high ?grad\w*|cull\w*|transport\w*|mail\w*|ship\w*)\b/;
const negated = /\b(?:not|never|illegal|without|unless|no longer)\b/;

/** Thresholds tuned on held-out questions: at most 2 in 100 wrong, none on law or safety. */
const leastProbability = 0.7;
const leastOfText = 0.75;
const leastOfVerdict = 0.85;
const leastLead = 4;

export interface AtOnce {
  readonly ranked: readonly Ranked[];
  readonly unread: readonly string[];
  readonly words: string;
  /** Learned probability that the app has no answer. */
  readonly none: number;
}

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
