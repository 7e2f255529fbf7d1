import type { DepthAsked, Frame, NamedPlace } from "#angling/assistant/frame.ts";
import { crossingNamed, type CrossingPlace } from "#angling/spots/index.ts";

const inchesPerFoot = 12;

/** "3 ft draft", "we draw 2.5", "draft is 18 inches", "is there 3 feet of water over the flats". */
const drafts: readonly RegExp[] = [
  /(\d+(?:\.\d+)?) ?(ft|feet|foot|in|inch|inches)? (?:of )?draft\b/,
  /\bdraft (?:is |of )?(?:about )?(\d+(?:\.\d+)?) ?(ft|feet|foot|in|inch|inches)?/,
  /(\d+(?:\.\d+)?) ?(ft|feet|foot|in|inch|inches)? of water (?:over|on|across|above|at|in|off)\b/,
  /\bdraw(?:s|ing)? (?:about )?(\d+(?:\.\d+)?) ?(ft|feet|foot|in|inch|inches)?/,
];

/** What dries and is covered again. */
const ground = /\b(?:bars?|sand ?bars?|flats?|spits?|tombolos?|shoals?|mud ?flats?)\b/;
const covers =
  /\b(?:under|underwater|cover|covers|covered|covering|uncover\w*|dry|dries|dried|drying|show|shows|exposed?|walk|wade|open|opens|close|closes|flood|floods)\b/;

/** How long one may be on ground that dries, where that ground is named. */
const staying =
  /\b(?:leave|stay|stand|get (?:off|back|out)|turn (?:back|around)|head back|be (?:off|back)|come back|cross|reach|safe|cut off|stuck|stranded)\b/;

const depths =
  /\b(?:what is|whats|how is) (?:the )?bottom\b|\bbottom (?:like|made of|type)\b|\b(?:any|where are|what) (?:\w+ )?(?:wrecks?|obstructions?|submerged rocks?|hazards?|dangers?)\b|\bhow deep (?:is|will|was|does it get|are|at|off|over|in|around)\b|\bhow deep$|\b(?:water )?depths?\b(?! (?:to|should|of))|\bhow much water (?:is |will |be |there |would )*(?:over|on|off|at|above|in)\b|\bhow many feet of water\b/;

/** Words these questions are read by: none of them is left unread. */
export const wordsOfDepth: ReadonlySet<string> = new Set(
  "bottom wreck wrecks obstruction obstructions submerged hazards hazard dangers rocks draft draw draws drawing clear clearance over under bar bars sandbar flat flats spit tombolo shoal shoals cover covers covered dry dries show walk wade deep depth depths much feet ft water boat get float run".split(
    " ",
  ),
);

function draftIn(words: string): number | null {
  for (const pattern of drafts) {
    const [, said, unit = ""] = pattern.exec(words) ?? [];
    if (said === undefined) continue;
    const value = Number(said);
    // No boat of this coast draws 8 feet that asks here: a bare larger number is inches.
    const isInches = unit.startsWith("in") || (unit === "" && value > 8);
    return isInches ? value / inchesPerFoot : value;
  }
  return null;
}

/** A bar or flat is named, which is seldom where a spot's pin stands. */
export const namesGround = (words: string): boolean => ground.test(words);

/** Ground that is waded to and named: "the bar at Thompson". */
export const crossingIn = (words: string): CrossingPlace | null =>
  namesGround(words) ? crossingNamed(words) : null;

const wordsOfCrossing = (words: string): ReadonlySet<string> => {
  const crossing = crossingIn(words);
  return new Set(
    [crossing?.name.toLowerCase() ?? "", ...(crossing?.beside ?? [])].flatMap((name) =>
      name.split(" "),
    ),
  );
};

/** "Dog Bar" is a breakwater: what a place is called is no ground that dries. */
function withoutName(words: string, place: NamedPlace | null): string {
  const name = new Set((place?.name ?? "").toLowerCase().split(/[^a-z]+/));
  const said = words.split(" ");
  const isName = (at: number): boolean =>
    name.has(said[at] ?? "") && (name.has(said[at - 1] ?? "") || name.has(said[at + 1] ?? ""));
  return said.filter((_, at) => !isName(at)).join(" ");
}

/** What is asked of the chart at a place; null for another question. */
export function depthAsked({ words, species, cues, place }: Frame): DepthAsked | null {
  const draft = draftIn(words);
  if (draft !== null) return { kind: "draft", draft };
  if (crossingIn(words) !== null && staying.test(words)) return { kind: "covers" };
  if (namesGround(withoutName(words, place)) && covers.test(words) && !cues.includes("currentWord"))
    return { kind: "covers" };
  const isOfFish = species !== null || cues.includes("bait") || cues.includes("season");
  return depths.test(words) && !isOfFish ? { kind: "depth" } : null;
}

/** "And at high tide?" of a depth. */
const goesOn =
  /^(?:and |so |what about |how about |or |what is |how is |how deep )*(?:is )?(?:it |that )?(?:at |on )?(?:the )?(?:next )?(?:dead )?(?:high|low)(?: tide| water)?(?: (?:today|tonight|tomorrow|(?:on )?[a-z]+day))?$|^(?:and |so |what about |how about |or )*(?:at |by )\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?: (?:today|tonight|tomorrow))?$/;

/** The question as one for the chart, where its own words ask for that. */
export function withDepthAsked(frame: Frame, before: Frame | null): Frame {
  const asked = depthAsked(frame);
  const isStill =
    goesOn.test(frame.words) ||
    (before?.depth?.asked.kind === "covers" && frame.place === null && staying.test(frame.words));
  if (asked === null && before?.intent === "depth" && isStill)
    return {
      ...frame,
      intent: "depth",
      words: `${before.words} ${frame.words}`,
      place: frame.place ?? before.place,
      when: frame.when ?? before.when,
      unread: (frame.unread ?? []).filter((word) => !staying.test(word)),
      depth: before.depth ?? null,
    };
  if (asked === null) return frame;
  const { words, place, unread = [], intent, topic } = frame;
  // "3 ft draft" is refused elsewhere; what is asked of another coast stays so.
  if (intent === "refused" && topic !== "draft") return frame;
  const ofCrossing = wordsOfCrossing(words);
  const isRead = (word: string): boolean =>
    wordsOfDepth.has(word) || ofCrossing.has(word) || /^\d/.test(word);
  const left = unread.filter((word) => !isRead(word) && !staying.test(word));
  // A name that was not read is not the place before.
  const isThere = left.length === 0 && crossingIn(words) === null;
  return {
    ...frame,
    intent: "depth",
    topic: null,
    place: place ?? (isThere ? (before?.place ?? null) : null),
    ...(place === null && isThere && before?.intent === "depth"
      ? { words: `${before.words} ${words}`, when: frame.when ?? before.when }
      : {}),
    depth: { asked, otherwise: intent === "depth" ? "unknown" : intent },
    unread: left,
  };
}
