import { saidIn, unreadIn, type Frame } from "#angling/assistant/frame.ts";
import { speciesFor } from "#angling/assistant/answers/law/asked-fish.ts";
import { speciesOf } from "#angling/species/index.ts";
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
  "closer nearer walking walk foot car train bus far distance something else crowded less".split(
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

/** "Any with a bathroom", "closer, walking", "not those" after a list of spots: that list with one wish more. */
export function narrowed(frame: Frame, before: Frame): Frame | null {
  const ofFish = withoutFish(frame, before);
  if (ofFish !== null) return ofFish;
  const { words, place } = frame;
  if (before.intent !== "spots" || words.split(" ").length > mostWords) return null;
  const isOut = place !== null && butNamed.test(words);
  if (place !== null && !isOut) return null;
  // Who goes alone wishes for no empty place.
  const isAlone = saidIn(frame).includes("company");
  const cues = findCues(words.replaceAll(unwanted, " ")).filter(
    (cue) => wishes.has(cue) && !(isAlone && cue === "quiet"),
  );
  const isButThose = butThose.test(words);
  const isNearer = nearer.test(words);
  const isWish = cues.length > 0 || standing.test(words) || afoot.test(words);
  if (!isOut && !isButThose && !isNearer && !isWish) return null;
  const without = [
    ...(before.without ?? []),
    ...(isButThose ? (before.listed ?? []) : []),
    ...(isOut ? [place.name] : []),
  ];
  return {
    ...before,
    words: `${before.words} ${words.replaceAll(unwanted, " ")}`,
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
