import {
  bestTimes,
  crowdLevels,
  spotAccesses,
  spotDifficulties,
  spotFacilities,
  spotRegions,
  spotSpecies,
  spotTypes,
  type Bar,
  type BestFlow,
  type BestWind,
  type Spot,
  type StationChoice,
} from "@striper/angling/spots/spot";
import * as z from "zod";
import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";
import { readData } from "./read-data.ts";

const text = z.string().trim().min(1);
const listOf = <Entry extends z.ZodType<string>>(entry: Entry) =>
  z.array(entry).refine((list) => new Set(list).size === list.length, "names something twice");

const coordinates = z.tuple([z.number().gt(-71.3).lt(-69.8), z.number().gt(41.5).lt(43.2)]);

/** Checks that the printed coordinates match: "42.337° N, 71.010° W" for [-71.01, 42.33665]. */
function isSaid([longitude, latitude]: z.output<typeof coordinates>, words: string): boolean {
  const [, north, west] = /^(\d+\.\d{3})° N, (\d+\.\d{3})° W$/.exec(words) ?? [];
  const isNear = (entered: string | undefined, degrees: number): boolean =>
    Math.abs(Number(entered) - degrees) < 0.0006;
  return isNear(north, latitude) && isNear(west, -longitude);
}

/** `because` quotes the spot's own note, description or tips. */
const bestFlow = z.strictObject({ flow: z.enum(["ebb", "flood", "either"]), because: text });

const bestWind = z.strictObject({
  from: z.number().min(0).lt(360),
  within: z.number().positive().max(180),
  least: z.number().min(0),
  most: z.number().max(40),
  because: text,
  remark: z.exactOptional(text),
});

const stations = z.strictObject({
  tide: z.exactOptional(text),
  current: z.exactOptional(z.null()),
  because: text,
});

const bar = z.discriminatedUnion("rating", [
  z.strictObject({
    rating: z.literal("rated"),
    seaward: z.number().min(0).lt(360),
    seawardFrom: coordinates,
    zone: z.string().regex(/^ANZ\d{3}$/),
    swell: z.enum(["Massachusetts Bay", "not measured"]),
    worst: text,
    source: z.strictObject({
      title: text,
      url: z.exactOptional(z.url()),
      date: z.string().regex(/^(?:read )?\d{4}(?:-\d{2}){0,2}$/),
    }),
  }),
  z.strictObject({ rating: z.literal("unrated"), searched: z.string().regex(/^\d{4}-\d{2}$/) }),
]);

const spot = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    name: text,
    coordinates,
    coordinates_text: z.string(),
    type: z.enum(spotTypes),
    region: z.enum(spotRegions),
    state: z.enum(["MA", "NH"]),
    waters: z.enum(["state", "federal"]),
    note: text,
    description: text,
    species: listOf(z.enum(spotSpecies)),
    primarySpecies: z.enum(spotSpecies),
    bestTimes: listOf(z.enum(bestTimes)).min(1),
    difficulty: z.enum(spotDifficulties),
    access: z.enum(spotAccesses),
    depth: z.string().regex(/^\d+-\d+ ft$/),
    tips: text,
    regulations: z.exactOptional(text),
    season: z.string().regex(/^(?:April|May)-(?:September|October|November)$/),
    rating: z.literal([1, 2, 3, 4, 5]),
    facilities: listOf(z.enum(spotFacilities)),
    crowdLevel: z.enum(crowdLevels),
    bestBaits: listOf(text).min(1),
    bar: z.exactOptional(bar),
    coordinateSource: text,
    coordinateUncertaintyMetres: z.number().positive(),
    distanceToShoreMetres: z.nullable(z.number().min(0)),
    shorelineSource: text,
    bestFlow: z.exactOptional(bestFlow),
    bestWind: z.exactOptional(bestWind),
    stations: z.exactOptional(stations),
  })
  .check(({ value, issues }) => {
    const fault = (path: string, message: string) =>
      void issues.push({ code: "custom", input: value, path: [path], message });
    if (!isSaid(value.coordinates, value.coordinates_text))
      fault("coordinates_text", "is another place than coordinates");
    if (!value.species.includes(value.primarySpecies)) fault("primarySpecies", "is not in species");
    const words = [value.note, value.description, value.tips].join("\n");
    for (const name of ["bestFlow", "bestWind"] as const)
      if (!words.includes(value[name]?.because ?? ""))
        fault(name, "quotes what neither note, description nor tips say");
  });

const spots = z
  .array(spot)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "an id stands twice")
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "a name stands twice");

type SpotData = z.output<typeof spot>;

function catalogued({
  bestFlow: _flow,
  bestWind: _wind,
  stations: _stations,
  ...entered
}: SpotData) {
  return entered satisfies Spot;
}

const flowsOf = (all: readonly SpotData[]): [string, BestFlow][] =>
  all.flatMap(({ id, bestFlow: best }) => (best === undefined ? [] : [[id, best.flow]]));

const windsOf = (all: readonly SpotData[]): [string, BestWind][] =>
  all.flatMap(({ id, bestWind: best }) => {
    if (best === undefined) return [];
    const { from, within, least, most } = best;
    return [[id, { from, within, least, most }]];
  });

const choicesOf = (all: readonly SpotData[]): [string, SpotData["coordinates"], StationChoice][] =>
  all.flatMap(({ id, coordinates: at, stations: chosen }) => {
    if (chosen === undefined) return [];
    const { because: _because, ...choice } = chosen;
    return [[id, at, choice]];
  });

function shapeOf(entered: z.output<typeof bar>): Bar {
  if (entered.rating === "unrated") return { rating: entered.rating };
  const { rating, seaward, zone, swell } = entered;
  return { rating, seaward, zone, swell };
}

const barsOf = (all: readonly SpotData[]): [string, SpotData["coordinates"], Bar][] =>
  all.flatMap(({ id, coordinates: at, bar: entered }) =>
    entered === undefined ? [] : [[id, at, shapeOf(entered)]],
  );

const folder = "packages/angling/src/spots/catalogue";

/**
 * Generates the catalogue, and separate files for the bite score and tides, which do not load it.
 */
export function generateSpots(data: string): GeneratedFiles {
  const all = readData(data, "spots/spots.json", spots);
  return new Map([
    [`${folder}/spots.json`, linesOfJson(all.map(catalogued))],
    [`${folder}/preferences.json`, linesOfJson({ flows: flowsOf(all), winds: windsOf(all) }, 2)],
    [`${folder}/bars.json`, linesOfJson(barsOf(all))],
    [`${folder}/station-choices.json`, linesOfJson(choicesOf(all))],
  ]);
}
