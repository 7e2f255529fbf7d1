import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { distanceValue } from "./around.ts";
import { namesListed } from "./needs.ts";
import { factsFrom, screens, sources, type Fact, type FactRow } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  declinedWith,
  listWords,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { preferencesOf, spotById, spotPosition, type Spot } from "#angling/spots/index.ts";
import { federalStripers } from "./bite.ts";

import { asksOfWater, recordAsked } from "./spot-record.ts";
import { launchLines, parkingLines } from "#angling/access/index.ts";

const flowWords = {
  ebb: "the ebb",
  flood: "the flood",
  either: "either direction of the tide",
} as const;

const factsOf = (spot: Spot): readonly Fact[] =>
  factsFrom(sources.spots, { place: spot.name, screen: screens.spot(spot.id) }, [
    ["spot", spot.name],
    ["spot-access", spot.access],
    ["spot-species", spot.species.join(", ")],
    ["spot-depth", spot.depth],
    ["spot-season", spot.season],
    ["spot-best-times", spot.bestTimes.join(", ")],
    ["spot-best-flow", preferencesOf(spot).flow],
    ["spot-baits", spot.bestBaits.join(", ")],
    ["spot-facilities", spot.facilities.join(", ")],
    ["spot-crowds", spot.crowdLevel],
    ["spot-difficulty", spot.difficulty],
    ["spot-rating", spot.rating, "of 5"],
    ["spot-coordinates", spot.coordinates_text],
    ["spot-note", spot.note],
    ["spot-description", spot.description],
    ["spot-tips", spot.tips],
    ["spot-waters", spot.waters],
    ["spot-parking", parkingLines(spot.id).join(" ")],
    ...launchLines(spot.id).map((line) => ["launch", line] as const),
    ...barRows(spot.bar),
    ["spot-regulations", spot.regulations ?? null],
  ]);

type Part = (spot: Spot) => string;

const bestWater: Part = (spot) =>
  `Best times: ${spot.bestTimes.join(", ").toLowerCase()}; it fishes on ${flowWords[preferencesOf(spot).flow]}.`;

/** The parts of a spot a question may single out, by cue; what its record tells beside them: spot-record.ts. */
const parts: readonly (readonly [string, Part])[] = [
  ["bait", ({ bestBaits }) => `Baits and lures that fit: ${listWords(bestBaits).toLowerCase()}.`],
  ["depth", ({ depth }) => `Depth: ${depth}.`],
  [
    "kids",
    ({ difficulty, crowdLevel }) =>
      `Difficulty: ${difficulty.toLowerCase()}; crowds: ${crowdLevel}.`,
  ],
  ["crowds", ({ crowdLevel }) => `Crowds: ${crowdLevel}, by the catalogue.`],
  ["bestTime", bestWater],
  ["tideStage", bestWater],
];

/** Whether a fish that was named is listed there. */
function fishWords({ species }: Frame, spot: Spot): string | null {
  if (species === null) return null;
  const listed = namesListed(species).filter((name) => spot.species.includes(name));
  return listed.length === 0
    ? "**The catalogue does not list that fish there.**"
    : `**Listed there: ${listWords(listed).toLowerCase()}.**`;
}

/** What is known of the bar of a spot, and from where; null where it has none. */
function barOfSpotWords({ bar }: Spot): string | null {
  if (bar === undefined) return null;
  return bar.rating === "unrated"
    ? "Bar: not rated, no source found, which does not make it safe."
    : `Bar: ${bar.worst} (${bar.source.title}, ${bar.source.date}.) I name no hour for crossing it.`;
}

function barRows(bar: Spot["bar"]): readonly FactRow[] {
  if (bar === undefined) return [];
  if (bar.rating === "unrated") return [["spot-bar", "not rated"]];
  return [
    ["spot-bar", bar.worst],
    ["spot-bar-source", `${bar.source.title}, ${bar.source.date}`],
  ];
}

/** "Is it any good at low tide": what the catalogue says of its water. */
function turnWords({ cues }: Frame, spot: Spot): string | null {
  const turns = (["high", "low"] as const).filter((turn) => cues.includes(turn));
  const [turn] = turns;
  if (turn === undefined || turns.length > 1) return null;
  const { flow } = preferencesOf(spot);
  const isHigh = spot.bestTimes.includes("High Tide");
  if (turn === "high" && isHigh) return "**High tide is among its best times.**";
  const after = turn === "low" ? "flood" : "ebb";
  const judged =
    flow === "either" || flow === after
      ? `the ${after} that follows is when it fishes`
      : `the ${after} that follows is not when it fishes best`;
  return `**${turn === "low" ? "Low" : "High"} tide is not among its best times; ${judged}.**`;
}

/** Everything about one spot, what was asked for first. */
export function answerSpot(frame: Frame, { position }: AnswerContext): Reply {
  const spot = frame.place?.spotId == null ? undefined : spotById(frame.place.spotId);
  if (spot === undefined)
    return declinedWith(
      "Name a spot of the catalogue, such as Castle Island or Hull Gut, and I will tell what is known of it.",
    );
  const told = parts.filter(([cue]) => frame.cues.includes(cue)).map(([, words]) => words(spot));
  const record = recordAsked(spot, frame.words);
  const turn = record.length > 0 && asksOfWater.test(frame.words) ? null : turnWords(frame, spot);
  const asked = [...new Set([...record, ...told])];
  const tip = spot.tips
    .split(/(?<=[.!?]) /)
    .filter((one) => !record.includes(one))
    .join(" ");
  const distance = position === null ? null : distanceBetween(position, spotPosition(spot));
  const federal = spot.waters === "federal" ? `${federalStripers}: this one is.` : null;
  const reply = answered(
    [
      `**${spot.name}**.`,
      record.length === 0 ? barOfSpotWords(spot) : null,
      fishWords(frame, spot),
      turn,
      ...asked,
      record.length === 0 ? null : barOfSpotWords(spot),
      federal,
      `${record.includes(spot.note) ? "" : spot.note} Access: ${spot.access.toLowerCase()}; ${spot.depth}; listed for ${listWords(spot.species).toLowerCase()}.`,
      `Best: ${spot.bestTimes.join(", ").toLowerCase()}, on ${flowWords[preferencesOf(spot).flow]}; season ${spot.season}.`,
      tip === "" ? null : `Tip: ${tip}`,
      spot.facilities.length === 0 ? null : `There: ${listWords(spot.facilities).toLowerCase()}.`,
      distance === null ? null : `It is ${formatDistance(distance)} from you.`,
      `Source: ${sources.spots.toLowerCase()}.`,
      assumptions(frame),
    ],
    [
      ...factsOf(spot),
      ...factsFrom(sources.spots, { place: spot.name }, [
        ["distance", distance === null ? null : distanceValue(distance), "mi"],
      ]),
    ],
  );
  return { ...reply, found: record };
}
