import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { roundTo, type StatuteMiles } from "@striper/marine/units";
import { fact, factsFrom, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace, SpeciesMention } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  declinedWith,
  listWords,
  placeFor,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import {
  preferencesOf,
  spotPosition,
  spots,
  spotSpecies,
  type Spot,
  type SpotSpecies,
} from "#angling/spots/index.ts";
import { launchLines, launchesFor } from "#angling/access/index.ts";
import { openingHours } from "./opening-hours.ts";
import { isSheltered, paddle, paddled, type Need, unsafeNow } from "./sheltered.ts";
import { findSpecies, speciesOf } from "#angling/species/index.ts";

export function namesListed(species: SpeciesMention): readonly SpotSpecies[] {
  if (species.kind === "unheld") return [];
  const ids =
    species.kind === "one"
      ? [species.id]
      : species.name === "bass"
        ? (["striped_bass"] as const)
        : species.ids;
  return spotSpecies.filter((name) => {
    const match = findSpecies(name);
    return match.kind === "found" && ids.some((id) => id === match.species.id);
  });
}

const listedSpecies = ({ species }: Frame): readonly SpotSpecies[] | null =>
  species === null ? null : namesListed(species);

/** "Boat/Wade" is waded to from a boat. */
const isFromLand = (access: Spot["access"]): boolean =>
  access.includes("Shore") || !access.includes("Boat");
const shore: Need = { words: "from shore", fits: ({ access }) => isFromLand(access) };
const wade: Need = { words: "where one wades", fits: ({ access }) => access.includes("Wade") };
const boat: Need = { words: "by boat", fits: ({ access }) => access.includes("Boat") };

/** What one may ask to stand on; "from a pier" is no more than "from shore" otherwise. */
const structures = ["pier", "jetty", "bridge", "breakwater"] as const;

/** What the catalogue calls a spot as a whole. */
const kindsOfSpot: readonly (readonly [Spot["type"], RegExp, string])[] = [
  ["beach", /\bbeach(?:es)?\b/, "on a beach"],
  ["flats", /\bflats?\b/, "on the flats"],
  ["rocks", /\brock(?:s|y)\b/, "on the rocks"],
];

/** "No rocks or soft sand": what one does not want. */
const unwished =
  /\b(?:no|not|never|can not|cannot|without|avoid\w*|off the) (?:\w+ ){0,3}(?:rocks?|rocky|sand|beach(?:es)?|flats?|jett(?:y|ies))(?: (?:or|and) (?:\w+ )?(?:rocks?|rocky|sand|beach(?:es)?|flats?|jett(?:y|ies)))*/g;

/** What is wished to stand on. */
function standingOn(frame: Frame): Need[] {
  const needs: Need[] = [];
  const structure = structures.find((name) =>
    new RegExp(`\\b${name.replace(/y$/, "(?:y|ie)")}s?\\b`).test(frame.words),
  );
  if (structure !== undefined)
    needs.push({
      words: `with a ${structure}`,
      fits: ({ name, description, type }) =>
        `${name} ${description} ${type}`.toLowerCase().includes(structure),
    });
  // "Spots near Wollaston Beach" names a place, not what to stand on.
  const placeName = (frame.place?.name ?? "").toLowerCase();
  const wished = frame.words.replace(unwished, "");
  const kind = kindsOfSpot.find(([, pattern]) => pattern.test(wished) && !pattern.test(placeName));
  if (kind !== undefined) needs.push({ words: kind[2], fits: ({ type }) => type === kind[0] });
  return needs;
}

/** What is asked for by a cue. */
const needsByCue: Readonly<Record<string, Need>> = {
  kids: {
    words: "easy for beginners, from land",
    fits: ({ difficulty, access }) => difficulty === "Beginner" && isFromLand(access),
  },
  quiet: { words: "with few people", fits: ({ crowdLevel }) => crowdLevel === "low" },
  parking: { words: "with parking", fits: ({ facilities }) => facilities.includes("Parking") },
  restrooms: {
    words: "with restrooms",
    fits: ({ facilities }) => facilities.includes("Restrooms"),
  },
  ramp: {
    words: "with a boat launch",
    fits: ({ id, facilities }) => facilities.includes("Boat Launch") || launchesFor(id).length > 0,
  },
  ferry: {
    words: "reached by ferry",
    fits: ({ access }) => access.includes("Ferry"),
  },
  shelter: { words: "described as sheltered", fits: isSheltered },
};

const atTime = (time: Spot["bestTimes"][number]): Need => ({
  words: `that fish at ${time.toLowerCase()}`,
  fits: ({ bestTimes }) => bestTimes.includes(time),
});
const needsByPart: Readonly<Record<string, Need>> = {
  night: atTime("Night"),
  dawn: atTime("Dawn"),
  dusk: atTime("Dusk"),
};

/** "Best eel spot": no spot lists that fish, and some name it as a bait. */
function baitNeed(frame: Frame): Need | null {
  const { species } = frame;
  if (species?.kind !== "one" || listedSpecies(frame)?.length !== 0) return null;
  const name = String(speciesOf(species.id).commonName.toLowerCase().split(" ").at(-1));
  const need: Need = {
    words: `that name ${name} as bait`,
    fits: ({ bestBaits }) => bestBaits.some((one) => one.toLowerCase().includes(name)),
  };
  return spots.some(need.fits) ? need : null;
}

const wheelchair = /\b(?:wheel ?chair|handicap\w*|disab\w*|accessible)\b/;

function needsOf(frame: Frame, bait: Need | null): Need[] {
  const { cues, mode, flow } = frame;
  const needs: Need[] = [];
  const species = listedSpecies(frame);
  if (bait !== null) needs.push(bait);
  else if (species !== null)
    needs.push({
      words: `for ${listWords(species.map((name) => name.toLowerCase()))}`,
      fits: (spot) => species.some((name) => spot.species.includes(name)),
    });
  if (paddled.test(frame.words)) needs.push(paddle);
  else if (wheelchair.test(frame.words)) needs.push(shore);
  else if (mode !== null) needs.push(mode === "shore" ? shore : boat);
  if (/\bwad(?:e|ing|er|e?able)\b/.test(frame.words)) needs.push(wade);
  const state = frame.water?.jurisdiction ?? null;
  if (state === "NH")
    needs.push({ words: "in New Hampshire", fits: (spot) => spot.state === "NH" });
  if (state === "FED")
    needs.push({ words: "in federal water", fits: ({ waters }) => waters === "federal" });
  needs.push(...standingOn(frame));
  for (const [cue, need] of Object.entries(needsByCue)) if (cues.includes(cue)) needs.push(need);
  for (const [part, need] of Object.entries(needsByPart))
    if (frame.when?.part === part || new RegExp(`\\b${part}\\b`).test(frame.words))
      needs.push(need);
  if (flow === "ebb" || flow === "flood")
    needs.push({
      words: `that fish on the ${flow}`,
      fits: (spot) => preferencesOf(spot).flow === flow || preferencesOf(spot).flow === "either",
    });
  return needs;
}

/** Statute miles around a named place that still count as near it. */
const nearWithin = 8;
/** Statute miles that are still the place itself. */
const thereWithin = 4;
const mostSpots = 5;

function around(
  place: NamedPlace | null,
  matches: readonly Spot[],
): { spots: readonly Spot[]; words: string } {
  if (place === null) return { spots: matches.toSorted((a, b) => b.rating - a.rating), words: "" };
  const inRegion =
    place.region === null ? null : matches.filter(({ region }) => region === place.region);
  const words = place.kind === "here" ? " near you" : ` near ${place.name}`;
  if (inRegion !== null && inRegion.length > 0) {
    return { spots: inRegion.toSorted((a, b) => b.rating - a.rating), words: ` in ${place.name}` };
  }
  const byDistance = matches.toSorted(
    (a, b) =>
      distanceBetween(place.position, spotPosition(a)) -
      distanceBetween(place.position, spotPosition(b)),
  );
  const near = byDistance.filter(
    (spot) => distanceBetween(place.position, spotPosition(spot)) <= nearWithin,
  );
  return { spots: near.length > 0 ? near : byDistance.slice(0, 3), words };
}

/** As it is shown: miles, or feet in words when it is near. */
export const distanceValue = (distance: StatuteMiles): string | number =>
  distance < 0.1 ? formatDistance(distance) : roundTo(distance, distance < 10 ? 1 : 0);

function spotFacts(spot: Spot, from: NamedPlace | null): readonly Fact[] {
  const distance = from === null ? null : distanceBetween(from.position, spotPosition(spot));
  return factsFrom(sources.spots, { place: spot.name, screen: screens.spot(spot.id) }, [
    ["spot", spot.name],
    ["spot-access", spot.access],
    ["distance", distance === null ? null : distanceValue(distance), "mi"],
    ["spot-best-times", spot.bestTimes.join(", ")],
    ["spot-note", spot.note],
  ]);
}

const lineOf = (spot: Spot, from: NamedPlace | null): string =>
  `- **${spot.name}** (${spot.access.toLowerCase()}${from === null ? "" : `, ${formatDistance(distanceBetween(from.position, spotPosition(spot)))}`}): ${spot.note} Best: ${spot.bestTimes.join(", ").toLowerCase()}.`;

/** The launches of spots, each once, with what its source says of fee and tide. */
const launchesAt = (shown: readonly Spot[]): readonly string[] => [
  ...new Set(shown.flatMap(({ id }) => launchLines(id))),
];

const wantsNear = ({ cues, words }: Frame): boolean =>
  cues.includes("nearMe") || /\b(?:closest|nearest)\b/.test(words);

/** What "near me" counts from where nobody told where they are: their own water, and it says so. */
const countedFrom = ({ name }: NamedPlace): string =>
  `I do not know where you are, so this counts from ${name}; share your position or name a town for another.`;

const noneFits = (needs: string, without: readonly string[]): string =>
  `No ${without.length === 0 ? "" : "other "}spot of the catalogue fits ${needs}. Drop one wish and ask again.`;

const butNamed =
  /\b(?:not|except|besides|other than|anything but|but not|no) (?:at |in |on |the )*([a-z]{5,})/g;

/** "Sandy beach, not Nantasket": spots that are named to be left out. */
function leftOut({ words }: Frame): readonly string[] {
  const names = [...words.matchAll(butNamed)].map(([, name = ""]) => name);
  if (names.length === 0) return [];
  return spots
    .filter((spot) => {
      const own = spot.name.toLowerCase().split(/[^a-z]+/);
      return names.some((name) => own.includes(name));
    })
    .map((spot) => spot.name);
}

export function answerSpots(frame: Frame, context: AnswerContext): Reply {
  const own = frame.place?.kind === "own" ? frame.place : null;
  const isUnplaced = frame.place === null && context.position === null;
  const isFromHome = isUnplaced && wantsNear(frame);
  const near = isUnplaced && !isFromHome ? null : placeFor(frame, context);
  const bait = baitNeed(frame);
  if (listedSpecies(frame)?.length === 0 && bait === null)
    return declinedWith("No spot of the catalogue lists that fish.");
  const needs = needsOf(frame, bait);
  const isStriper =
    frame.species === null ||
    bait !== null ||
    (frame.species.kind === "one" && frame.species.id === "striped_bass");
  // Where striped bass may not be fished for is no spot for somebody who names no other fish.
  const legal = spots.filter(({ waters }) => waters === "state" || !isStriper);
  const without = [...(frame.without ?? []), ...leftOut(frame), ...unsafeNow(frame)];
  const matches = legal.filter(
    (spot) => !without.includes(spot.name) && needs.every(({ fits }) => fits(spot)),
  );
  const needWords = needs.map(({ words }) => words).join(", ");
  if (matches.length === 0) return declinedWith(noneFits(needWords, without));
  const found = around(near, matches);
  const shown = found.spots.slice(0, mostSpots);
  const from = near === null || near.region !== null ? null : near;
  const shelterNote = frame.cues.includes("shelter")
    ? "Shelter is judged by the spots' descriptions: look at the wind there before you go."
    : null;
  const [nearest] = shown;
  const isNoneThere =
    from !== null &&
    nearest !== undefined &&
    from.kind !== "default" &&
    distanceBetween(from.position, spotPosition(nearest)) > thereWithin;
  const launches = frame.cues.includes("ramp") ? launchesAt(shown) : [];
  return answered(
    [
      frame.cues.includes("score")
        ? "Where they bite now nobody has told me; the catalogue says:"
        : null,
      wheelchair.test(frame.words)
        ? "Whether a wheelchair gets there is not in this app: ask who runs the place."
        : null,
      isFromHome && near !== null ? countedFrom(near) : null,
      isNoneThere ? `The catalogue lists none at ${from.name} itself; the nearest:` : null,
      launches.join(" "),
      `Spots${found.words}${needWords === "" ? "" : ` ${needWords}`}:\n${shown.map((spot) => `${lineOf(spot, from)}${frame.cues.includes("crowds") ? ` Crowds: ${spot.crowdLevel}.` : ""}`).join("\n")}\n`,
      shelterNote,
      paddled.test(frame.words)
        ? "A paddled boat needs light wind and slack current: look at both before you launch."
        : null,
      frame.cues.includes("access") && launches.length === 0 ? openingHours : null,
      `Source: ${sources.spots.toLowerCase()}${own === null ? "" : " and your own spot"}. Check access and parking before you go.`,
      assumptions(frame),
    ],
    [
      ...launches.map((line) => fact("launch", line, sources.spots, { screen: screens.spots })),
      ...shown.flatMap((spot) => spotFacts(spot, from)),
    ],
  );
}
