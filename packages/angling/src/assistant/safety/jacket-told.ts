import { harborDate, harborParts } from "@striper/marine/time";
import { dateWords, type AnswerContext } from "#angling/assistant/answers/reply.ts";
import { fact, questionFacts } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { InDanger, Told } from "./bar-now.ts";
import { isOnFeet } from "#angling/assistant/emergencies/signs.ts";

/** The last year of age in which a child wears one under way: Massachusetts under 12, 323 CMR 2.00; New Hampshire 12 and younger. */
const lastChildYear = { MA: 11, NH: 12 } as const;
/** Massachusetts: from September 15 to May 15 in a canoe or kayak. */
const coldFrom = { month: 9, day: 15 };
const coldTo = { month: 5, day: 15 };
const isCold = (month: number, dayOfMonth: number): boolean =>
  month > coldFrom.month ||
  month < coldTo.month ||
  (month === coldFrom.month && dayOfMonth >= coldFrom.day) ||
  (month === coldTo.month && dayOfMonth <= coldTo.day);
const law = "323 CMR 2.00";

const nothingTold: Told = { words: [], facts: [] };
const ofLaw = (words: string, ages: readonly number[] = []): Told => ({
  words: [words],
  facts: [...questionFacts(ages.map((age) => ["age", age])), fact("life-jacket", words, law)],
});

const children =
  /\b(?:kids?|child(?:ren)?|toddlers?|sons?|daughters?|boys?|girls?|nephews?|nieces?)\b/;
const grown =
  /\b(?:me too|do i|i (?:have|need|wear)|must i|me as well|and me|for me|myself|id be|ill be|i would|mine|adults?|grown ?ups?|us|wife|husband|dad|buddy)\b/;
const loose =
  /\b(?:(?:around|round) (?:my|the|his|her|your) neck|in (?:the|my) (?:hatch|bag|bow|boat)|stowed|within reach|under the seat|strapped to|unbuckled|not (?:buckled|zipped))\b/;
const stands = /\b(?:anchor\w*|moor\w*|tied up|at the dock)\b/;
const fresh = /\b(?:lakes?|ponds?|fresh ?water|reservoirs?)\b/;
const listed = /\b(\d{1,2})\b/g;
/** A number that may be an age beside children. */
const oldest = 17;

function agesOf({ age = null, ages = [] }: Frame, words: string): readonly number[] {
  if (ages.length > 0) return ages.filter((one) => one <= oldest);
  const all = [...words.matchAll(listed)].map(([said]) => Number(said)).filter((one) => one > 2);
  const isListed = children.test(words) && all.length > 1 && all.every((one) => one <= oldest);
  if (isListed) return all;
  return age === null || age > oldest ? [] : [age];
}

function childWords(age: number, isNewHampshire: boolean, isBoth: boolean): string {
  if (age <= lastChildYear.MA)
    return `At ${age}: yes, worn whenever the boat is under way (Massachusetts: under 12; New Hampshire: 12 and younger).`;
  if (age <= lastChildYear.NH && (isNewHampshire || isBoth))
    return `At ${age}: yes in New Hampshire, where 12 and younger wear one; in Massachusetts the child's rule ends below 12. Keep it on.`;
  return `At ${age}: yes in a canoe or kayak from September 15 to May 15 (Massachusetts); the rule for children ends below 12 there, in New Hampshire after 12.`;
}

/** Who is asked about, on the day that is asked about: yes or no first. */
export function jacketTold({ frame, words }: InDanger, { now }: AnswerContext): Told {
  const said = `${frame.words} ${words}`;
  const ages = agesOf(frame, words);
  const { month, day } = harborParts(frame.when?.from ?? now);
  const ends = harborParts(Math.max(frame.when?.from ?? now, (frame.when?.to ?? now) - 1));
  const isWithin = isCold(month, day);
  const isOneSeason = isWithin === isCold(ends.month, ends.day);
  const isDay = frame.when === null || frame.when.date === frame.when.lastDate;
  const date = !isDay ? "those days" : dateWords(harborDate(frame.when?.from ?? now), now);
  const isNewHampshire = /\b(?:nh|new hampshire|hampton|seabrook|portsmouth|rye|odiorne)\b/.test(
    said,
  );
  const isBoth = /\b(?:ma|mass\w*|salisbury|newburyport)\b/.test(said);
  const isPaddled =
    frame.going?.craft === "paddled" || /\b(?:kayak\w*|yak|canoe|sup|paddle ?boards?)\b/.test(said);
  // Of who is past the child's age the season alone decides.
  const isOfSeason = isPaddled && isOneSeason;
  const ofChild = ages
    .filter((age) => !isOfSeason || age <= lastChildYear.NH)
    .map((age) => childWords(age, isNewHampshire, isNewHampshire && isBoth));
  const isAdult = ages.length === 0 && (grown.test(words) || !children.test(words));
  const isChildAsked = ages.length === 0 && children.test(words);
  const parts = [
    ...(isNewHampshire && ofChild.length === 0 && !isPaddled
      ? ["New Hampshire: whoever is 12 or younger wears one; one for each person has to be aboard."]
      : []),
    ...ofChild,
    ...(isChildAsked
      ? [
          "Yes for a child under 12, whenever the boat is under way (New Hampshire: 12 and younger).",
        ]
      : []),
    ...(isOfSeason &&
    !(isNewHampshire && !isBoth) &&
    (isAdult || ages.some((age) => age > lastChildYear.MA) || grown.test(words))
      ? [
          isWithin
            ? `Yes, on ${date} whoever is in a canoe or kayak in Massachusetts wears one, whatever the water: it lies between September 15 and May 15.`
            : `On ${date} it is outside September 15 to May 15: it need not be worn in a canoe or kayak from 12 on; wear it all the same.`,
        ]
      : []),
    ...(loose.test(words) ? ["Worn is fastened on the body, not round the neck or stowed."] : []),
    ...(fresh.test(words)
      ? [
          "The rule is held for canoes and kayaks in Massachusetts without a limit to salt water: wear it there as well.",
        ]
      : []),
    ...(stands.test(words)
      ? [
          "At anchor a boat is not under way, so the rule does not ask it there: keep it on all the same.",
        ]
      : []),
    ...(isAdult && !isPaddled && frame.going?.craft === "boat"
      ? [
          "For an adult in a motorboat no duty to wear one is held; one for each person has to be aboard.",
        ]
      : []),
  ];
  return parts.length === 0 ? nothingTold : ofLaw(`**${parts.join(" ")}**`, ages);
}

const outOfWater =
  "**Out of the water: wet clothes off, somewhere dry and warm, hot sweet drinks while awake; no alcohol, and no fishing on. Confused, drowsy, slurring or not awake: 911, or VHF channel 16, now.**";
/** Asked or told of who is out, or of what warms. */
const ofWarming =
  /\b(?:shak\w+|shiver\w*|slurr\w*|mumbl\w*|brandy|whisk\w+|rum|booze|beer|alcohol|warm\w*|soaked|fish on|keep (?:fishing|going)|blue)\b/;

/** In cold water: what is done out of it, the child's rule, and the season's for who paddles. */
export function coldTold(told: InDanger, context: AnswerContext): Told {
  const { frame, words } = told;
  if (isOnFeet(words) || ofWarming.test(words) || (frame.words !== words && isOnFeet(frame.words)))
    return { words: [outOfWater], facts: [], leads: true };
  const isPaddled = told.frame.going?.craft === "paddled";
  return isPaddled || told.frame.age != null ? jacketTold(told, context) : nothingTold;
}
