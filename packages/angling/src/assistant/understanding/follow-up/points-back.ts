import { carriesNothing } from "#angling/assistant/understanding/coverage.ts";
import type { Frame } from "#angling/assistant/frame.ts";

const lead = /^(?:(?:and|or|but|so|ok|okay|then|also|now) )*(?:(?:what|how) (?:about|if) )?/;
/** What asks something, or tells what is done with a fish: more than the value of a slot. */
const asking =
  /\b(?:what|how|when|where|which|who|whose|why|can|could|should|may|do|does|did|will|would|keep\w*|retain|toss|throw|legal|illegal|legit|lawful|need\w*|same|both|park\w*|restrooms?|bathrooms?|ramps?|crowd\w*|deep|depth|baits?|tides?|currents?|weather|limits?|size|season)\b/;
const beside: readonly (readonly [(frame: Frame) => boolean, string])[] = [
  [
    ({ wind = null }) => wind !== null,
    "wind winds gusts blowing kt kts knots mph n ne e se s sw w nw north northeast east southeast south southwest west northwest",
  ],
  [({ flow }) => flow !== null, "ebb flood slack incoming outgoing rising falling tide"],
  [({ place, water }) => place !== null || water !== null, "near nearer closer waters"],
];

/** "What about Sunday", "and at the canal", "from the boat": values of slots, and no question. */
export function namesOnlySlots(rest: string, frame: Frame): boolean {
  const said = rest.replace(lead, "");
  const others = [
    frame.bait ?? "",
    ...beside.map(([isSaid, words]) => (isSaid(frame) ? words : "")),
  ];
  const known = new Set(others.flatMap((words) => words.split(" ")));
  return (
    !asking.test(said) &&
    said.split(" ").every((word) => !/[a-z]/.test(word) || carriesNothing(word) || known.has(word))
  );
}

/** "Is it open", "how many of them", "that one instead". */
export const pointsBack = ({ words }: Frame): boolean =>
  /\b(?:it|they|them|that|those|instead|then|there|same)\b/.test(words);

const going = String.raw`(?:go(?:ing)?(?: out| fishing)?|head(?:ing)? out|fish(?:ing)?|cross(?: back)?(?: in| out)?|launch|run out|risk it|chance it|try it)`;
const fine = String.raw`(?:ok|okay|safe|fine|good|alright|all right|worth it|doable|fishable|a go)(?: enough)?(?: to ${going})?`;
const craft = String.raw`(?:(?:a|an|the|my|our|his|\d+) )?(?:(?:small|little|open|\d+|ft|foot) ){0,3}(?:kayaks?|canoe|sup|paddle ?board|skiff|boat|whaler|tinny|footer|ft|dinghy|jon boat|inflatable)`;
const atTurn = String.raw`at (?:dead )?(?:low|high|slack)(?: tide| water)?`;
/** "Go or no", "yes or no". */
const either = String.raw`(?:(?:is (?:it|that) |so )?(?:a )?(?:go|yes|yay|yea) or (?:no(?: go|t)?|nay|stay(?: home| in| put)?)|go no go|thumbs up or down|what (?:would|do) you (?:do|say)|whats the call|your call|the call)`;
/** "So I'd better stay home", "should we bail". */
const staysIn = String.raw`(?:(?:(?:i|we|id|wed|ill|well)(?: had| would| should| will)? (?:better|just|should|rather|might as well) |should (?:i|we) |better |guess (?:i|we)(?:ll| will)? )(?:just |then )*(?:stay (?:home|in|ashore|put|on (?:shore|land|the beach))|bail|skip(?: it)?|cancel|scrap it|call it off|wait it out|not go|forget it|pass|scrub it))`;
export const asksToStay = new RegExp(String.raw`^(?:(?:so|and|ok|okay|but|then) )*${staysIn}`);
const leave = new RegExp(
  String.raw`^(?:(?:so|and|ok|okay|but|well|then|now|still|yeah) )*(?:(?:(?:is|will|would) )?(?:it|that|this)(?: be)? ${fine}|(?:am i|are we|we|i am) ${fine}|(?:should|can|could|may|do) (?:i|we) (?:still |just |even )*${going}|(?:i|we) should(?: not)? ${going}|safe(?: enough)?|(?:is (?:it|that) )?${fine} (?:for|in|with) ${craft}|${either}|${staysIn})(?: (?:${atTurn}|then|now|anyway|though|or not|still|at \d+|WHEN|at WHEN|PLACE|at PLACE))*$`,
);
const hour =
  /^(?:(?:so|and|ok|but|well|then) )*(?:when|what times?|which hours?|what hours?|when is (?:it |that )?(?:best|good)|(?:the )?best times?)(?: (?:then|there|though|is (?:best|good|it|that)))*$/;

/** "So should I go", "is it ok then", "what time": asked of the place, the day and the fish before. */
export function askedOfBefore(rest: string): "go" | "best-time" | null {
  if (leave.test(rest)) return "go";
  return hour.test(rest) ? "best-time" : null;
}
