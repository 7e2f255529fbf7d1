import { isOfBass, type Frame } from "#angling/assistant/frame.ts";
import { kin } from "#angling/assistant/understanding/time/ages.ts";
import { isFishLength } from "#angling/assistant/understanding/numbers/measures.ts";

const somebody = String.raw`(?:${kin}|angler|guy|neighbor|pal)`;
/** "My wife", "3 more kids", "his buddies": how many, whom, and that they are several. */
const people = new RegExp(
  String.raw`\b(?:(\d{1,2}) (?:(?:more|other|little|young|extra) )?)?(?:${somebody.replace("buddy", "bud(?:dy)?")}(s)?|(budd(?:ies)|children|grandkids))\b`,
  "g",
);
/** "My 9 year old": one more. */
const byAge = /\b(?:my|our|the|a|his|her|their) \d{1,2} (?:years?|yrs?|yo)(?: olds?)?\b/g;
const childAges = String.raw`(?:\d{1,2} )*(?:\d{1,2} (?:and|n|plus) )?\d{1,2}`;
const ageSaid = new RegExp(
  String.raw`\b(?:who )?(?:(?:he|she|they|it|i) (?:is|are|am)|aged?|turn(?:s|ed)?) ${childAges}\b(?: (?:years?|yrs?|yo)(?: olds?)?)?|\b\d{1,2} (?:years?|yrs?|yo)(?: olds?)?\b`,
  "g",
);

/** What may stand beside them without asking anything else. */
const beside: ReadonlySet<string> = new Set(
  "and plus with also too as well my the a an our his her of us is are be he she they them it that this coming comes come along aboard fishing fishes fish joining joins join tags tag there what about if so then now ok how all in on board boat me i we have has got bring brings bringing adding add another old both each makes make would right yeah yes no but just only more other can could get keep one any total altogether told together combined between everyone everybody age aged here for year years yr yo does do count counts n FISH fishermen guys crew striper stripers bass".split(
    " ",
  ),
);

const inAll =
  "(?:total|in total|altogether|in all|all told|all together|all in|combined|between us|for (?:all of )?us|for the boat|for the (?:boat|crew|group))";
const claimed = new RegExp(
  String.raw`^(?:(?:so|ok|and|then|that|it|is|makes|make|would|be|we|can|could|keep|get|have|which|equals|right) )*(\d{1,3})(?: (?:fish|of them|FISH|stripers?|bass))*( ${inAll})?\b`,
);

/** The number of fish somebody concludes for all of them. */
function claimIn(words: string, names: boolean, isParty: boolean): number | null {
  const [whole, said, total] = claimed.exec(words) ?? [];
  if (whole === undefined || said === undefined) return null;
  // "3 kids too" counts the kids.
  const isOfPeople = new RegExp(String.raw`^ (?:more |other |little )?${somebody}`).test(
    words.slice(whole.length),
  );
  if (isOfPeople) return null;
  const after = words.slice(whole.length);
  const isSaid = total !== undefined || (names && /^ (?:with|then|right|for)\b/.test(after));
  const isNoLength = !isFishLength(Number(said));
  const isBare = isParty && /^(?: then| right)?$/.test(after) && isNoLength;
  return isSaid || isBare ? Number(said) : null;
}

interface Companions {
  /** Null: several, nobody said how many. */
  readonly more: number | null;
  readonly isNamed: boolean;
}

function companionsIn(words: string, ages: readonly number[]): Companions {
  const named = [...words.matchAll(people)];
  const counts = named.map(([, number, plural, group]) => {
    if (number !== undefined) return Number(number);
    const isSeveral = plural !== undefined || group !== undefined;
    if (!isSeveral) return 1;
    return ages.length > 1 ? ages.length : null;
  });
  // "For 3 guys" are all of them.
  const isAll = /\b(?:for|among|between) \d{1,2} (?:guys|anglers|people)\b/.test(words);
  const byAges = (words.match(byAge) ?? []).map(() => 1);
  return {
    isNamed: named.length > 0 || byAges.length > 0,
    more: [...counts, ...(named.length > 0 ? [] : byAges)].reduce<number | null>(
      (sum, one) => (sum === null || one === null ? null : sum + one),
      isAll ? -1 : 0,
    ),
  };
}

/** "Can my kids keep one too": several who were not counted yet. */
const uncounted = ({ words, anglers = null }: Frame): boolean =>
  anglers === null && companionsIn(words, []).more === null;

const forSomebody = new RegExp(String.raw`\bfor (?:my|the|a|his|her) (?:\w+ )?${somebody}`);
const adult = 16;

/**
 * "Plus my wife", "3 kids too", "they are 6 and 9", "so 5 with my kid, he is 11", "so 3 total?" in a talk about a
 * bag: who fishes is counted together, and the sum that was concluded is judged. An age is no length.
 */
export function party(frame: Frame, before: Frame): Frame | null {
  const isOfBag = before.intent === "rules" || before.intent === "keep";
  const { words, age = null, ages = [] } = frame;
  const isSameFish =
    frame.species === null || (isOfBass(frame.species) && isOfBass(before.species));
  if (!isOfBag || !isSameFish || frame.place !== null || forSomebody.test(words)) return null;
  const years = ages.length > 0 ? ages : age === null ? [] : [age];
  const { more, isNamed } = companionsIn(words, ages);
  const isParty = (before.anglers ?? 1) > 1;
  const claim = claimIn(words, isNamed, isParty);
  const isOfAges =
    !isNamed && years.length > 0 && (isParty || companionsIn(before.words, []).isNamed);
  if (!isNamed && !isOfAges && claim === null) return null;
  const left = words.replace(ageSaid, " ").replace(people, " ").split(" ");
  if (left.some((word) => /[a-zA-Z]/.test(word) && !beside.has(word))) return null;
  const counted = isNamed ? more : isOfAges && uncounted(before) ? years.length : 0;
  const anglers = counted === null ? null : (before.anglers ?? 1) + counted;
  const isChild = years.length > 0 && years.every((one) => one < adult);
  const notes = [
    isChild
      ? "a child who fishes has a bag of their own and needs no permit; one who is only along is no angler"
      : "who is only along is no angler",
    anglers === null ? "say how many they are, and I add it up" : null,
  ].filter((note) => note !== null);
  return {
    ...before,
    intent: "rules",
    cues: [...new Set([...before.cues.filter((cue) => cue !== "keep"), "bag"])],
    length: null,
    lengths: [],
    count: null,
    anglers: anglers ?? before.anglers ?? null,
    mode: frame.mode ?? before.mode,
    when: frame.when ?? before.when,
    ages: years,
    claimed: claim,
    said: ["anglers"],
    unread: [],
    goesOn: true,
    assumed: [...new Set([...before.assumed.filter((one) => !/\bas inches$/.test(one)), ...notes])],
  };
}
