import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { fact, factsFrom, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  declinedWith,
  placeFor,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { spotPosition, spots, type Spot } from "#angling/spots/index.ts";
import { placeOfSpot } from "#angling/assistant/slots/places.ts";
import { launchLines } from "#angling/access/index.ts";
import { around, distanceValue, thereWithin } from "./around.ts";
import { baitNeed, isFromLand, listedSpecies, needsOf, wheelchair } from "./needs.ts";
import { answerSpot } from "./spot.ts";
import { besideInList, recordAsked } from "./spot-record.ts";
import { askedOfRecord } from "#angling/assistant/understanding/record-asked.ts";
import { kayakLaunch, paddled, unsafeNow, type Need } from "./sheltered.ts";

const mostSpots = 5;

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

/** What a place's record tells, without what was told of the one before. */
function notYet(told: Set<string>, lines: readonly string[]): readonly string[] {
  const own = lines.filter((one) => !told.has(one));
  for (const one of own) told.add(one);
  return own;
}

const recordFact = (line: string): Fact => fact("spot-record", line, sources.spots);

function linesOf(shown: readonly Spot[], from: NamedPlace | null, frame: Frame): string {
  const told = new Set<string>();
  return shown
    .map((spot) => {
      const at = from === null ? null : distanceBetween(from.position, spotPosition(spot));
      const away = at === null ? "" : `, ${formatDistance(at)}`;
      const asked = notYet(told, besideInList(spot, frame.words));
      const best = `Best: ${spot.bestTimes.join(", ").toLowerCase()}.`;
      const crowds = frame.cues.includes("crowds") ? [`Crowds: ${spot.crowdLevel}.`] : [];
      return `- **${spot.name}** (${spot.access.toLowerCase()}${away}): ${[...asked, spot.note, best, ...crowds].join(" ")}`;
    })
    .join("\n");
}

/** "Where", "which", "any": places are asked for, not what is held of one. */
const asksForPlaces =
  /\b(?:where|which|any(?:where)?|best|list|spots?|places?|somewhere|near(?:est|by)?|closest|around|recommend|suggest|launches|ramps|beaches|piers|jetties)\b/;
/** "Where do we park" is asked of the place that was named. */
const toPark = /\bwhere (?:\w+ ){0,3}park\b/g;
const mostThere = 3;

/** "Is there parking in Nahant": what is held of the spots on land there; of one that bears the name alone. */
function answerThere(frame: Frame, context: AnswerContext): Reply | null {
  const { place, words, cues } = frame;
  const asked = words.replaceAll(toPark, "");
  if (place === null || !cues.includes("record") || asksForPlaces.test(asked)) return null;
  if (place.spotId !== null) return answerSpot(frame, context);
  const away = (spot: Spot) => distanceBetween(place.position, spotPosition(spot));
  const has = needsOf(frame, null).filter(
    (need) => need === kayakLaunch || need.words.startsWith("with "),
  );
  const isReached = ({ access }: Spot): boolean => has.includes(kayakLaunch) || isFromLand(access);
  const near = spots
    .filter((spot) => isReached(spot) && away(spot) <= thereWithin)
    .filter((spot) => has.every(({ fits }) => fits(spot)))
    .toSorted((a, b) => away(a) - away(b));
  const named = near.filter(({ name }) => name.includes(place.name));
  const there = (named.length > 0 ? named : near).slice(0, mostThere);
  const [only] = there;
  if (only === undefined) return null;
  if (there.length === 1) return answerSpot({ ...frame, place: placeOfSpot(only) }, context);
  const told = new Set<string>();
  const lines = there.flatMap((spot) => {
    const own = notYet(told, recordAsked(spot, words));
    return own.length === 0 ? [] : [`- **${spot.name}**: ${own.join(" ")}`];
  });
  return answered(
    [
      `What is held of ${place.name}:\n${lines.join("\n")}\n`,
      `Source: ${sources.spots.toLowerCase()}.`,
      assumptions(frame),
    ],
    [...there.flatMap((spot) => spotFacts(spot, place)), ...[...told].map(recordFact)],
  );
}

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

const isFarFrom = (from: NamedPlace, nearest: Spot | undefined): boolean =>
  nearest !== undefined &&
  from.kind !== "default" &&
  distanceBetween(from.position, spotPosition(nearest)) > thereWithin;

/** "Clam shack": no fish is asked for. */
const wantsFood = ({ words }: Frame): boolean => askedOfRecord.food.test(words);

/** Where nothing fits all wishes, the last that can be left out is. */
const leftOutOf = (
  needs: readonly Need[],
  isMet: (wanted: readonly Need[]) => boolean,
): Need | undefined =>
  needs.length < 2 || isMet(needs)
    ? undefined
    : needs.findLast((one) => isMet(needs.filter((other) => other !== one)));

export function answerSpots(frame: Frame, context: AnswerContext): Reply {
  const there = answerThere(frame, context);
  if (there !== null) return there;
  const own = frame.place?.kind === "own" ? frame.place : null;
  const isUnplaced = frame.place === null && context.position === null;
  const isFromHome = isUnplaced && wantsNear(frame);
  const near = isUnplaced && !isFromHome ? null : placeFor(frame, context);
  const bait = baitNeed(frame);
  if (listedSpecies(frame)?.length === 0 && bait === null && !wantsFood(frame))
    return declinedWith("No spot of the catalogue lists that fish.");
  const needs = needsOf(frame, bait);
  const isStriper =
    frame.species === null ||
    bait !== null ||
    (frame.species.kind === "one" && frame.species.id === "striped_bass");
  // Where striped bass may not be fished for is no spot for somebody who names no other fish.
  const legal = spots.filter(({ waters }) => waters === "state" || !isStriper);
  const without = [...(frame.without ?? []), ...leftOut(frame), ...unsafeNow(frame)];
  const fitting = (wanted: readonly Need[]) =>
    legal.filter((spot) => !without.includes(spot.name) && wanted.every(({ fits }) => fits(spot)));
  const missing = leftOutOf(needs, (wanted) => fitting(wanted).length > 0);
  const kept = needs.filter((one) => one !== missing);
  const matches = fitting(kept);
  const needWords = kept.map(({ words }) => words).join(", ");
  if (matches.length === 0) return declinedWith(noneFits(needWords, without));
  const found = around(near, matches, frame.words);
  const shown = found.spots.slice(0, mostSpots);
  const from = near === null || near.region !== null ? null : near;
  const shelterNote = frame.cues.includes("shelter")
    ? "Shelter is judged by the spots' descriptions: look at the wind there before you go."
    : null;
  const isPaddled = paddled.test(frame.words);
  const isNoneThere = from !== null && isFarFrom(from, shown[0]);
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
      missing === undefined ? null : `No spot fits "${missing.words}" as well; without it:`,
      `Spots${found.words}${needWords === "" ? "" : ` ${needWords}`}:\n${linesOf(shown, from, frame)}\n`,
      shelterNote,
      isPaddled
        ? "A paddled boat needs light wind and slack current: look at both before you launch."
        : null,
      `Source: ${sources.spots.toLowerCase()}${own === null ? "" : " and your own spot"}. Check access and parking before you go.`,
      assumptions(frame),
    ],
    [
      ...launches.map((line) => fact("launch", line, sources.spots, { screen: screens.spots })),
      ...shown.flatMap((spot) => spotFacts(spot, from)),
      ...shown.flatMap((spot) => besideInList(spot, frame.words).map(recordFact)),
    ],
  );
}
