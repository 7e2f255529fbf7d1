import { launchesFor } from "#angling/access/index.ts";
import type { Frame, SpeciesMention } from "#angling/assistant/frame.ts";
import { listWords } from "#angling/assistant/answers/reply.ts";
import { findSpecies, speciesOf } from "#angling/species/index.ts";
import {
  preferencesOf,
  spots,
  spotSpecies,
  type Spot,
  type SpotSpecies,
} from "#angling/spots/index.ts";
import { isSheltered, kayakLaunch, paddle, paddled, type Need } from "./sheltered.ts";
import { askedOfRecord, leavesCar } from "#angling/assistant/understanding/record-asked.ts";
import { facilitiesAsked } from "./spot-record.ts";

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

export const listedSpecies = ({ species }: Frame): readonly SpotSpecies[] | null =>
  species === null ? null : namesListed(species);

/** "Boat/Wade" is waded to from a boat. */
export const isFromLand = (access: Spot["access"]): boolean =>
  access.includes("Shore") || !access.includes("Boat");
const shore: Need = { words: "from shore", fits: ({ access }) => isFromLand(access) };
const wade: Need = { words: "where one wades", fits: ({ access }) => access.includes("Wade") };
const boat: Need = { words: "by boat", fits: ({ access }) => access.includes("Boat") };

/** What one may ask to stand on; "from a pier" is no more than "from shore" otherwise. */
const structures = ["pier", "jetty", "bridge", "breakwater"] as const;

/** What the catalogue calls a spot as a whole. */
const kindsOfSpot: readonly (readonly [Spot["type"], RegExp, string])[] = [
  ["beach", /\bbeach(?:es)?\b/, "on a beach"],
  ["flats", /\bflats\b/, "on the flats"],
  ["rocks", /\brock(?:s|y)\b/, "on the rocks"],
];

/** "No rocks or soft sand": what one does not want. */
const unwished =
  /\b(?:no|not|never|can not|cannot|without|avoid\w*|off the) (?:\w+ ){0,3}(?:rocks?|rocky|sand|beach(?:es)?|flats?|jett(?:y|ies))(?: (?:or|and) (?:\w+ )?(?:rocks?|rocky|sand|beach(?:es)?|flats?|jett(?:y|ies)))*/g;

/** Easy ground is wished for: "somewhere flat", "my knees are shot". */
export const wishesFlat =
  /\b(?:flat(?! (?:calm|out|rate))|level|paved|stroller|(?:bad|shot|bum) (?:knees?|hips?)|knees? (?:is|are)|walker|cane)\b/;
const easyGround: Need = {
  words: "on flat or paved ground by their description",
  fits: ({ name, note, description }) =>
    /\b(?:paved|walkway|boardwalk|promenade|flat and lit|easy to walk|wharf|pier)\b/i.test(
      `${name} ${note} ${description}`,
    ),
};

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
  if (wishesFlat.test(wished)) needs.push(easyGround);
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
  parking: {
    words: "with parking",
    fits: ({ facilities }) =>
      facilities.includes("Parking") || facilities.includes("Limited Parking"),
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
export function baitNeed(frame: Frame): Need | null {
  const { species } = frame;
  if (species?.kind !== "one" || listedSpecies(frame)?.length !== 0) return null;
  const name = String(speciesOf(species.id).commonName.toLowerCase().split(" ").at(-1));
  const need: Need = {
    words: `that name ${name} as bait`,
    fits: ({ bestBaits }) => bestBaits.some((one) => one.toLowerCase().includes(name)),
  };
  return spots.some(need.fits) ? need : null;
}

export const wheelchair = /\b(?:wheel ?chair|handicap\w*|disab\w*|accessible)\b/;

const forCar = new RegExp(String.raw`\b${leavesCar}\b|\bwhere (?:\w+ ){0,3}park\b`);

export function needsOf(frame: Frame, bait: Need | null): Need[] {
  const { cues, mode, flow } = frame;
  const needs: Need[] = [];
  const species = listedSpecies(frame);
  if (bait !== null) needs.push(bait);
  else if (species !== null && species.length > 0)
    needs.push({
      words: `for ${listWords(species.map((name) => name.toLowerCase()))}`,
      fits: (spot) => species.some((name) => spot.species.includes(name)),
    });
  const isOfLaunch = paddled.test(frame.words) && askedOfRecord.launch.test(frame.words);
  if (isOfLaunch) needs.push(kayakLaunch);
  else if (paddled.test(frame.words)) needs.push(paddle);
  else if (wheelchair.test(frame.words)) needs.push(shore);
  else if (mode !== null) needs.push(mode === "shore" ? shore : boat);
  if (/\bwad(?:e|ing|er|e?able)\b/.test(frame.words)) needs.push(wade);
  const state = frame.water?.jurisdiction ?? null;
  if (state === "NH")
    needs.push({ words: "in New Hampshire", fits: (spot) => spot.state === "NH" });
  if (state === "FED")
    needs.push({ words: "in federal water", fits: ({ waters }) => waters === "federal" });
  // A place for the car is asked for, wherever one then stands and at whatever hour.
  const isForCar = forCar.test(frame.words);
  if (!isForCar) needs.push(...standingOn(frame));
  for (const [cue, need] of Object.entries(needsByCue))
    if (cues.includes(cue) && !(isOfLaunch && cue === "ramp")) needs.push(need);
  // Launches beside the spots count as well.
  const wished = facilitiesAsked(frame.words).filter(({ has }) => !has.includes("Boat Launch"));
  for (const { words, has } of wished)
    needs.push({ words, fits: ({ facilities }) => has.some((one) => facilities.includes(one)) });
  for (const [part, need] of isForCar ? [] : Object.entries(needsByPart))
    if (frame.when?.part === part || new RegExp(`\\b${part}\\b`).test(frame.words))
      needs.push(need);
  if (flow === "ebb" || flow === "flood")
    needs.push({
      words: `that fish on the ${flow}`,
      fits: (spot) => preferencesOf(spot).flow === flow || preferencesOf(spot).flow === "either",
    });
  return needs;
}
