import { isKayakLaunch } from "#angling/access/index.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { spots, type Spot } from "#angling/spots/index.ts";

/** A wish that a spot fits or not. */
export interface Need {
  readonly words: string;
  readonly fits: (spot: Spot) => boolean;
}

/** A boat that is paddled. */
export const paddled =
  /\b(?:kayak\w*|yaks?|canoe\w*|paddle ?boards?|sup|sit on tops?|hobie|paddle (?:out|from))\b/;
/** Words of shelter; "no shelter" and "only on calm days" are none. */
const sheltered = /shelter(?:ed|s)?\b|protected|in the lee|out of the (?:wind|surf|swell)/i;
const exposed =
  /\b(?:no|without|little|not|lacks?)\b[^.]{0,20}\b(?:shelter|lee|protect)|partial shelter|exposed|seaward|in open water|open[- ]ocean/i;
export const isSheltered = ({ description, tips, note, type }: Spot): boolean =>
  type === "harbor" ||
  (sheltered.test(`${description} ${tips} ${note}`) &&
    !exposed.test(`${description} ${tips} ${note}`));

/** Where seas break or water runs hard. */
const rough =
  /\b(?:break(?:s|ing|ers?)?|swells?|surf|rips?|seas?|ledges?|bars?|buoyed|hard current|strong currents?|fast water|shipping|ship traffic|bottleneck)\b/i;

/** Its own words, or a source of launches, say that a kayak belongs there. */
const isForKayaks = ({ id, description, tips, note }: Spot): boolean =>
  isKayakLaunch(id) || /\bkayaks?\b/i.test(`${description} ${tips} ${note}`);

/** A kayak is carried in there, wherever it goes then. */
export const kayakLaunch: Need = {
  words: "where a kayak is launched",
  fits: ({ id }) => isKayakLaunch(id),
};

/** Launched from land, in shelter, and nothing for the practiced alone. */
export const paddle: Need = {
  words: "where a kayak is launched from land, in sheltered water",
  fits: (spot) =>
    isForKayaks(spot) &&
    spot.access !== "Boat Only" &&
    !spot.access.startsWith("Ferry") &&
    spot.difficulty === "Beginner" &&
    (spot.type === "flats" || isSheltered(spot)) &&
    !rough.test(`${spot.name} ${spot.description} ${spot.tips} ${spot.note}`),
};

/** "Where inside", "without running it", "the bar is rough": whoever asks so stays off the bar. */
const offTheBar =
  /\b(?:inside|behind the bar|without (?:running|crossing|going out|doing)|not (?:run|cross)\w*|(?:bar|mouth|inlet) (?:is |looks )?(?:rough|nasty|breaking|snotty|ugly|closed|bad|sporty|big))\b/;
/** "Where instead", after a bar or a sea that was refused. */
const instead =
  /\b(?:instead|safer|calmer|less likely|(?:spots?|places?|anywhere|somewhere) (?:that is )?(?:ok|okay|safe))\b|^(?:(?:so|ok|and|then) )*where (?:then|else)\b/;

/** The spots that a question leaves out because of the water. */
export function unsafeNow({ words, going = null, place, after }: Frame): readonly string[] {
  const isInstead = instead.test(words);
  if (offTheBar.test(words)) return spots.filter(isOnBar).map(({ name }) => name);
  const told = going ?? after?.frame?.going ?? null;
  const isSea = (told?.sea ?? 0) >= 2 || told?.isRough === true;
  const bars = isInstead ? spots.filter(isOnBar) : [];
  const open = new Set(["jetty", "rocks", "beach", "structure"]);
  const left = isInstead && isSea ? spots.filter(({ type }) => open.has(type)) : [];
  const own = isInstead ? spots.filter(({ id }) => id === place?.spotId) : [];
  return [...bars, ...left, ...own].map(({ name }) => name);
}

const isOnBar = ({ bar, access }: Spot): boolean => bar !== undefined && !access.includes("Shore");
