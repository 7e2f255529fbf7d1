import { allStations, stations, type Station as DatabaseStation } from "@neaps/tide-database";
import {
  constituentNames,
  type Constituent,
  type ConstituentName,
  type CurrentDirections,
  type HarmonicCurrentStation,
  type HarmonicStation,
  type HarmonicTideStation,
  type StationSummary,
  type SubordinateCurrentOffsets,
  type SubordinateTideOffsets,
} from "@striper/marine/stations";

/** Decimal degrees: from Rhode Island Sound to southern Maine, out to Georges Bank's edge. */
const region = { west: -71.3, east: -69.7, south: 41.4, north: 43.3 } as const;

/** Only stations whose license asks for nothing: NOAA's. Others in the region are CC BY rivers. */
const license = "public domain";

export interface Catalogue {
  readonly summaries: readonly StationSummary[];
  readonly harmonic: readonly HarmonicStation[];
  readonly tideOffsets: ReadonlyMap<string, SubordinateTideOffsets>;
  readonly currentOffsets: ReadonlyMap<string, CurrentDirections & SubordinateCurrentOffsets>;
}

/** The region's stations, and those outside it that a subordinate one refers to. */
export function cutRegion(): Catalogue {
  const inside = stations.filter(isInside);
  const references = new Set(inside.map(referenceOf));
  const outside = allStations.filter((station) => references.has(station.id) && !isInside(station));
  const chosen = [...inside, ...outside].toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const harmonic: HarmonicStation[] = [];
  const tideOffsets = new Map<string, SubordinateTideOffsets>();
  const currentOffsets = new Map<string, CurrentDirections & SubordinateCurrentOffsets>();
  for (const station of chosen) {
    const id = idOf(station);
    if (station.type === "reference") harmonic.push(harmonicStation(station));
    else if (station.kind === "tide") tideOffsets.set(id, tideOffsetsOf(station));
    else currentOffsets.set(id, { ...directionsOf(station), ...currentOffsetsOf(station) });
  }
  return { summaries: chosen.map(summaryOf), harmonic, tideOffsets, currentOffsets };
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

/** "noaa/8443970" is "8443970" to NOAA and to everyone who looks the station up. */
const idOf = (station: DatabaseStation): string => shortId(station.id);
const shortId = (id: string): string => id.replace(/^noaa\//, "");

function referenceOf(station: DatabaseStation): string | undefined {
  if (station.type === "reference") return undefined;
  return station.offsets?.reference ?? station.current?.offsets?.reference;
}

/** The database stores 32-bit numbers: 109.2 reads as 109.19999694824219. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function required(value: number | undefined, what: string): number {
  if (value === undefined || !Number.isFinite(value)) throw new Error(`missing ${what}`);
  return value;
}

function summaryOf(station: DatabaseStation): StationSummary {
  const reference = referenceOf(station);
  // NOAA writes the place after the name: "Deer Island Light, 0.4 N.mi. NW of".
  const place = station.context_derived === false ? station.context : undefined;
  return {
    id: idOf(station),
    name: place === undefined ? station.name : `${station.name}, ${place}`,
    kind: station.kind,
    method: station.type === "reference" ? "harmonic" : "subordinate",
    position: {
      latitude: rounded(station.latitude, 5),
      longitude: rounded(station.longitude, 5),
    },
    ...(reference === undefined ? {} : { referenceId: shortId(reference) }),
  };
}

function harmonicStation(station: DatabaseStation): HarmonicStation {
  const summary = summaryOf(station);
  return station.kind === "tide" ? tideStation(station, summary) : currentStation(station, summary);
}

function tideStation(station: DatabaseStation, summary: StationSummary): HarmonicTideStation {
  if (station.chart_datum !== "MLLW" || station.epoch === undefined) {
    throw new Error(`${station.id}: heights are not above a dated MLLW`);
  }
  const level = (name: string): number =>
    required(station.datums[name], `${name} of ${station.id}`);
  const aboveDatum = (name: string): number => rounded(level(name) - level("MLLW"), 3);
  return {
    ...summary,
    kind: "tide",
    method: "harmonic",
    datum: "MLLW",
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

function currentStation(station: DatabaseStation, summary: StationSummary): HarmonicCurrentStation {
  return {
    ...summary,
    kind: "current",
    method: "harmonic",
    ...directionsOf(station),
    meanFlow: rounded(required(station.current?.mean_flow, `mean flow of ${station.id}`), 3),
    constituents: constituentsOf(station),
  };
}

const isConstituentName = (name: string): name is ConstituentName =>
  constituentNames.some((known) => known === name);

function constituentsOf(station: DatabaseStation): Constituent[] {
  return station.harmonic_constituents
    .filter((constituent) => constituent.amplitude !== 0)
    .map(({ name, amplitude, phase }) => {
      if (!isConstituentName(name)) throw new Error(`${station.id}: unknown constituent ${name}`);
      return [name, rounded(amplitude, 3), rounded(phase, 1)];
    });
}

function directionsOf({ id, current }: DatabaseStation): CurrentDirections {
  return {
    floodDirection: rounded(required(current?.flood_direction, `flood direction of ${id}`), 1),
    ebbDirection: rounded(required(current?.ebb_direction, `ebb direction of ${id}`), 1),
  };
}

function tideOffsetsOf({ id, offsets }: DatabaseStation): SubordinateTideOffsets {
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

function currentOffsetsOf({ id, current }: DatabaseStation): SubordinateCurrentOffsets {
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
