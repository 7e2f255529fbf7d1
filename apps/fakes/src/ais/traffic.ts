/** Invented vessels on plausible courses; their names say that they are invented. */
export interface SimulatedVessel {
  readonly mmsi: number;
  readonly name: string;
  readonly callSign: string;
  readonly shipType: number;
  readonly destination: string;
  readonly isClassB: boolean;
  readonly at: (instant: number) => Motion;
}

export interface Motion {
  readonly latitude: number;
  readonly longitude: number;
  readonly speed: number;
  readonly course: number;
}

type Place = readonly [latitude: number, longitude: number];

const hourMs = 3_600_000;
const nauticalMilesPerDegree = 60;
const radians = (value: number): number => (value * Math.PI) / 180;

function leg(from: Place, to: Place) {
  const [fromLatitude, fromLongitude] = from;
  const [toLatitude, toLongitude] = to;
  const north = (toLatitude - fromLatitude) * nauticalMilesPerDegree;
  const east =
    (toLongitude - fromLongitude) *
    nauticalMilesPerDegree *
    Math.cos(radians((fromLatitude + toLatitude) / 2));
  const course = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  return { from, to, length: Math.hypot(north, east), course };
}

/** Back and forth along the points, without end. */
function shuttle(places: readonly Place[], speed: number, startHours: number) {
  const wayBack = places.toReversed().slice(1);
  const round = [...places, ...wayBack];
  const legs = round.slice(1).map((to, index) => leg(round[index] ?? to, to));
  const total = legs.reduce((sum, { length }) => sum + length, 0);
  return (instant: number): Motion => {
    let rest = ((instant / hourMs + startHours) * speed) % total;
    for (const { from, to, length, course } of legs) {
      if (rest <= length) {
        const part = length === 0 ? 0 : rest / length;
        const latitude = from[0] + (to[0] - from[0]) * part;
        return { latitude, longitude: from[1] + (to[1] - from[1]) * part, speed, course };
      }
      rest -= length;
    }
    return { latitude: round[0]?.[0] ?? 0, longitude: round[0]?.[1] ?? 0, speed, course: 0 };
  };
}

const longWharf: Place = [42.3603, -71.0475];
const presidentRoads: Place = [42.3345, -70.985];
const northChannel: Place = [42.3795, -70.905];
const hullGut: Place = [42.3045, -70.9235];

const ferryToHingham: readonly Place[] = [
  longWharf,
  [42.3505, -71.0305],
  presidentRoads,
  [42.3185, -70.9515],
  hullGut,
  [42.2795, -70.9205],
  [42.2525, -70.9205],
];
const mainShipChannel: readonly Place[] = [
  [42.395, -70.805],
  northChannel,
  [42.3425, -70.9625],
  presidentRoads,
  [42.3485, -71.0235],
  [42.3845, -71.0465],
];
const toProvincetown: readonly Place[] = [
  longWharf,
  presidentRoads,
  [42.3285, -70.885],
  [42.09, -70.26],
  [42.0465, -70.1805],
];
const offGraves: readonly Place[] = [
  [42.375, -70.85],
  [42.42, -70.78],
  [42.365, -70.74],
];

interface Kind {
  readonly label: string;
  readonly shipType: number;
  readonly places: readonly Place[];
  readonly speed: number;
  readonly destination: string;
  readonly isClassB?: boolean;
}

const kinds: readonly Kind[] = [
  { label: "FERRY", shipType: 60, places: ferryToHingham, speed: 22, destination: "HINGHAM" },
  { label: "CARGO", shipType: 70, places: mainShipChannel, speed: 9, destination: "BOSTON" },
  { label: "TUG", shipType: 52, places: mainShipChannel, speed: 7, destination: "CHELSEA" },
  { label: "FAST FERRY", shipType: 40, places: toProvincetown, speed: 33, destination: "P-TOWN" },
  { label: "FISHING", shipType: 30, places: offGraves, speed: 4, destination: "FISHING" },
  { label: "PILOT", shipType: 50, places: mainShipChannel, speed: 15, destination: "STATION" },
  { label: "TANKER", shipType: 80, places: mainShipChannel, speed: 8, destination: "BOSTON" },
  { label: "SLOOP", shipType: 36, places: offGraves, speed: 6, destination: "", isClassB: true },
  {
    label: "BOAT",
    shipType: 37,
    places: ferryToHingham,
    speed: 14,
    destination: "",
    isClassB: true,
  },
];

const firstMmsi = 366_990_000;
const firstClassBMmsi = 338_990_000;
/** This many vessels follow the channels; further ones sail in rows over the bay. */
const mostInChannels = 27;

function rowInTheBay(index: number): readonly Place[] {
  const latitude = 41.9 + ((index * 7919) % 1000) / 1500;
  const longitude = -70.85 + ((index * 104_729) % 1000) / 2000;
  return [
    [latitude, longitude],
    [latitude + 0.03 * Math.cos(index), longitude + 0.04 * Math.sin(index)],
  ];
}

/** Deterministic: positions depend on the time alone. */
export function simulateTraffic(count: number): SimulatedVessel[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? kinds[0];
    if (kind === undefined) throw new Error("there are no kinds of vessels");
    const number = Math.floor(index / kinds.length) + 1;
    const isClassB = kind.isClassB ?? false;
    const places = index < mostInChannels ? kind.places : rowInTheBay(index);
    return {
      mmsi: (isClassB ? firstClassBMmsi : firstMmsi) + index,
      name: `STAND-IN ${kind.label} ${number}`.slice(0, 20),
      callSign: `SIM${index}`.slice(0, 7),
      shipType: kind.shipType,
      destination: kind.destination,
      isClassB,
      at: shuttle(places, kind.speed, index * 0.37),
    };
  });
}
