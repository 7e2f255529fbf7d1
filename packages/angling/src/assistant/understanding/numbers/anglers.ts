import { kin, kinTogether } from "#angling/assistant/understanding/time/ages.ts";

const party =
  /\b(\d{1,2}) (?:anglers?|people|guys?|of us|fishermen|friends|persons?|buddies|pax|patrons|customers|clients|passengers|dudes|men)\b|\b(?:charter|boat|group|party|crew|family) of (\d{1,2})\b/;
/** One who may fish beside the one who asks, with the age that is told of them. */
const person = String.raw`(?:${kin})(?:(?: who is| is)? (?:age )?\d{1,2}(?: (?:yo|years? old|yrs? old))?)?`;
const caughtOne = "(?:got|has|have|caught|had|kept|landed|took)";
const pairOfAnglers = new RegExp(
  String.raw`\b(?:with (?:1|one|a|my) ${person}|me (?:and|n) (?!no)|my ${person}s? ${caughtOne} .*\b(?:i|we) ${caughtOne}\b|\bi ${caughtOne} .*\bmy ${person}s? ${caughtOne}\b|(?:my )?${person} (?:and|n) (?:i|me|myself)\b|\bi and my ${person}|\b${caughtOne}\b.*\bcan my ${person} (?:also )?(?:keep|take|have)\b|both of us|${person} (?:is |was )?(?:also )?(?:fishing|fishes|along|aboard|here|with me)\b)`,
);

/** "Me and 2 buddies": they are counted without the one who asks. */
const others =
  /\b(?:me|i|myself)\b.*\b(?:and|n|with|plus) (?:my )?(\d{1,2}) (?:budd\w+|friends?|kids?|others?|pals|sons?|guys?|boys|girls|daughters|brothers|cousins|nephews|grand\w+)\b|\b(?:my )?(\d{1,2}) (?:budd\w+|friends?|kids?|pals|sons?) and (?:i|me)\b/;

/** "And 3 kids aboard": beside the one who asks. */
const kidsAlong =
  /\b(\d{1,2}) (?:\w+ )?(?:kids?|children|sons?|daughters?|boys|girls|grandkids) (?:\w+ )?(?:aboard|along|with (?:me|us)|on (?:the|my|our) boat|on board|fishing)\b/;

/** How many are named, and who is not among them. */
const counted: readonly (readonly [RegExp, beside: number])[] = [
  [others, 1],
  [party, 0],
  [kidsAlong, 1],
];

/** Each has a bag of their own: "two stripers, two anglers". */
export function anglersIn(text: string): number {
  for (const [pattern, beside] of counted) {
    const said = pattern
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined);
    if (said !== undefined) return Math.max(1, Number(said) + beside);
  }
  const together = kinTogether(text);
  if (together.length > 1 && /\beach\b|\bapiece\b/.test(text))
    return together.length + Number(/\b(?:mine|me|i|myself)\b/.test(text));
  return pairOfAnglers.test(text) ? 2 : 1;
}

/** "3 a man so 12 fish": the fish of all of them, as they are added up. */
export function claimedIn(text: string): number | null {
  const said =
    /\bso (?:that is |is that |is it |we (?:can |could )?(?:keep |have |take |get )?)?(\d{1,3})(?: (?:fish|total|in all|all told|altogether|for the boat|\w+s))?(?= (?:right|rite|yeah|yes|then|correct|ok|okay|total|in all|is that)\b|$)/.exec(
      text,
    )?.[1];
  return said === undefined || anglersIn(text) < 2 ? null : Number(said);
}
