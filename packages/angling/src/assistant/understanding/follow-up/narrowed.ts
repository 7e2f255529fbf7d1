import { saidIn, unreadIn, type Frame } from "#angling/assistant/frame.ts";
import { speciesFor } from "#angling/assistant/answers/law/asked-fish.ts";
import { spots } from "#angling/spots/index.ts";
import { speciesOf } from "#angling/species/index.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { findCues } from "#angling/assistant/understanding/cues.ts";

const lead = String.raw`^(?:(?:and|ok|so|but|no|hm+|yeah|well|i|we|want|need) )*`;
const butThose = new RegExp(
  String.raw`\b(?:not|none of|except|besides|other than|anything but|skip|no|without|instead of) (?:any of )?(?:those|these|them|that one|that|the same(?: ones?)?)\b|\b(?:something|somewhere|anything|anywhere|what|who) else\b|${lead}(?:(?:any|some|show me|give me) )*(?:others?|different|more)(?: (?:ones?|spots?|places?|options?))?$|\b(?:been there|tried (?:those|that|them)|(?:do not|not) like (?:those|that|them|any))\b`,
);
const butNamed =
  /\b(?:not|except|besides|other than|anything but|skip|no|without|minus|instead of)\b/;
const nearer = /\b(?:closer|nearer|nearest|closest|too far|walking distance|that far)\b/;
const afoot = /\b(?:walk(?:ing|able|ed)?|on foot|by foot|no car|without a car|train|bus|subway)\b/;
const unwanted =
  /\b(?:no|not|without|do not need(?: an?)?) (?:a |any )?(?:ramps?|parking|restrooms?|bathrooms?|kids?|ferr(?:y|ies)|boats?)\b/g;
const standing =
  /\b(?:beach(?:es)?|piers?|jett(?:y|ies)|bridges?|breakwaters?|rocks?|rocky|flats?|wad(?:e|ing)|kayaks?|wheel ?chair|sheltered)\b/;
const wishes: ReadonlySet<string> = new Set(
  "kids quiet parking restrooms ramp shelter ferry".split(" "),
);
const handled: ReadonlySet<string> = new Set(
  "closer nearer walking walk foot car train bus far distance something else crowded less likely kill die easier safer advanced hard tough shot".split(
    " ",
  ),
);
const mostWords = 9;

const namesIn = ({ species }: Frame): readonly string[] =>
  species === null || species.kind === "unheld"
    ? []
    : speciesFor(species).ids.map((id) => speciesOf(id).commonName);

/** "Not flounder" after what is open: the same list without it. */
function withoutFish(frame: Frame, before: Frame): Frame | null {
  const isList = before.intent === "rules" && before.cues.includes("openList");
  if (!isList || before.species !== null || !butNamed.test(frame.words)) return null;
  const names = namesIn(frame);
  return names.length === 0
    ? null
    : {
        ...before,
        without: [...(before.without ?? []), ...names],
        goesOn: true,
        unread: [],
        said: [],
      };
}

/** A place is asked for. */
const asksPlace =
  /\b(?:where(?! (?:do|does|did|is|was|are) (?!i\b|we\b|you\b|one\b|there\b|a\b|the (?:best|nearest)))|which one|(?:some|any)(?: ?where| ?place)|(?:any|some|another|other|a|an|what|which|the|one) (?:\w+ ){0,2}(?:spots?|places?|beach(?:es)?|piers?|jett(?:y|ies)|options?|alternatives?))\b/;
/** Another than the one that was told of. */
const elsewhere =
  /\b(?:else|instead|other|others|another|alternatives?|less|more|safer|easier|calmer|quieter|closer|somewhere|anywhere|(?:ok|okay|safe|good|fine|free|legal)(?: then|$))\b|\bnear ?by\b|\bclose by\b/;
/** What a plan was warned of is to be kept out of; nothing hard is wanted. */
const outOfIt = /\b(?:safe\w*|ok|okay|calm\w*|kill\w*|die|lee|shelter\w*|protected|out of)\b/;
const easy =
  /\b(?:safer|easier|easy|gentler|kill\w*|die|beginner\w*|too (?:advanced|hard|much|rough|tough|big) for|less (?:\w+ ){0,2}(?:advanced|dangerous|hard|rough))\b/;
const mostWordsElsewhere = 14;

/** "Where instead, close by", "somewhere safer", "any spot that is ok then" after one place: others near it. */
function isElsewhere({ words, intent, place, species }: Frame, before: Frame): boolean {
  const isOfPlace = before.place !== null && topicOf(before.intent).about === "place";
  const isOpen = ["spots", "spot", "unknown", "help", "keep", "bite", "go"].includes(intent);
  return (
    isOfPlace &&
    isOpen &&
    place === null &&
    species === null &&
    asksPlace.test(words) &&
    (elsewhere.test(words) || intent === "spots") &&
    words.split(" ").length <= mostWordsElsewhere
  );
}

const isOnShore = (place: Frame["place"]): boolean =>
  spots.find(({ id }) => id === place?.spotId)?.access.includes("Shore") === true;

/** The list around the place before, without that place where another is asked for. */
function listAround(before: Frame, words: string): Frame {
  const { place, going = null } = before;
  const isHard =
    going !== null &&
    (going.isRough || [going.sea, going.wind, going.gust].some((one) => one !== null));
  const isOther = elsewhere.test(words) && place?.spotId != null;
  return {
    ...before,
    intent: "spots",
    words: "",
    flow: null,
    isPlan: false,
    mode: before.mode ?? (isOnShore(place) ? "shore" : null),
    cues: isHard && outOfIt.test(words) ? ["shelter"] : [],
    without: isOther ? [place.name] : [],
  };
}

/** "Any with a bathroom", "closer, walking", "not those" after a list of spots: that list with one wish more. */
export function narrowed(frame: Frame, talk: Frame): Frame | null {
  const ofFish = withoutFish(frame, talk);
  if (ofFish !== null) return ofFish;
  const { words } = frame;
  const isList = talk.intent === "spots";
  const isAround = !isList && isElsewhere(frame, talk);
  if (!isAround && (!isList || words.split(" ").length > mostWords)) return null;
  const isEasier = isList && easy.test(words);
  const before = isAround || isEasier ? listAround(talk, words) : talk;
  // "Not Hingham, closer to Salem": the one is left out, the other is the place.
  const [out, at] = butNamed.test(words) ? [frame.place, frame.from ?? null] : [null, frame.place];
  if (!isAround && out === null && at !== null) return null;
  // Who goes alone wishes for no empty place.
  const isAlone = saidIn(frame).includes("company");
  const cues = [
    ...findCues(words.replaceAll(unwanted, " ")).filter(
      (cue) => wishes.has(cue) && !(isAlone && cue === "quiet"),
    ),
    ...(easy.test(words) ? ["kids"] : []),
  ];
  const isButThose = butThose.test(words);
  const isNearer = nearer.test(words);
  const isWish = cues.length > 0 || standing.test(words) || afoot.test(words);
  if (!isAround && out === null && !isButThose && !isNearer && !isWish) return null;
  const without = [
    ...(before.without ?? []),
    ...(isButThose ? (before.listed ?? []) : []),
    ...(out === null ? [] : [out.name]),
  ];
  return {
    ...before,
    words: `${before.words} ${words.replaceAll(unwanted, " ")}`,
    place: at ?? before.place,
    cues: [
      ...new Set([
        ...before.cues,
        ...cues,
        ...(isNearer && before.place === null ? ["nearMe"] : []),
      ]),
    ],
    mode: frame.mode ?? (afoot.test(words) ? "shore" : before.mode),
    species: frame.species ?? before.species,
    when: frame.when ?? before.when,
    flow: frame.flow ?? before.flow,
    without: [...new Set(without)],
    said: saidIn(frame),
    goesOn: true,
    unread: unreadIn(frame).filter(
      (word) =>
        !handled.has(word) &&
        !standing.test(word) &&
        !findCues(word).some((cue) => wishes.has(cue)),
    ),
  };
}
