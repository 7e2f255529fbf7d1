import { monthName } from "@striper/marine/time";
import type { Frame } from "#angling/assistant/frame.ts";
import type { OwnCatch } from "#angling/assistant/providers.ts";
import { answered, type Reply } from "#angling/assistant/answers/reply.ts";
import {
  catchHistograms,
  countBySpecies,
  leastSample,
  successPatterns,
  type PatternDimension,
} from "#angling/catches/index.ts";
import type { Selection } from "./log-selection.ts";
import { about, catchesWords, told } from "./log-words.ts";

const dimensionNames: Readonly<Record<PatternDimension, string>> = {
  month: "month",
  hour: "hour",
  tideStage: "tide",
  moonPhase: "moon",
  currentSpeed: "current",
  waterTemperature: "water temperature",
  size: "size",
  species: "species",
  bait: "bait",
};

const stageNames: Readonly<Record<string, string>> = {
  rising: "rising tide",
  falling: "falling tide (ebb)",
  high_slack: "slack at high water",
  low_slack: "slack at low water",
};

function keyText(dimension: PatternDimension, key: string | number): string {
  if (typeof key === "string") return stageNames[key] ?? key;
  if (dimension === "month") return monthName(key);
  if (dimension === "hour") return `${key}:00 to ${key + 1}:00`;
  return `${key} to ${key + 5} °F`;
}

const baitWords = /\b(?:baits?|lures?|fly|flies|plugs?|rigs?)\b/;

/** The dimensions a question is about; all when it names none. */
function dimensionsFor({ cues, flow, words }: Frame): readonly PatternDimension[] {
  const named: PatternDimension[] = [
    ...(baitWords.test(words) ? (["bait"] as const) : []),
    ...(cues.includes("month") ? (["month"] as const) : []),
    ...(cues.includes("hour") ? (["hour"] as const) : []),
    ...(cues.includes("tideStage") && flow === null ? (["tideStage"] as const) : []),
    ...(cues.includes("moon") ? (["moonPhase"] as const) : []),
    ...(cues.includes("water") ? (["waterTemperature"] as const) : []),
  ];
  return named.length > 0
    ? named
    : ["bait", "hour", "tideStage", "month", "moonPhase", "waterTemperature"];
}

/** Places of the entries, most frequent first. */
function bestPlace(
  catches: readonly OwnCatch[],
): { name: string; count: number; known: number } | null {
  const names = catches.flatMap(({ placeName }) => placeName ?? []);
  const [first, second] = countBySpecies(
    catches.flatMap((entry) =>
      entry.placeName === null ? [] : [{ ...entry, species: entry.placeName }],
    ),
  );
  if (first === undefined || names.length < leastSample || first.count === second?.count)
    return null;
  return { name: first.species, count: first.count, known: names.length };
}

function tooFew(selection: Selection): Reply {
  const { catches } = selection;
  return answered(
    [
      `Your log holds only ${catchesWords(catches.length)}${about(selection)}: under ${leastSample} I claim no pattern.`,
    ],
    [told("catch-count", catches.length, "fish"), told("least-sample", leastSample, "fish")],
  );
}

export function workedReply(selection: Selection, frame: Frame): Reply {
  const { catches } = selection;
  if (catches.length < leastSample) return tooFew(selection);
  const wanted = dimensionsFor(frame);
  const patterns = successPatterns(catchHistograms(catches)).filter(({ dimension }) =>
    wanted.includes(dimension),
  );
  const lines = patterns.flatMap(({ dimension, best, sampleSize }) =>
    best === null
      ? []
      : [{ dimension, text: keyText(dimension, best.key), count: best.count, sampleSize }],
  );
  const place =
    frame.place === null && (frame.cues.includes("where") || wanted.length > 1)
      ? bestPlace(catches)
      : null;
  const words = lines.map(
    ({ dimension, text, count, sampleSize }) =>
      `${dimensionNames[dimension]}: ${text} (${count} of ${sampleSize})`,
  );
  const placeWords =
    place === null ? [] : [`place: ${place.name} (${place.count} of ${place.known})`];
  if (words.length + placeWords.length === 0) {
    return answered(
      [
        `In ${catchesWords(catches.length)}${about(selection)} nothing stands out, or too little was written down.`,
      ],
      [told("catch-count", catches.length, "fish")],
    );
  }
  return answered(
    [
      `From ${catchesWords(catches.length)}${about(selection)}, most fish came with ${[...words, ...placeWords].join("; ")}.`,
      "That counts fish, not effort: who fishes at dawn catches at dawn.",
    ],
    [
      told("catch-count", catches.length, "fish"),
      ...lines.flatMap(({ dimension, text, count, sampleSize }) => [
        told(`best-${dimension}`, text),
        told(`best-${dimension}-count`, count, "fish"),
        told("sample-size", sampleSize, "fish"),
      ]),
      ...(place === null
        ? []
        : [
            told("best-place", place.name),
            told("best-place-count", place.count, "fish"),
            told("sample-size", place.known, "fish"),
          ]),
    ],
  );
}
