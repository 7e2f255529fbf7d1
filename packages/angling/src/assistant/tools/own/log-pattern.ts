import { monthName } from "@striper/marine/time";
import {
  catchHistograms,
  countBySpecies,
  leastSample,
  successPatterns,
  type PatternDimension,
} from "#angling/catches/index.ts";
import type { LogAnswer } from "./log-answer.ts";
import { about, catchWords, told } from "./log-answer.ts";
import type { Selection } from "./log-filters.ts";

export const patternAspects = ["bait", "hour", "tide", "place"] as const;
export type PatternAspect = (typeof patternAspects)[number];

const dimensions: Readonly<Partial<Record<PatternAspect, PatternDimension>>> = {
  bait: "bait",
  hour: "hour",
  tide: "tideStage",
};
const stageWords: Readonly<Record<string, string>> = {
  rising: "the rising tide",
  falling: "the falling tide",
  high_slack: "slack at high water",
  low_slack: "slack at low water",
};

function bucketWords(key: string | number, aspect: PatternAspect): string {
  if (typeof key === "string") return stageWords[key] ?? key;
  return aspect === "hour" ? `${key}:00 to ${key + 1}:00` : monthName(key);
}

/** Returns where most fish came from: their bait, hour, tide or place. */
export function patternAnswer(selection: Selection, aspect: PatternAspect): LogAnswer {
  const { catches } = selection;
  const dimension = dimensions[aspect];
  const places = catches.flatMap((entry) =>
    entry.placeName === null ? [] : [{ ...entry, species: entry.placeName }],
  );
  const [top, second] = countBySpecies(places);
  const best =
    dimension === undefined
      ? top === undefined || top.count === second?.count || places.length < leastSample
        ? null
        : { words: top.species, count: top.count, sampleSize: places.length }
      : (successPatterns(catchHistograms(catches)).flatMap((pattern) =>
          pattern.dimension === dimension && pattern.best !== null
            ? [
                {
                  words: bucketWords(pattern.best.key, aspect),
                  count: pattern.best.count,
                  sampleSize: pattern.sampleSize,
                },
              ]
            : [],
        )[0] ?? null);
  if (best === null)
    return {
      figure: "No pattern",
      text: `In ${catchWords(catches.length)}${about(selection)} nothing stands out, or too little was written down. At least ${leastSample} are needed.`,
      facts: [told("catch-count", catches.length, "fish")],
    };
  return {
    figure: best.words,
    text: `Most fish came with ${best.words}: ${best.count} of ${best.sampleSize}${about(selection)}.`,
    details: ["This counts fish, not hours fished: who fishes at dawn catches at dawn."],
    facts: [
      told(`best-${aspect}`, best.words),
      told(`best-${aspect}-count`, best.count, "fish"),
      told("sample-size", best.sampleSize, "fish"),
    ],
  };
}
