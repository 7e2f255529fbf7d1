import { kin } from "#angling/assistant/understanding/time/ages.ts";
import { otherStates } from "#angling/assistant/answers/own/states.ts";

const license = "(?:license|permit|registration|certificate|cert|card)s?";
const kindOf = "(?:(?:resident|state|salt ?water|fishing|recreational|boat(?:er|ing)?|safety) )*";
const ofState = new RegExp(
  String.raw`(?<!\b(?:need|needs|buy|get|require|requires|required|want|sell|sells|cost|costs|for|without) (?:an? |the |another |my )?)\b(?:${otherStates}) (${kindOf})(${license}|salt ?water\b(?! license| permit)|one\b)`,
  "g",
);
const fromState = new RegExp(
  String.raw`\b(?:my |a |an |the )?${license} (?:is |was )?(?:from|out of) (?:${otherStates})\b`,
  "g",
);
const isOfPaper = /\b(?:license|permit|registration|certificate|card|salt ?water)s?\b/;
/** A license somebody has, or whether it counts: no license one has to get. */
const isHeld =
  /\b(?:have|has|had|got|hold|holds|holding|own|owns|bought|with|already|both|only|just|good|valid|works?|counts?|honou?rs?|honou?red|accept\w*|cover\w*|use|use[ds]|legal|ok|okay|fine|enough)\b/;
const lives = new RegExp(
  String.raw`\b(?:(?:i|we|he|she|they|who) )?(?:am |are |is )?(?:live|lives|living|reside|based|resident) (?:up |down |over |out )?(?:in|of) (?:(?:${otherStates})\b|\w+(?: (?:${otherStates})\b)?)|\b(?:am|are|is|was|up|down|over|here|visiting|coming|trailering|driving)(?: \w+){0,4}? from (?:${otherStates})\b|^(?:hi |hey )?\w+ (?:nh|ma|me|ct|ri) here\b|\b(?:i am|we are|is|are|im) from \w+\b|\b(?:${otherStates}) residents?\b`,
  "g",
);

const inOtherState = (_: string, kind: string): string =>
  /boat|safety/.test(kind) ? " boater certificate" : " out of state license";

/** Who comes from there, whatever is asked of them: "my nephew from Rhode Island", "flying in from Ohio". */
const visitor = new RegExp(
  String.raw`\b(${kin}|in-?laws?|guests?|family|friends|buddies|pals?|he|she|they|who|here|in|up|down|over|flying|driving|coming|visiting|visitors?|i am|we are)((?: (?:is|are|was|over|in|all|just))*) from (?:${otherStates})\b`,
  "g",
);

/**
 * A question on papers without the state a license is of and the town somebody lives in: neither is a place
 * where they fish.
 */
export function withoutResidence(text: string): string {
  if (!isOfPaper.test(text)) return text.replaceAll(visitor, "$1$2 out of state");
  const said = text.replaceAll(fromState, "out of state license").replaceAll(lives, " ");
  return (isHeld.test(said) ? said.replaceAll(ofState, inOtherState) : said)
    .replaceAll(/ {2,}/g, " ")
    .trim();
}
