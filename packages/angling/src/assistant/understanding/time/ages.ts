export const kin =
  "kid|son|daughter|child|boy|girl|nephew|niece|grandson|granddaughter|wife|husband|dad|mom|father|mother|grandfather|grandpa|friend|buddy|brother|sister|cousin";
const age = new RegExp(
  String.raw`\b(?:i am|age|aged|(?:he|she) (?:is|turns|turned|will be)|turn(?:s|ed)?|turning|(?:${kin})s?(?: is| turns| turned)?(?: aged?)?) (\d{1,2})\b(?! (?:miles?|nm|inch|in\b|ft|feet|hours?|minutes?))|\b(\d{1,2}) (?:(?:yrs?|years?)(?: olds?)?|yo)\b|\b(?:turn(?:s|ed|ing)?|will be) (\d{1,2})\b|^(\d{2}) (?=(?:(?:do|does|need|needs|i|he|she|my|still|a|the|get|it|and|is|any|salt\w*|fishing|${kin}) )*(?:permit|license)s?\b)`,
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

/** "Mine are 9 and 14", "my kid is 14 and his friend 16": years, of several. */
export function agesIn(text: string): readonly number[] {
  const together = agesOfKin.exec(text)?.[1]?.match(/\d+/g)?.map(Number) ?? [];
  if (together.length > 0) return together;
  const each = [...text.matchAll(eachAge)].flatMap((match) => numbersOf(match.slice(1)));
  const different = [...new Set(each)];
  return different.length > 1 ? different : [];
}

const born = /\bborn (?:in |on )?(?:[a-z]+ )?(?:\d{1,2}(?:st|nd|rd|th)? )?(\d\d(?:\d\d)?)\b/;
/** "In 1985, I was born". */
const fullYear = /\b(?:19|20)\d\d\b/;
const century = 100;

/** "Born in 1992", "born 91": the year. */
export function birthYearIn(text: string, thisYear: number): number | null {
  const said =
    born.exec(text)?.[1] ?? (/\bborn\b/.test(text) ? fullYear.exec(text)?.[0] : undefined);
  if (said === undefined) return null;
  const year = Number(said);
  if (year >= century) return year;
  const inThis = Math.floor(thisYear / century) * century + year;
  return inThis > thisYear ? inThis - century : inThis;
}
