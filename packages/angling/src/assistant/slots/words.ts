import { phrases, slang } from "#angling/assistant/lexicon.ts";

/** What is longer than this is not read. Specification, section 3. */
export const questionMaxLength = 500;

const replacements: readonly (readonly [RegExp, string])[] = [
  // "28.0 exactly".
  [/(?<![\d.])(\d{1,2})\.0+(?![\d.])/g, "$1"],
  [/½/g, " 1/2 "],
  [/¼/g, " 1/4 "],
  [/¾/g, " 3/4 "],
  [/[‘’ʼ`´]/g, "'"],
  [/[“”″]/g, '"'],
  [/[–—]/g, " - "],
  [/(\/\d{1,2}) ?- ?(?=\d{1,2}\/\d)/g, "$1 to "],
  [
    /\b(jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)? ?(-|to|through|thru|and|or|vs) ?(\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:inch|in\b|fish|"|'|cm|ft|feet|lb|pound|am|pm|[./:\d]|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))/gi,
    "$1 $2 $3 $1 $4",
  ],
  [/(?<=[a-z] \d{1,2} )- (?=[a-z]{3,9} \d{1,2}\b)/gi, "to "],
  // "5am-9am", "6 to 10pm", "noon to 3 pm": one span of hours.
  [/\bnoon ?(?:-|to|till|until|thru) ?(?=\d)/gi, "12 pm - "],
  [/(\d ?(?:am|pm)?) ?(?:-|to|till|until|thru) ?noon\b/gi, "$1 - 12 pm"],
  [/(\d ?(?:am|pm)?) ?(?:-|to|till|until|thru) ?midnight\b/gi, "$1 - 12 am"],
  [
    /(?<![\d/.:])(?:\b(?:from|between) )?\b(\d{1,2}(?::\d\d)?) ?(am|pm)? ?(?:-|\bto\b|\btill\b|\buntil\b|\bthru\b) ?(\d{1,2}(?::\d\d)?) ?(am|pm)\b/gi,
    "between $1 $2 and $3 $4",
  ],
  [
    /(?<![\d/.:])(?:\b(?:from|between) )?\b(\d{1,2}(?::\d\d)?) ?(am|pm) ?(?:-|\bto\b|\btill\b|\buntil\b|\bthru\b) ?(\d{1,2}(?::\d\d)?)\b(?! ?(?:am|pm|inch|in\b|\/|:))/gi,
    "between $1 $2 and $3",
  ],
  [/(?<=\d) n (?=[1357]\/[248]\b)/gi, " "],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/ ?(?=[a-z0-9])/gi, "with "],
  [/\b2(moro|morrow|mrw)\b/gi, "tomorrow"],
  [/\b2(nite|night|nyt)\b/gi, "tonight"],
  [/\b2day\b/gi, "today"],
];

const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
/** "Before Friday" ends with Thursday. */
const beforeDays: readonly (readonly [RegExp, string])[] = weekdays.map((day, index) => [
  new RegExp(`\\bbefore ${day}$`, "g"),
  `today through ${String(weekdays.at(index - 1))}`,
]);

/** Spoken and written short forms, on words separated by single blanks. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(what|when|where|who|how|that|it|there|here|why)s\b(?= )/g, "$1 is"],
  [
    /^(?:gm|g m|mornin|morning(?=$| (?:all|everyone|folks|what|is|how|where|when)\b))\b/g,
    "good morning",
  ],
  [
    /^(?:hello|hi|hey|yo|sup)(?: there)? (?:(?:striper|striped bass|fish\w*|bass) )?(?:bot|buddy|bud|dude|man|guy|guys|pal|captain|cap)\b/g,
    "hello",
  ],
  [/\bbefore or after (?:the )?(sunrise|sunset|dark|sunup|sundown|dawn|dusk)\b/g, "and $1"],
  [/\bmornin\b/g, "morning"],
  // "Nut Is" as charts write it.
  [/\b(nut|castle|spectacle|thompson|peddocks|georges|bumpkin|grape|lovells) is\b/g, "$1 island"],
  [/\btomorrow (?:and|n) (?:the )?day after\b(?! tomorrow)/g, "tomorrow and day after tomorrow"],
  [/\b(dark|light) enough (.*\bat [3-5](?::\d\d)?)(?! ?[ap]m)\b/g, "$1 enough $2 am"],
  [
    /\b(\d{2}) (?:(?:foot|ft) )?(?:boston )?(?:grady|whaler|parker|contender|robalo|mako|pursuit|regulator|sailfish|lund|center console|skiff|footer)\b(?! (?:fish|striper|bass|long|inch))/g,
    "$1 ft boat",
  ],
  [
    /\b((?:on|in|aboard|off|from|out of) (?:the|my|our|his|her|a|dads|buddys)) (?:\d{2} )?(?:grady|whaler|parker|contender|robalo|mako|pursuit|regulator|lund|triton|steiger|everglades|edgewater|key west|scout)\b(?! (?:shark|line))/g,
    "$1 boat",
  ],
  [/\b((?:got|have|has|kept|caught|boxed|landed|at) \d{1,2}) so far\b/g, "$1 fish"],
  [
    /\b(tonight|night|evening|9|10|11)\b(.*)\b(after|past) 12\b(?! ?(?:pm|noon))/g,
    "$1$2$3 midnight",
  ],
  [
    /\b(?:over|past|across) the (?:state )?line (?:in|into|to) (?=(?:nh|ma|mass|new hampshire)\b)/g,
    "in ",
  ],
  [
    /\b(?:over|past|across|down past) the (nh|ma|mass|massachusetts|new hampshire) (?:state )?line\b/g,
    "in $1",
  ],
  [/\b(?:coming|going) (?:in )?or (?:coming|going)(?: out)?\b/g, "rising or falling"],
  [/\b(this|tomorrow|sat|sun|mon|tues?|wed|thurs?|fri|\w+day) aft\b/g, "$1 afternoon"],
  [/\b(me|us|him|her|i) plus (?=\d|(?:one|two|three|four|five|six)\b)/g, "$1 and "],
  [
    /\b(a|one|the|some|big|small|this|my|his|her) blue\b(?! (?:claw|crab|shark|mussel|line|bird|light|water|sky|buoy|one|marlin))/g,
    "$1 bluefish",
  ],
  // What one holds on to, not the town.
  [
    /\b(?:the|our|my|upturned|overturned|capsized) hull\b(?! (?:gut|bay|harbor|area|shore))/g,
    "the boat",
  ],
  [/\b(?:6|six) ?pack(?:er)?\b(?! of\b)(?: (?:charter|boat))*/g, "charter boat"],
  [/\b(sunrise|sunset|light|tides?|slack|bite|winds?|weather|score|forecast) sun$/g, "$1 sunday"],
  [/(?<!\d )\bam or pm\b/g, "morning or evening"],
  [
    /\b(do|go|fish|bit|blow|gust|paddl|wad|drift|cast|think|plann|runn|com|gett|look|catch|keep|mov|head|work|turn)in\b/g,
    "$1ing",
  ],
  [/\b(\d{1,2})([0-5]\d) ?([ap]m)\b/g, "$1:$2 $3"],
  [
    /(?<!\b(?:between|from) )\b(\d{1,2}(?::\d\d)?) (and|or) (\d{1,2}(?::\d\d)?) ([ap]m)\b/g,
    "$1 $4 $2 $3 $4",
  ],
  [/\bhow may\b(?! (?:i|we|you)\b)/g, "how many"],
  // "Sun" is a day beside another one.
  [/\b(sat(?:urday)?) sun\b/g, "$1 and sunday"],
  [
    /\b(fri(?:day)?|sat(?:urday)?|today|tomorrow) (and|or|n|vs|versus|to|through|thru) sun\b/g,
    "$1 $2 sunday",
  ],
  [/\bsun (and|or|n|vs|versus|to|through|thru) (mon(?:day)?|sat(?:urday)?)\b/g, "sunday $1 $2"],
  [/\b(\d{1,2})g(\d{2})\b/g, "$1 gusting $2"],
  [/\bg ?(\d{2})(?= ?(?:kts?\b|kn\b|knots?\b|$|[^\d]))/g, "gusting $1"],
  [/\b(do|does|is|are|should|would|did|was)n ?t\b/g, "$1 not"],
  [
    /\bill (?=(?:just |only )?(?:stay|sit|be|keep|go|wear|bring|take|stick|fish|do|have|hug|call|wait|tie|hold|stand|turn|watch)\b)/g,
    "i will ",
  ],
  [
    /(?<!\bwinds? (?:is |from |out of )?)\bw\b(?! winds?\b| (?:at )?\d{1,2} ?(?:kts?|knots?|mph)\b)/g,
    "with",
  ],
  [
    /\b(?:an?|one) (?!hours?|days?|weeks?|miles?|nights?|foot|inch|ft|beer|minute)(\w+) or (?:two|2)\b/g,
    "a $1",
  ],
  [/(?<=\d (?:and )?)(?:an?|1|one) (?:eighth|8th)\b/g, "1/8"],
  [/(?<=\d (?:and )?)(?:3|three) (?:eighth|8th)s?\b/g, "3/8"],
  [/(?<=\d (?:and )?)(?:5|five) (?:eighth|8th)s?\b/g, "5/8"],
  [/(?<=\d (?:and )?)(?:7|seven) (?:eighth|8th)s?\b/g, "7/8"],
  [/(?<=\d (?:and )?)a quarter\b/g, "1/4"],
  [/(?<=\d (?:and )?)(?:3|three) quarters?\b/g, "3/4"],
];

const units: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens: readonly string[] = ["", "", ..."twenty thirty forty fifty sixty".split(" ")];

/** "twenty eight" is 28; "one" alone stays a word, as in "a big one". */
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

/** Letters an angler's question is written in; what has none is no question of this language. */
export const hasLatinLetters = (text: string): boolean => /[a-z]/i.test(text);

/** Lower-case words and numbers with single blanks between them; nothing else is left. */
export function plainWords(text: string): string {
  let plain = text;
  for (const [pattern, replacement] of replacements) plain = plain.replaceAll(pattern, replacement);
  plain = plain
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
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

/** Short forms written out; once more after the spelling is put right. */
export function withShortForms(text: string): string {
  let plain = text
    .replaceAll(/[a-z]+\d?\b|[a-z]+/g, (word) => slang.get(word) ?? word)
    .replaceAll(phrase, (words) => phrases.get(words) ?? words);
  for (const [pattern, replacement] of [...shortForms, ...beforeDays])
    plain = plain.replaceAll(pattern, replacement);
  return numberWords(plain);
}

/** "stripers" and "striper" are one word, "jetties" and "jetty" too; "bass" stays. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const leastStem = 3;
const suffixes = ["ing", "in", "ed", "er", "est", "ly"] as const;

/** What a stem may have been before its ending: "drift", "settl(e)", "hop(p)". */
const stemsOf = (stem: string): readonly string[] =>
  stem.length < leastStem
    ? []
    : [stem, `${stem}e`, stem.replace(/([bdgklmnprt])\1$/, "$1"), stem.replace(/i$/, "y")];

/** Words of which a word may be the plural or another form: "drifted", "guys", "sadly". */
export const basesOf = (word: string): readonly string[] => [
  singular(word),
  ...suffixes.flatMap((suffix) =>
    word.endsWith(suffix) ? stemsOf(word.slice(0, -suffix.length)) : [],
  ),
];

/** The reason why a message is no question; null for one that can be read. */
export function whyUnreadable(question: string): string | null {
  if (question.length > questionMaxLength) return "too-long";
  if (question.trim() === "") return "blank";
  return hasLatinLetters(question) || /\d/.test(question) ? null : "unreadable";
}
