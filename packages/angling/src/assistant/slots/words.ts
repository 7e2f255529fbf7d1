import { phrases, slang } from "#angling/assistant/lexicon.ts";

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[¼½¾]/g, " $&"],
  [/[‘’ʼ`´]/g, "'"],
  [/[“”″]/g, '"'],
  [/[–—]/g, " - "],
  // Spans of hours: "5am-9am", "6 to 10pm".
  [
    /(?<![\d/.:])(?:\b(?:from|between) )?\b(\d{1,2}(?::\d\d)?) ?(am|pm)? ?(?:-|\bto\b|\btill\b|\buntil\b|\bthru\b) ?(\d{1,2}(?::\d\d)?) ?(am|pm)\b/gi,
    "between $1 $2 and $3 $4",
  ],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/ ?(?=[a-z0-9])/gi, "with "],
  [/\b2(?=moro|morrow|mrw|nite|night|day)/gi, "to"],
];

const dayWords = "(?:fri|sat|mon)(?:day|urday)?|today|tomorrow";
const boats =
  "(?:boston )?(?:grady|whaler|parker|contender|robalo|mako|pursuit|regulator|lund|key west|center console|skiff|footer)";

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(what|when|where|who|how|that|it|there|here|why)s\b(?= )/g, "$1 is"],
  [/\b(do|does|is|are|should|would|did|was)n ?t\b/g, "$1 not"],
  [/\b(do|go|bit|blow|com|gett|morn|wad|paddl|fish)in\b/g, "$1ing"],
  [/(?<!\bwinds? (?:is |from |out of )?)\bw\b(?! winds?\b| (?:at )?\d)/g, "with"],
  [new RegExp(String.raw`\b(\d{2}) (?:(?:foot|ft) )?${boats}\b`, "g"), "$1 ft boat"],
  [new RegExp(String.raw`\b(the|my|our|his|her) ${boats}\b(?! (?:shark|line))`, "g"), "$1 boat"],
  // A boat's hull, not the town.
  [/\b(?:our|my|upturned|overturned|capsized) hull\b/g, "the boat"],
  [/\b(?:over|past|across|down past) the (nh|ma|mass) line\b/g, "in $1"],
  [/\b(\d{1,2})([0-5]\d) ?([ap]m)\b/g, "$1:$2 $3"],
  [/\bg ?(\d{2})\b/g, "gusting $1"],
  [
    /\b(tonight|night|evening|9|10|11)\b(.*)\b(after|past) 12\b(?! ?(?:pm|noon))/g,
    "$1$2$3 midnight",
  ],
  // "Sun" beside another day is Sunday.
  [new RegExp(String.raw`\b(${dayWords})((?: and| or| to)?) sun\b`, "g"), "$1$2 sunday"],
  [new RegExp(String.raw`\bsun((?: and| or| to)?) (${dayWords})\b`, "g"), "sunday$1 $2"],
  [/(?<=\d (?:and )?)(?:a|an|one|1) (quarter|eighth|8th)s?\b/g, "1 $1"],
  [/(?<=\d (?:and )?)(\d|three|five|seven) (?:eighth|8th)s?\b/g, "$1/8"],
  [/(?<=\d (?:and )?)(\d|three) quarters?\b/g, "$1/4"],
];

const units: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens: readonly string[] = ["", "", ..."twenty thirty forty fifty sixty".split(" ")];

/** Turns "twenty eight" into 28; "one" alone stays, as in "a big one". */
function numberWords(text: string): string {
  const unitAfterTens = units.slice(1, 10).join("|");
  return text
    .replaceAll(
      new RegExp(`\\b(${tens.slice(2).join("|")})(?: (${unitAfterTens}))?\\b`, "g"),
      (_, ten: string, unit: string | undefined) =>
        String(tens.indexOf(ten) * 10 + (unit === undefined ? 0 : units.indexOf(unit))),
    )
    .replaceAll(new RegExp(`\\b(${units.slice(2).join("|")})\\b`, "g"), (unit) =>
      String(units.indexOf(unit)),
    )
    .replaceAll(
      /\bone (?=(?:hour|day|week|mile|inch|fish|striper|bass|more|over|per|at)\b)/g,
      "1 ",
    );
}

export function plainWords(text: string): string {
  let plain = text;
  for (const [pattern, replacement] of replacements) plain = plain.replaceAll(pattern, replacement);
  plain = plain
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .replaceAll("\u2044", "/")
    .toLowerCase()
    .replaceAll(/(\d),(?=\d{3}\b)/g, "$1")
    .replaceAll(/(\d) ?(?:"|'')/g, "$1 inches ")
    .replaceAll(/(\d) ?'(?!s)/g, "$1 feet ")
    .replaceAll("'s", "s")
    .replaceAll("'", "")
    .replaceAll("&", " and ")
    .replaceAll("@", " at ")
    .replaceAll(/\b([ap])\.m\.?/g, "$1m")
    .replaceAll(/\b([a-z])\.(?=[a-z]\b)/g, "$1")
    .replaceAll(/(\d)-(?=\d{1,2}-\d)|(\d)-(?=\d{2}\b)/g, "$1$2~")
    .replaceAll(/[^a-z0-9./:~]+/g, " ")
    .replaceAll(/\.(?!\d)|(?<!\d)\.|(?<!\d)[:/]|[:/](?!\d)/g, " ")
    .replaceAll("~", "-")
    .replaceAll(/\b([a-z]{2,3}\d{4})\b/g, " $1 ")
    .replaceAll(/(\d)(?!st\b|nd\b|rd\b|th\b)([a-z]+)\b/g, "$1 $2")
    .replaceAll(/ +/g, " ")
    .trim();
  return withShortForms(plain);
}

const phrase = new RegExp(`\\b(?:${[...phrases.keys()].join("|")})\\b`, "g");

/** Expands short forms; runs again after spelling correction. */
export function withShortForms(text: string): string {
  let plain = text
    .replaceAll(/[a-z]+\d?\b|[a-z]+/g, (word) => slang.get(word) ?? word)
    .replaceAll(phrase, (words) => phrases.get(words) ?? words);
  for (const [pattern, replacement] of shortForms) plain = plain.replaceAll(pattern, replacement);
  return numberWords(plain);
}

/** Cleans a name that people chose, so that it cannot read as a sentence of ours. */
export const asName = (text: string): string =>
  text.replaceAll(/[.!?:;\n]+(?=\s|$)/gu, ",").replaceAll(/,+$/gu, "");

/** Returns the singular: "stripers" becomes "striper", "jetties" becomes "jetty"; "bass" stays. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const leastStem = 3;
const suffixes = ["ing", "in", "ed", "er", "est", "ly"] as const;

const stemsOf = (stem: string): readonly string[] =>
  stem.length < leastStem
    ? []
    : [stem, `${stem}e`, stem.replace(/([bdgklmnprt])\1$/, "$1"), stem.replace(/i$/, "y")];

export const basesOf = (word: string): readonly string[] => [
  singular(word),
  ...suffixes.flatMap((suffix) =>
    word.endsWith(suffix) ? stemsOf(word.slice(0, -suffix.length)) : [],
  ),
];
