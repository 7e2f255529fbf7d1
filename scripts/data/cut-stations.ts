import { allStations, stations, type Station as DatabaseStation } from "@neaps/tide-database";
import { constituentNames, type ConstituentName } from "@striper/marine/stations/station";
import type { StationData } from "./station-data.ts";

/** Decimal degrees: Rhode Island Sound to southern Maine, out to the edge of Georges Bank. */
const region = { west: -71.3, east: -69.7, south: 41.4, north: 43.3 } as const;

/**
 * Only NOAA's stations, which need no license; others in the region are river gauges under CC BY.
 */
const license = "public domain";

export function cutRegion(): StationData[] {
  const inside = stations.filter(isInside);
  const references = new Set(inside.map(referenceOf));
  const outside = allStations.filter((station) => references.has(station.id) && !isInside(station));
  return [...inside, ...outside].map(dataOf).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Keeps corrected stations as they are in the file. */
export function keepCorrections(cut: readonly StationData[], file: readonly StationData[]) {
  const corrected = new Map(
    file.flatMap((one) => (one.corrected === undefined ? [] : [[one.id, one] as const])),
  );
  return cut.map((station) => corrected.get(station.id) ?? station);
}

function isInside(station: DatabaseStation): boolean {
  return (
    station.license.type === license &&
    station.longitude >= region.west &&
    station.longitude <= region.east &&
    station.latitude >= region.south &&
    station.latitude <= region.north
  );
}

/** Strips the prefix: NOAA calls "noaa/8443970" just "8443970". */
const shortId = (id: string): string => id.replace(/^noaa\//, "");

function referenceOf(station: DatabaseStation): string | undefined {
  if (station.type === "reference") return undefined;
  return station.offsets?.reference ?? station.current?.offsets?.reference;
}

/** Rounds the database's 32-bit numbers: 109.2 reads as 109.19999694824219. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function required(value: number | undefined, what: string): number {
  if (value === undefined || !Number.isFinite(value)) throw new Error(`missing ${what}`);
  return value;
}

function dataOf(station: DatabaseStation): StationData {
  // NOAA appends the place to the name: "Deer Island Light, 0.4 N.mi. NW of".
  const place = station.context_derived === false ? station.context : undefined;
  const shared = {
    id: shortId(station.id),
    name: place === undefined ? station.name : `${station.name}, ${place}`,
    // Repeated below; placed here for the field order.
    kind: station.kind,
    position: {
      latitude: rounded(station.latitude, 5),
      longitude: rounded(station.longitude, 5),
    },
  };
  const reference = referenceOf(station);
  if (reference === undefined)
    return station.kind === "tide"
      ? { ...shared, kind: "tide", ...tideOf(station) }
      : { ...shared, kind: "current", ...currentOf(station) };
  const follows = { reference: shortId(reference) };
  return station.kind === "tide"
    ? { ...shared, kind: "tide", ...follows, offsets: tideOffsetsOf(station) }
    : {
        ...shared,
        kind: "current",
        ...follows,
        ...directionsOf(station),
        offsets: currentOffsetsOf(station),
      };
}

function tideOf(station: DatabaseStation) {
  if (station.chart_datum !== "MLLW" || station.epoch === undefined) {
    throw new Error(`${station.id}: heights are not above a dated MLLW`);
  }
  const level = (name: string): number =>
    required(station.datums[name], `${name} of ${station.id}`);
  const aboveDatum = (name: string): number => rounded(level(name) - level("MLLW"), 3);
  return {
    epoch: { start: station.epoch.start, end: station.epoch.end },
    levels: {
      MHHW: aboveDatum("MHHW"),
      MHW: aboveDatum("MHW"),
      MSL: aboveDatum("MSL"),
      MLW: aboveDatum("MLW"),
    },
    constituents: constituentsOf(station),
  };
}

function currentOf(station: DatabaseStation) {
  return {
    ...directionsOf(station),
    meanFlow: rounded(required(station.current?.mean_flow, `mean flow of ${station.id}`), 3),
    constituents: constituentsOf(station),
  };
}

const isConstituentName = (name: string): name is ConstituentName =>
  constituentNames.some((known) => known === name);

function constituentsOf(station: DatabaseStation) {
  const numbers: Partial<Record<ConstituentName, [amplitude: number, phase: number]>> = {};
  for (const { name, amplitude, phase } of station.harmonic_constituents) {
    if (amplitude === 0) continue;
    if (!isConstituentName(name)) throw new Error(`${station.id}: unknown constituent ${name}`);
    numbers[name] = [rounded(amplitude, 3), rounded(phase, 1)];
  }
  return numbers;
}

function directionsOf({ id, current }: DatabaseStation) {
  return {
    floodDirection: rounded(required(current?.flood_direction, `flood direction of ${id}`), 1),
    ebbDirection: rounded(required(current?.ebb_direction, `ebb direction of ${id}`), 1),
  };
}

function tideOffsetsOf({ id, offsets }: DatabaseStation) {
  if (offsets === undefined) throw new Error(`missing offsets of ${id}`);
  return {
    time: { high: offsets.time.high, low: offsets.time.low },
    height: {
      type: offsets.height.type,
      high: rounded(offsets.height.high, 3),
      low: rounded(offsets.height.low, 3),
    },
  };
}

function currentOffsetsOf({ id, current }: DatabaseStation) {
  const offsets = current?.offsets;
  const minutes = (value: number | undefined): number => required(value, `time offset of ${id}`);
  const ratio = (value: number | undefined): number =>
    rounded(required(value, `speed ratio of ${id}`), 3);
  return {
    slackBeforeFlood: minutes(offsets?.slack_before_flood),
    maxFlood: minutes(offsets?.flood_time),
    slackBeforeEbb: minutes(offsets?.slack_before_ebb),
    maxEbb: minutes(offsets?.ebb_time),
    floodRatio: ratio(offsets?.flood_speed_ratio),
    ebbRatio: ratio(offsets?.ebb_speed_ratio),
  };
}
