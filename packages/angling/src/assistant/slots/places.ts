import { stationIndex, type StationSummary } from "@striper/marine/stations";
import { parsePosition, type Position } from "@striper/marine/geo";
import { grammarWords } from "#angling/assistant/lexicon.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";
import names from "#angling/assistant/catalogue/names.json" with { type: "json" };
import type { OwnSpot } from "#angling/assistant/providers.ts";
import type { NamedWater } from "#angling/regulations/index.ts";
import {
  type SpotRegion,
  spotPosition,
  spots,
  stationsNear,
  stationsOfSpot,
  type Spot,
  type StationsOfPlace,
} from "#angling/spots/index.ts";
import { asName, plainWords, singular } from "./words.ts";

export interface NamedPlace {
  readonly kind: "spot" | "station" | "town" | "area" | "here" | "own" | "default";
  readonly name: string;
  readonly position: Position;
  readonly spotId: string | null;
  readonly region: SpotRegion | null;
  readonly tideStationId: string | null;
  readonly currentStationId: string | null;
  /** Jurisdiction for a town that stands for its water; null when the position decides. */
  readonly water: NamedWater | null;
}

export const phraseKey = (name: string): string =>
  plainWords(name).split(" ").map(singular).join(" ");

type PlaceRow = (typeof names.places)[number];

const waters: Readonly<Record<PlaceRow["state"], NamedWater | null>> = {
  MA: { jurisdiction: "MA", area: "gulf-of-maine" },
  NH: { jurisdiction: "NH" },
  SOUND: { jurisdiction: "MA", area: "southern-new-england" },
  CAPE: { jurisdiction: "MA" },
  FED: { jurisdiction: "FED", area: "gulf-of-maine" },
  POSITION: null,
};

export const stationIdsOf = ({ tide, current }: StationsOfPlace) => ({
  tideStationId: tide?.id ?? null,
  currentStationId: current?.id ?? null,
});

/** Finds stations lazily, because the route by water takes time to compute. */
function placeWith(
  place: Omit<NamedPlace, "tideStationId" | "currentStationId">,
  findStations: () => StationsOfPlace,
  chosen: Partial<Record<"tide" | "current", string | null>> = {},
): NamedPlace {
  let found: StationsOfPlace | undefined;
  const stations = () => (found ??= findStations());
  return {
    ...place,
    get tideStationId() {
      return chosen.tide ?? stations().tide?.id ?? null;
    },
    get currentStationId() {
      return chosen.current ?? stations().current?.id ?? null;
    },
  };
}

function placeOfRow(name: string, row: PlaceRow): NamedPlace {
  const [longitude, latitude] = row.position;
  const position = { latitude, longitude };
  const kind = row.region === undefined ? "town" : "area";
  const { spot: spotId = null, region = null } = row;
  const place = { kind, name, position, spotId, region, water: waters[row.state] } as const;
  return placeWith(place, () => stationsNear(position), row);
}

export const placeOfSpot = (spot: Spot): NamedPlace =>
  placeWith(
    {
      kind: "spot",
      name: spot.name,
      position: spotPosition(spot),
      spotId: spot.id,
      region: null,
      water: spot.state === "NH" && spot.waters === "state" ? waters.NH : null,
    },
    () => stationsOfSpot(spot),
  );

const placeOfStation = ({ id, name, kind, position }: StationSummary): NamedPlace =>
  placeWith(
    { kind: "station", name, position, spotId: null, region: null, water: null },
    () => stationsNear(position),
    { [kind]: id },
  );

export const placeAt = (position: Position, name: string, kind: "here" | "own"): NamedPlace =>
  placeWith({ kind, name, position, spotId: null, region: null, water: null }, () =>
    stationsNear(position),
  );

const leftOut = /\b(?:beach|pier|jetty|jetties|park|state park|reservation|island|harborwalk)$/;

const leastTelling = 6;

/** Reports a single word unique to a spot, such as "Wingaersheek". */
const isTelling = (word: string): boolean =>
  word.length >= leastTelling && !everydayWords.has(word) && !grammarWords.includes(word);

/**
 * Returns names for a spot: "Pemberton Point Pier, Hull" also matches "Pemberton Point Pier" and
 * "Pemberton Point".
 */
function namesOfSpot(spot: Spot): string[] {
  const parts = spot.name.split(/[(),]| and /).map((part) => part.trim());
  const [first = spot.name] = parts;
  const shortened = first.toLowerCase().replace(leftOut, "").trim();
  const nicknames = names.spots[spot.id] ?? [];
  return [
    ...nicknames,
    spot.name,
    spot.id.replaceAll("-", " "),
    ...parts.filter((part) => part.includes(" ")),
    ...(shortened.includes(" ") || isTelling(shortened) ? [shortened] : []),
  ];
}

/** Drops the distance from "Moon Head, 0.4 N.mi. East of". */
function namesOfStation({ id, name }: StationSummary): string[] {
  const [first = name] = name.split(",");
  return [id, name, ...(first.includes(" ") ? [first] : [])];
}

/** Returns "Squantum (Quincy)" when a name stands for a place of another name. */
function nameBeside(said: string, name: string): string {
  const words = new Set(phraseKey(name).split(" "));
  if (
    phraseKey(said)
      .split(" ")
      .some((word) => words.has(word))
  )
    return name;
  const capitals = said.replaceAll(/\b(?!(?:of|the)\b)[a-z]/g, (letter) => letter.toUpperCase());
  return `${capitals} (${name})`;
}

function buildIndex(): ReadonlyMap<string, NamedPlace> {
  const index = new Map<string, NamedPlace>();
  const add = (name: string, place: NamedPlace): void => {
    const key = phraseKey(name);
    if (key !== "" && !index.has(key)) index.set(key, place);
  };
  for (const row of names.places)
    for (const said of row.names) {
      const place = placeOfRow(nameBeside(said, row.names[0] ?? said), row);
      add(said, place);
      add(place.name, place);
    }
  for (const spot of spots) {
    const place = placeOfSpot(spot);
    for (const name of namesOfSpot(spot)) add(name, place);
  }
  const byMethod = stationIndex.toSorted((a, b) => (a.method < b.method ? -1 : 1));
  for (const station of byMethod) {
    const place = placeOfStation(station);
    for (const name of namesOfStation(station)) add(name, place);
  }
  return index;
}

export const placeIndex: ReadonlyMap<string, NamedPlace> = buildIndex();

/** Maps first words unique to one place: "Gurnet" is Gurnet Point. */
function buildFirstWords(): ReadonlyMap<string, NamedPlace> {
  const found = new Map<string, NamedPlace | null>();
  for (const [key, place] of placeIndex) {
    const [first = "", ...more] = key.split(" ");
    const before = found.get(first);
    if (more.length === 0 || before === null) continue;
    found.set(first, before === undefined || before.name === place.name ? place : null);
  }
  return new Map([...found].flatMap(([word, place]) => (place === null ? [] : [[word, place]])));
}

export const placesByFirstWord: ReadonlyMap<string, NamedPlace> = buildFirstWords();

export const harborPlace: NamedPlace = {
  kind: "default",
  name: "Boston",
  position: { latitude: 42.3539, longitude: -71.0503 },
  spotId: null,
  region: null,
  tideStationId: "8443970",
  currentStationId: "BOS1111",
  water: { jurisdiction: "MA", area: "gulf-of-maine" },
};

export function findPlace(name: string, ownSpots: readonly OwnSpot[]): NamedPlace | null {
  const position = parsePosition(name);
  if (position !== null) return placeAt(position, name, "here");
  const key = phraseKey(name);
  const own = ownSpotByKey(ownSpots).get(key);
  return own === undefined
    ? (placeIndex.get(key) ?? null)
    : placeAt(own.position, asName(own.name), "own");
}

const ownKeys = new WeakMap<readonly OwnSpot[], ReadonlyMap<string, OwnSpot>>();

export function ownSpotByKey(own: readonly OwnSpot[]): ReadonlyMap<string, OwnSpot> {
  const before = ownKeys.get(own);
  if (before !== undefined) return before;
  const keys = new Map(own.map((spot) => [phraseKey(spot.name), spot]));
  ownKeys.set(own, keys);
  return keys;
}
