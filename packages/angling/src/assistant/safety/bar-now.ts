import { distanceBetween } from "@striper/marine/geo";
import { harborDate, harborDayBounds, hour, minute, type Instant } from "@striper/marine/time";
import { ebbsIn } from "#angling/bite-score/index.ts";
import { bitePlaceFor, waterOf } from "#angling/assistant/answers/fishing/bite-data.ts";
import { safetyWords } from "#angling/assistant/answers/fishing/safety-words.ts";
import {
  clockWords,
  dayWords,
  listWords,
  type AnswerContext,
} from "#angling/assistant/answers/reply.ts";
import { fact, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import { spotPosition, spots, type Spot } from "#angling/spots/index.ts";

export interface Told {
  readonly words: readonly string[];
  readonly facts: readonly Fact[];
  /** Its first words stand before the fixed text. */
  readonly leads?: true;
}

export interface InDanger {
  /** With what was said before in it. */
  readonly frame: Frame;
  /** What this message says by itself. */
  readonly words: string;
  readonly isStill: boolean;
}

/** Half a day ahead, where no time is named. */
const ahead = 12 * hour;
const step = 10 * minute;
/** Shorter remainders of an ebb are not listed. */
const leastEbb = 30 * minute;
/** Miles around a place named within which an inlet is meant: "Plum Island inlet". */
const barWithin = 5;

/** A day, not its part alone: whoever goes out comes back. */
function hoursAsked({ when }: Frame, now: Instant): { from: Instant; to: Instant } {
  const present = Math.floor(now / step) * step;
  if (when === null) return { from: present, to: present + ahead };
  const day = harborDayBounds(when.date);
  return { from: Math.max(day.from, present), to: day.to };
}

/** The ebbs of the hours asked about: the worst of a bar, and all that is known beforehand. */
async function ebbsTold(frame: Frame, place: NamedPlace, context: AnswerContext): Promise<Told> {
  const { stations } = bitePlaceFor(place);
  const { from, to } = hoursAsked(frame, context.now);
  const water = await waterOf(stations, context.providers);
  const ebbs = ebbsIn(water, from, to)?.filter((ebb) => ebb.to - ebb.from >= leastEbb) ?? null;
  if (ebbs === null) return { words: ["The tide there is not known."], facts: [] };
  const day = dayWords(harborDate(from), context.now);
  if (ebbs.length === 0)
    return { words: [`No ebb runs there in the hours you ask about, ${day}.`], facts: [] };
  const spans = ebbs.map((ebb) => `${clockWords(ebb.from)} to ${clockWords(ebb.to)}`);
  const source = stations.current === null ? sources.tide : sources.current;
  return {
    words: [`It ebbs ${listWords(spans)}, ${day}: the worst of it. It floods in between.`],
    facts: ebbs.flatMap((ebb) => [
      fact("ebb-from", clockWords(ebb.from), source, { place: place.name, at: ebb.from }),
      fact("ebb-to", clockWords(ebb.to), source, { place: place.name, at: ebb.to }),
    ]),
  };
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().split(/[^a-z]+/);

/** The spot with a bar that a question means: the one named, else one of that name near it, else the nearest. */
export function barSpotOf({ spotId, position, name }: NamedPlace): Spot | null {
  const [named = ""] = wordsOf(name);
  const rank = (spot: Spot): number =>
    Number(spot.id === spotId) * 2 + Number(wordsOf(spot.name).includes(named));
  const [nearest] = spots
    .filter(({ bar }) => bar !== undefined)
    .map((spot) => ({ spot, distance: distanceBetween(position, spotPosition(spot)) }))
    .filter(({ distance }) => distance <= barWithin)
    .toSorted((a, b) => rank(b.spot) - rank(a.spot) || a.distance - b.distance);
  return nearest?.spot ?? null;
}

function hazardTold({ name, bar }: Spot): Told {
  if (bar?.rating !== "rated")
    return {
      words: [`The bar at ${name} is not rated: no source was found, which does not make it safe.`],
      facts: [],
    };
  const source = `${bar.source.title}, ${bar.source.date}`;
  return {
    words: [`${name}: ${bar.worst}`],
    facts: [fact("bar-hazard", bar.worst, source, { place: name })],
  };
}

const verdicts = { NO: "stay in", CAUTION: "caution" } as const;

/** Known reasons against the hour; none known does not mean that it is safe. */
async function verdictTold(frame: Frame, place: NamedPlace, context: AnswerContext): Promise<Told> {
  const from = frame.when?.from ?? context.now;
  const outing = { from, to: from + hour, place };
  // Whoever crosses is in a boat, whatever the spot beside it is fished from.
  const crossing = { ...frame, mode: frame.mode ?? "private" } as const;
  const { verdict, facts } = await safetyWords(crossing, context, outing);
  const reasons = facts.flatMap(({ kind, value }) => (kind === "safety-reason" ? [value] : []));
  if (verdict === "GO") return { words: [], facts };
  const isClock = frame.when?.precision === "instant";
  const at = frame.when === null ? "Now" : isClock ? `At ${clockWords(from)}` : "Then";
  return { words: [`${at}: ${verdicts[verdict]} (${reasons.join(", ")}).`], facts };
}

const insideTold: Told = {
  words: [
    "**Inside you cross no bar: caution, the ebb sets out over it, so anchor or turn back well short of the mouth.**",
  ],
  facts: [],
};

/** What is known of a bar and of the hours asked about; no score, and no hour to cross it. */
export async function barTold(
  frame: Frame,
  place: NamedPlace | null,
  context: AnswerContext,
  isInside: boolean,
): Promise<Told> {
  if (place === null || place.kind === "default")
    return { words: ["Name the inlet, and I tell when it ebbs there."], facts: [] };
  const spot = barSpotOf(place);
  if (spot === null)
    return { words: [`I hold no bar at ${place.name}; that does not make it safe.`], facts: [] };
  const there = { ...place, name: spot.name, position: spotPosition(spot), spotId: spot.id };
  // A wind that was named holds for the day as well; of a plan the verdict stands before this.
  const isHour =
    frame.isPlan !== true &&
    (frame.when === null || frame.when.precision === "instant" || (frame.wind ?? null) !== null);
  const told = [
    ...(isInside ? [insideTold] : []),
    hazardTold(spot),
    await ebbsTold(frame, there, context),
    ...(isHour ? [await verdictTold(frame, there, context)] : []),
  ];
  return {
    words: told.flatMap(({ words }) => words),
    facts: told.flatMap(({ facts }) => facts),
  };
}
