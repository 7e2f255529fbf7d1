import { harborParts, monthName, type Instant } from "@striper/marine/time";
import { listWords, whenWords, type AnswerContext } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { OwnCatch, OwnLog } from "#angling/assistant/providers.ts";
import { phraseKey } from "#angling/assistant/slots/places.ts";
import { fishIndex } from "#angling/assistant/slots/fish.ts";
import { measuredLength } from "#angling/catches/index.ts";
import { speciesOf, type SpeciesId } from "#angling/species/index.ts";

export interface Selection {
  readonly catches: readonly OwnCatch[];
  /** "striped bass, June, on the ebb". */
  readonly words: string;
}

interface Filter {
  readonly words: string;
  readonly fits: (entry: OwnCatch) => boolean;
}

/** The species of an entry as it was written; null where the name is none. */
function speciesIdsOf(entry: OwnCatch): readonly SpeciesId[] {
  const mention = fishIndex.get(phraseKey(entry.species));
  if (mention === undefined || mention.kind === "unheld") return [];
  return mention.kind === "one" ? [mention.id] : mention.ids;
}

function speciesFilter({ species }: Frame): Filter | null {
  if (species === null) return null;
  if (species.kind === "unheld")
    return {
      words: species.name,
      fits: (entry) => phraseKey(entry.species) === phraseKey(species.name),
    };
  const ids = species.kind === "one" ? [species.id] : species.ids;
  return {
    words: listWords(ids.map((id) => speciesOf(id).commonName.toLowerCase())),
    fits: (entry) => speciesIdsOf(entry).some((id) => ids.includes(id)),
  };
}

function timeFilter({ when }: Frame, now: Instant): Filter | null {
  if (when === null) return null;
  const { months } = when;
  if (months !== null) {
    return {
      words: listWords(months.map(monthName)),
      fits: ({ caughtAt }) => months.includes(harborParts(caughtAt).month),
    };
  }
  return {
    words: whenWords(when, now),
    fits: ({ caughtAt }) => caughtAt >= when.from && caughtAt < Math.max(when.to, when.from + 1),
  };
}

const stages = { ebb: ["falling"], flood: ["rising"], slack: ["high_slack", "low_slack"] } as const;

function flowFilter({ flow }: Frame): Filter | null {
  if (flow === null) return null;
  const wanted: readonly string[] = stages[flow];
  return {
    words: `on the ${flow}`,
    fits: ({ conditions }) =>
      conditions.tideStage !== null && wanted.includes(conditions.tideStage),
  };
}

function placeFilter({ place }: Frame): Filter | null {
  if (place === null || place.kind === "here") return null;
  const key = phraseKey(place.name);
  return {
    words: `at ${place.name}`,
    fits: ({ spotId, placeName }) =>
      (spotId !== null && spotId === place.spotId) ||
      (placeName !== null && phraseKey(placeName).includes(key)),
  };
}

const baitFilter = ({ bait }: Frame): Filter | null =>
  bait === null
    ? null
    : {
        words: `with ${bait}`,
        fits: (entry) => entry.bait !== null && phraseKey(entry.bait).includes(phraseKey(bait)),
      };

function releaseFilter({ cues, words }: Frame): Filter | null {
  if (cues.includes("released"))
    return { words: "released", fits: ({ isReleased }) => isReleased === true };
  return /\b(?:keepers?|kept|did i keep|i keep)\b/.test(words)
    ? { words: "kept", fits: ({ isReleased }) => isReleased === false }
    : null;
}

const lengthAsked =
  /\b(over|above|bigger than|longer than|larger than|more than|at least|under|below|shorter than|smaller than|less than) (\d{1,2}(?:\.\d+)?)\b(?! ?(?:lb|pound|fish|trips?|days?))|\b(\d{1,2}(?:\.\d+)?) ?(?:inch(?:es)?|in)? (?:(or (?:more|better|bigger|longer|over|up))|and up|plus)\b/;

/** "Over 28": measured lengths only, for nobody knows the others. */
function lengthFilter({ words }: Frame): Filter | null {
  const [said, side, mark, orMark] = lengthAsked.exec(words) ?? [];
  if (said === undefined) return null;
  const length = Number(mark ?? orMark);
  const isUnder = /under|below|shorter|smaller|less/.test(side ?? "");
  const isOver = side !== undefined && !isUnder && side !== "at least";
  const relation = isUnder ? "under" : isOver ? "over" : "at least";
  return {
    words: `${relation} ${length} in`,
    fits: (entry) => {
      const measured = measuredLength(entry);
      if (measured === null) return false;
      if (isUnder) return measured < length;
      return isOver ? measured > length : measured >= length;
    },
  };
}

/** The entries a question is about. */
export function selectCatches(frame: Frame, log: OwnLog, { now }: AnswerContext): Selection {
  const filters = [
    speciesFilter(frame),
    timeFilter(frame, now),
    flowFilter(frame),
    placeFilter(frame),
    baitFilter(frame),
    releaseFilter(frame),
    lengthFilter(frame),
  ].filter((filter) => filter !== null);
  return {
    catches: log.catches.filter((entry) => filters.every(({ fits }) => fits(entry))),
    words: filters.map(({ words }) => words).join(", "),
  };
}
