import { between, textOf, type Token } from "./tokens.ts";

/** Two or three things of one kind side by side, and when they are none of the question's choices. */
interface Kind {
  readonly name: string;
  /** Between two of the kind; what it captures stays in every alternative. */
  readonly joint: string;
  readonly before: string;
  readonly not: RegExp;
}

const and = "(?:or|and|vs|versus|n|plus|also|against|compared to|compared with)";
const length = String.raw`\d+(?:\.\d+)?(?: \d\/\d)? ?(?:inch\w*|in|cm)?`;

const kinds: readonly Kind[] = [
  {
    name: String.raw`(?:(?:a|an|the|my|${length}) )*FISH\d(?: (?:at|is|of|that is) ${length}(?= ))?`,
    joint: and,
    before: "(?:(?:for|on|of|the|about|some|how many|what is|limits?|size|season) )*",
    not: /\b(?:bait|lures?|same|hooks?|with|using|use|throw\w*|chunk\w*|live|lin(?:e|ing)|between)\b.*FISH\d|FISH\d.*\b(?:bait|same|hooks?)\b/,
  },
  {
    name: String.raw`PLACE\d(?: (?:rocks|shore|side|area))?`,
    joint: `(?:(?:fishing |is |going to be |any |the |be )*(better|worse|stronger|higher|faster|later|earlier|bigger) )?(?:${and}|than)`,
    before: "(?:(?:at|in|off|the|from|near|for|on|over|around) )*",
    not: /\b(?:between|from|route|how far|distance|land\w*|transit|through|back (?:to|in|at)) (?:\w+ )*PLACE\d/,
  },
  {
    name: String.raw`(?:ma|mass|massachusetts|nh|new hampshire|federal|state)(?: (?:waters?|side))?`,
    joint: "(?:or|and|vs|versus|n|compared to|against)",
    before: "(?:(?:in|for|the|of) )*",
    not: /\b(?:license|permit|licensed)\b|\b(?:state or federal|federal or state|mass and cape)\b|\b(?:caught|transit|between|land\w*|boundary|line)\b(?! (?:ma|mass|nh|massachusetts|new hampshire) and)/,
  },
  {
    name: "(?:shore|beach|land|pier|dock|jetty|surf|boat|charter(?: boat)?|party boat|head ?boat|kayak|private(?: boat)?|for hire(?: boat)?)",
    joint: "(?:or|and|vs|versus|n|compared to|against)",
    before: "(?:(?:from|off|on|by|a|the|my) )*",
    not: /\b(?:ramp|launch|spots?|where)\b/,
  },
];

/** Commas are gone by now: before the last joint the things may simply follow each other. */
const joined = ({ name, joint, before }: Kind): RegExp =>
  new RegExp(
    String.raw`\b${name}(?: (?:${joint} )?${before}${name}(?= ))* ${joint} ${before}${name}(?= |$)`,
  );

/** The alternatives of one kind: each thing in turn with all the other words. */
function ofKind(tokens: readonly Token[], kind: Kind): readonly (readonly Token[])[] {
  const text = textOf(tokens);
  if (kind.not.test(text)) return [tokens];
  const match = joined(kind).exec(text);
  if (match === null) return [tokens];
  const [whole] = match;
  const start = match.index;
  const end = start + whole.length;
  const things = [...whole.matchAll(new RegExp(String.raw`\b${kind.name}(?= |$)`, "g"))];
  const stays = whole.match(/\b(?:better|worse|stronger|higher|faster|later|earlier|bigger)\b/);
  const comparison = stays === null ? [] : [{ shown: stays[0], said: stays[0] }];
  const lead = between(tokens, 0, start);
  const rest = between(tokens, end, text.length);
  return things.map((thing) =>
    lead.concat(
      between(tokens, start + thing.index, start + thing.index + thing[0].length),
      comparison,
      rest,
    ),
  );
}

/** Every fish, place, water and way of fishing that stands in a row with another of its kind. */
export function choicesOfNames(tokens: readonly Token[]): readonly (readonly Token[])[] {
  let choices: readonly (readonly Token[])[] = [tokens];
  for (const kind of kinds) choices = choices.flatMap((one) => ofKind(one, kind));
  return choices;
}

/** What a question may ask for by name; two of different rows are two questions. */
const topics: readonly string[] = [
  String.raw`(?:(?:next|first|last) )?(?:high|low)(?: tides?| water)?(?: times?)?|tides?(?: times?)?`,
  String.raw`slacks?(?: water| tide)?|currents?|max(?:imum)? (?:flood|ebb)`,
  "sunrise|sunup|sun rise|first light",
  "sunset|sundown|sun set|last light",
  "moonrise|moonset|moon(?: phase)?|full moon|new moon",
  "winds?(?: speed)?|weather|forecast|rain|fog|visibility",
  "waves?|seas|swell",
  "water temperature",
  "air(?: temperature)?",
  "bite score|bite|score",
  "(?:size |bag )?limits?|sizes?|seasons?|regulations|slot(?: limit)?",
];
export const everyTopic = `(?:${topics.join("|")})(?: times?)?`;
const andTopic = "(?:and|plus|n|with|or) ";
const rowOfTopics = new RegExp(
  String.raw`\b(?<!best )${everyTopic}(?: (?:${andTopic})?(?:(?:the|what is|when is) )*${everyTopic}(?= |$))+`,
);
const oneTopic = new RegExp(String.raw`(?<= |^)${everyTopic}(?= |$)`, "g");
const joinedTopics = new RegExp(` ${andTopic}`);
/** So many in a row are a list without an "and". */
const leastInList = 3;
const oneOfEach = topics.map((topic) => new RegExp(`^(?:${topic})(?: times?)?$`));
const familyOf = (words: string): number => oneOfEach.findIndex((topic) => topic.test(words));
const noTopics =
  /\b(?:affect\w*|matter\w*|influence|effect|against|my|i (?:caught|catch|did|do)|for me|best (?:tide|time|wind)|difference|between)\b/;

/** "High tide and sunrise tomorrow at Hull", "tide, wind, sunrise": as many questions about one time and place. */
export function choicesOfTopics(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const text = textOf(tokens);
  const match = noTopics.test(text) ? null : rowOfTopics.exec(text);
  if (match === null) return [tokens];
  const [row] = match;
  const things = [...row.matchAll(oneTopic)];
  const families = new Set(things.map(([thing]) => familyOf(thing)));
  const isList = joinedTopics.test(row) || things.length >= leastInList;
  if (families.size < things.length || things.length < 2 || !isList) return [tokens];
  const lead = between(tokens, 0, match.index);
  const rest = between(tokens, match.index + row.length, text.length);
  return things.map((thing) => {
    const start = match.index + thing.index;
    return lead.concat(between(tokens, start, start + thing[0].length), rest);
  });
}
