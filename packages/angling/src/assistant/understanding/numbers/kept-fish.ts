import { kin } from "#angling/assistant/understanding/time/ages.ts";

const keptFirst =
  /(?<!\b(?:be|get|is|are) )\bkept (?:my |our |the |only )?(\d{1,3}|one) (?:FISH|fish)\b/;
const keptBefore =
  /\b(?:already |have |have already |i )(?:kept|keep|got|have|took|caught and kept|in the (?:cooler|boat|box))(?: (?:me|myself))? ?(?:a |an )?(\d+|one)?\b(?: (?:keeper|FISH|fish|in the))?/;
/** "This second" is now. */
const another =
  /\b(?:another|one more|(?<!\b(?:this|per|every|split|last) )(?:2nd|second) (?:one|FISH|fish|keeper|WHEN|bass)|(?:a|my) (?:2nd|second)$)/;

const canOther = String.raw`\bcan (?:my (?:\w+ )?(?:${kin}|mate)|he|she|they)`;
/** "I have one, can my buddy keep his": another angler has a bag of their own. */
const ofOther = new RegExp(
  String.raw`\bi (?:already |have |had )*(?:have|kept|got|took)\b.*${canOther}\b|${canOther} (?:also |still )?(?:keep|take|have) (?:his|hers?|theirs?)\b`,
);

/** What somebody kept for one is of one's own bag: "the captain kept one for me". */
const keptForMe = new RegExp(
  String.raw`\b(?:captain|cap|capt|skipper|mate|deckhand|guide|crew|he|she|they|${kin}) (?:has |have |had |already |just )*(?:kept|took|saved|boxed|iced|put|got|has|threw|bagged) (?:(?:me )?(one|\d|a|my) ?(?:FISH|fish|keeper)?)(?: \w+){0,4}? for me\b`,
);

/** "I have 5 blues, can I keep another": the number so far; "2 more" adds all but the last of them. */
const soFar =
  /\b(?:have|got|kept|took|boxed|landed|already) (?:my |our |like |about )?(\d{1,2})\b(?! ?(?:inch|in\b|lb|pound|feet|ft|\/|\.|year|day|hour|mile|guys|people|anglers|of us|friends)).*\b(?:another|one more|some more|(\d{1,2}) more|any more|(?:keep|take|have) more)\b/;

/** The same with the question first: "can I keep 2 more, I have 2". */
const soFarBehind =
  /\b(?:another|one more|some more|(?:(\d{1,2}) more)|any more)\b.*\b(?:have|got|kept|took|boxed|landed|already) (?:my |our |like |about )?(\d{1,2})\b(?! ?(?:inch|in\b|lb|pound|feet|ft|\/|\.|year|day|hour|mile|guys|people|anglers|of us|friends))/;

/** "I kept a 28 this morning": one fish, however long. */
const keptLength = /\bkept an? (\d{2}(?:\.\d+)?)\b/;

/** "Kept one this morning, 29". */
const keptOneOf = /^(?:i |we |already )*kept (?:one|1|my one)\b.*\b(\d{2}(?:\.\d+)?)$/;

/** "Two over 21". */
const beyond =
  /\b(?:over|above|under|below|bigger than|longer than|larger than|smaller than|shorter than) (\d+(?:\.\d+)?)\b/;

/** "Two 17 inchers". */
const alike = /(?<![/:.\d])\b([2-9]) \d{2}(?:\.\d+)? (?:s|inch(?:es|ers?)?|in|FISH)\b/;

/** Numbers that were read as part of another: the two of a sum, a mark only one fish may exceed. */
export const partsOfNumbers = (text: string): readonly number[] =>
  [
    ...[soFar, soFarBehind, another, keptFirst].flatMap(
      (pattern) => pattern.exec(text)?.slice(1) ?? [],
    ),
    ...[keptLength, keptOneOf, beyond, alike].map((pattern) => pattern.exec(text)?.[1]),
  ].flatMap((one) => (one === undefined ? [] : [Number(one)]));

/** "1 at 29 in the cooler", "a 30 in the box": fish that lie on ice already, whatever their length. */
const onIce =
  /(?:^|\b(?:already|have|has|got|put|with|there is|is) )(?:(?:a|an|my|the|about) )?(?:(\d|one|a|an) (?:(?:FISH|fish|keepers?|legal|nice) )*(?:(?:at|that is|of|is) )?)?(?:(?:a|an) )?(?:\d{2}(?:\.\d+)? ?(?:inch\w*|in\b(?! the))? ?)?(?:FISH |fish |keepers? )?(?:already )?(?:in|on) (?:the|my|our) (?:cooler|box|fish ?box|live ?well|well|bucket|bag|ice|hold)\b/;
/** "It is my 2nd": no day of the month, one was kept before. */
const ordinals = ["2nd", "3rd", "4th", "5th", "second", "third", "fourth", "fifth"];
const myNth = new RegExp(
  `\\b(?:my|(?:catch|caught|get|got|land|landed|hook|keep|take) a) (${ordinals.join("|")})(?= (?:one|fish|keeper|striper|bass|of the day|today)\\b|$)`,
);

/** "Caught it off the point" is the fish on ice itself, and whether it may be carried is asked of that one. */
const oneMore =
  /\b(?:just|now|another|second|2nd|next|more)\b|\b(?:landed|caught|hooked|got|have)\b(?! (?:it|him|her|them)\b)|\b(?:can|may|ok|legal)\b(?!.*\b(?:run|cross|crossing|carry|drive|go|head|transit|bring)\b)/;

/**
 * "Got 1 at 29 in the cooler, just landed a 30, keep?": the fish on ice are kept, and their length is not the one
 * asked about. Their number, and the words without them; null where none lies there.
 */
export function fishOnIce(words: string): { kept: number; rest: string } | null {
  const [nth, ordinal = ""] = myNth.exec(words) ?? [];
  if (nth !== undefined)
    return { kept: (ordinals.indexOf(ordinal) % 4) + 1, rest: words.replace(` ${ordinal}`, "") };
  const match = onIce.exec(words);
  if (match === null || !/\d|\b(?:one|an?|FISH|fish|keepers?)\b/.test(match[0])) return null;
  const rest =
    `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`.trim();
  return oneMore.test(rest) ? { kept: Number(match[1]) || 1, rest } : null;
}

/** "Caught a 29 inch striper and kept it": one fish, its length is not the one asked about. */
const caughtAndKept =
  /\b(?:caught|got|landed|had|took) (?:an?|1|one|my|the) \d{2}(?:\.\d+)?(?: (?:inch\w*|in))? ((?:\w+ ){0,5}?)(?:and )?kept (?:it|him|her|that(?: one)?)\b/;
const iHaveNone =
  /\b(?:but |and )?i (?:have|got|kept|caught) (?:none|nothing|zero)(?: yet| so far| today)?\b|\bi have not kept (?:any|one)(?: yet| so far| today)?\b/;
/** "Got another 30 tonight": a length behind a catch. */
const caughtAt =
  /\b((?:got|caught|landed|hooked|have|boated) (?:an?|another|1 at|one at|him at) (?:1[3-9]|[2-5]\d)(?:\.\d+)?)(?= (?:tonight|today|this|now|ok|okay|can|could|may|do|what|in the (?:bag|box)|off|from)\b|$)/g;

/** The words with a length behind a catch as one, and without what one has not. */
export function withoutKeptLength(words: string): string {
  return words
    .replace(iHaveNone, "")
    .replace(caughtAndKept, "kept 1 fish $1")
    .replaceAll(caughtAt, "$1 inches")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

const keptAnotherDay =
  /(\b(?:kept|keep)\b(?: (?!today\b)\w+){0,4}) (?:yesterday|last night|the (?:day|night) before)\b/;
const keptToday = /\b(?:already|kept|have|got|took)\b(?: \w+){0,4} (?:today|this morning|now)\b/;
const asksNow = /\b(?:can|may|could) (?:i|we)\b/;

/**
 * "I kept one yesterday, may I keep another today": a day's bag begins empty, and the day before is not
 * the one asked about. The words without it; null where no such day is named.
 */
export function withoutDayBefore(words: string): string | null {
  const rest = words.replace(keptAnotherDay, "$1");
  return rest === words || !asksNow.test(rest) || keptToday.test(rest) ? null : rest;
}

/** "First still in the cooler", "still have last night's in the truck". */
const stillHeld =
  /\b(?:first|other|WHEN|last nights?|yesterdays?)(?: (?:one|FISH|fish|keeper|bass))? (?:is |was )?still (?:in|on|at|here|with|aboard)\b|\bstill (?:have|got|hold\w*) (?:the |my )?(?:first|other|one from|last nights?|yesterdays?|WHEN)\b/;
export const isStillHeld = (text: string): boolean => stillHeld.test(text);

/** "Got my keeper at 5 this morning, can I keep one tonight". */
const keeperBefore =
  /\b(?:got|caught|took|had|have) my (?:\w+ )?keeper\b.*\b(?:keep|take|have) (?:one|1|another|a second)\b/;

export function readKept(text: string): number | null {
  if (isStillHeld(text) || keeperBefore.test(text)) return 1;
  const isOther = ofOther.test(text);
  const [, before, more = "1"] = isOther ? [] : (soFar.exec(text) ?? []);
  const [, further = "1", behind] = isOther ? [] : (soFarBehind.exec(text) ?? []);
  if (before !== undefined) return Number(before) + Number(more) - 1;
  if (behind !== undefined) return Number(behind) + Number(further) - 1;
  const forMe = keptForMe.exec(text)?.[1];
  if (forMe !== undefined) return Number(forMe) || 1;
  if (isOther) return null;
  const kept = /\b(?:already|kept|in the (?:cooler|box|boat|well))\b/.test(text)
    ? keptBefore.exec(text)
    : null;
  if (/^(?:i |we |already )*kept (?:one|1|my one)\b(?! (?:for|of us|each))/.test(text)) return 1;
  const first = keptFirst.exec(text);
  if (first !== null) return first[1] === "one" ? 1 : Number(first[1]);
  // "I kept a 28 this morning" is one fish of that length.
  const isLength = kept !== null && /\ban? \d{2}$/.test(kept[0].trim());
  if (kept !== null)
    return kept[1] === undefined || kept[1] === "one" || isLength ? 1 : Number(kept[1]);
  // "A 22 and another 21.5": two that are asked about.
  const isOneOfTwo = /\d(?: ?in\w*)? (?:and )?another (?:one )?(?:is |at )?(?:a )?\d/.test(text);
  return another.test(text) && !isOneOfTwo ? 1 : null;
}
