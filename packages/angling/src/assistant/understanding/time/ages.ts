/** Those one fishes with, as they are called. */
export const kin =
  "kid|son|daughter|child|boy|girl|nephew|niece|grandson|granddaughter|wife|husband|dad|mom|father|mother|grandfather|grandpa|friend|buddy|brother|sister|cousin|uncle|girlfriend|boyfriend|partner";
const age = new RegExp(
  String.raw`\b(?:i am|age|aged|(?:he|she) (?:is|turns|turned|will be)|turn(?:s|ed)?|turning|(?:${kin})s?(?: is| who is| whos| turns| turned)?(?: aged?)?) (\d{1,2})\b(?! (?:miles?|nm|inch|in\b|ft|feet|hours?|minutes?))|\b(\d{1,2}) (?:(?:yrs?|years?)(?: olds?)?|yo)\b|\b(?:turn(?:s|ed|ing)?|will be) (\d{1,2})\b|^(\d{2}) (?=(?:(?:do|does|need|needs|i|he|she|my|still|a|the|get|it|and|is|any|salt\w*|fishing|${kin}) )*(?:permit|license)s?\b)`,
);

/** "A permit at 17" is no hour of the afternoon. */
export const ageOfPermit = /\b((?:license|permit|cert\w*)s?) at (?=\d{1,2}\b(?! ?(?:am|pm|:)))/;

/** "My kid is 14", "he turns 16": years. */
export function ageIn(text: string): number | null {
  const years = age
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  return years === undefined ? null : Number(years);
}

const agesOfKin = new RegExp(
  String.raw`\b(?:mine|they|(?:${kin})s?|boys|girls|children|grandkids)(?: (?:are|who are))?(?: aged?)? ((?:\d{1,2} (?:(?:and|n|plus) )?)+\d{1,2})\b(?! (?:inch\w*|in\b|FISH))`,
);

const eachAge = new RegExp(age.source, "g");
const numbersOf = (parts: readonly (string | undefined)[]): readonly number[] =>
  parts.flatMap((one) => (one === undefined ? [] : [Number(one)]));

/** A question who has to hold a paper: what it counts beside it are people's years. */
const isOfPaper =
  /\b(?:license|permit|stamp|certificate|certification|cert|safety card|boater(?:s)? card|boat(?:ing|er) (?:card|class|course))s?\b/;
const notAnAge =
  "inch\\w*|in|ft|feet|foot\\w*|lbs?|pounds?|hp|horse\\w*|am|pm|hours?|hrs?|min\\w*|days?|weeks?|months?|miles?|mi|nm|knots?|kts?|packs?|fish|FISH|rods?|lines?|pots?|traps?|bucks|dollars|percent|of us|people|guys|anglers?|friends|buddies|kids?|boys|girls|sons|daughters|children|adults?|passengers|clients|patrons|boats?|or (?:so|more|over|under)|and (?:over|under|up)";
const bareYears = new RegExp(
  String.raw`(?<![\d./:$-]|\b(?:at|till?|until|after|before|past|under|over|born|born in|since|boat of|charter of|party of|group of|crew of|may|june?|july?|aug|sept?|oct|nov|dec|jan|feb|mar|march|april?) )\b([3-9](?! (?:cards?|permits?|licenses?)\b)|[1-9]\d)\b(?![./:-]?\d|[.:]\d| ?(?:${notAnAge})\b)`,
  "g",
);

/** "None of them needs a permit, 12 and 14": of a paper such numbers are years. */
export function bareAgesIn(text: string): readonly number[] {
  if (!isOfPaper.test(text)) return [];
  const births = new Set(birthYearsIn(text, lastYear).map((year) => year % century));
  const numbers = [...text.matchAll(bareYears)].map(([, years]) => Number(years));
  return [...new Set(numbers)].filter((one) => !births.has(one));
}

export const kinTogether = (text: string): readonly number[] =>
  agesOfKin.exec(text)?.[1]?.match(/\d+/g)?.map(Number) ?? [];

/** "Mine are 9 and 14", "my kid is 14 and his friend 16": years, of several. */
export function agesIn(text: string): readonly number[] {
  const each = [...text.matchAll(eachAge)].flatMap((match) => numbersOf(match.slice(1)));
  const different = [...new Set([...kinTogether(text), ...each, ...bareAgesIn(text)])];
  return different.length > 1 ? different : [];
}

const birth =
  /\bborn (?:in |on )?(?:[a-z]+ )?(?:\d{1,2}(?:st|nd|rd|th)? )?(\d\d(?:\d\d)?)\b|\b((?:19[2-9]|20[0-2])\d)\b/g;
/** "I was born in 93 and my dad in 58". */
const another = new RegExp(String.raw`\b(?:${kin})s?(?: was| is)? (?:in )?(?:19|20)?(\d\d)\b`, "g");
const century = 100;
const lastYear = 2100;

const fullYear = (said: number, thisYear: number): number => {
  if (said >= century) return said;
  const inThis = Math.floor(thisYear / century) * century + said;
  return inThis > thisYear ? inThis - century : inThis;
};

/** The years of birth of all who are named with one: "born 1988 me, wife 1992". */
export function birthYearsIn(text: string, thisYear: number): readonly number[] {
  if (!/\bborn\b/.test(text)) return [];
  const [first, ...more] = [...text.matchAll(birth)].flatMap((match) => numbersOf(match.slice(1)));
  if (first === undefined) return [];
  const short = /\bborn\b.*\bin \d\d\b.*\bin \d\d\b/.test(text)
    ? [...text.matchAll(another)].flatMap((match) => numbersOf(match.slice(1)))
    : [];
  return [...new Set([first, ...more, ...short].map((year) => fullYear(year, thisYear)))];
}
