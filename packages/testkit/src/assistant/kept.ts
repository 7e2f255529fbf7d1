import {
  packagedProviders,
  type AssistantProviders,
  type KeptHour,
  type OwnCatch,
  type OwnLog,
} from "@striper/angling/assistant";
import { celsius, degrees, feet, inches, knots, pounds } from "@striper/marine/units";
import { hour, instantOfHarborTime, shiftDate } from "@striper/marine/time";

/** The moment the questions are asked unless they say otherwise: a Saturday, 5 am in Boston. */
export const askedAt = Date.UTC(2026, 5, 13, 9);

const unknown = { currentSpeed: null, moonPhase: null, waterTemperature: null } as const;

type Parts = Pick<
  OwnCatch,
  "id" | "species" | "caughtAt" | "length" | "bait" | "placeName" | "spotId" | "isReleased"
> & {
  readonly stage: OwnCatch["conditions"]["tideStage"];
  readonly weight?: OwnCatch["weight"];
  readonly tripId?: string;
};

const entry = ({ stage, weight = null, tripId, ...parts }: Parts): OwnCatch => ({
  ...parts,
  weight,
  isMeasured: true,
  tripId: tripId ?? null,
  conditions: { ...unknown, tideStage: stage },
});

const stripers = Array.from({ length: 24 }, (_, index) =>
  entry({
    id: `striper-${index + 10}`,
    species: "Striped Bass",
    caughtAt: instantOfHarborTime(shiftDate("2025-06-01", index), 5, 30),
    length: inches(index === 19 ? 38.5 : 20 + index / 2),
    weight: index === 19 ? pounds(22.4) : null,
    bait: index < 14 ? "Live mackerel" : "Soft plastics",
    stage: index < 16 ? "falling" : index < 20 ? "rising" : "high_slack",
    placeName: index < 15 ? "Deer Island Light and Rip" : "Castle Island",
    spotId: index < 15 ? "deer-island-rip" : "castle-island",
    isReleased: index < 22,
    ...(index < 9 ? { tripId: `trip-${index}` } : {}),
  }),
);
const bluefish = Array.from({ length: 6 }, (_, index) =>
  entry({
    id: `blue-${index}`,
    species: "Bluefish",
    caughtAt: instantOfHarborTime(shiftDate("2025-08-10", index), 19),
    length: inches(28 + index),
    bait: "Metal spoons",
    stage: "rising",
    placeName: "Nantasket Beach Reservation",
    spotId: "nantasket-beach",
    isReleased: false,
  }),
);
const fluke = [16, 17.5, 18].map((length, index) =>
  entry({
    id: `fluke-${index}`,
    species: "fluke",
    caughtAt: instantOfHarborTime(shiftDate("2025-07-04", index), 10),
    length: inches(length),
    bait: "Squid",
    stage: "falling",
    placeName: "Wood End",
    spotId: "wood-end",
    isReleased: false,
  }),
);
const lately = [
  entry({
    id: "june-1",
    species: "Striped Bass",
    caughtAt: instantOfHarborTime("2026-06-10", 5),
    length: inches(27),
    bait: "Live eel",
    stage: "rising",
    placeName: "Hull Gut",
    spotId: "hull-gut",
    isReleased: true,
  }),
  entry({
    id: "june-2",
    species: "Striped Bass",
    caughtAt: instantOfHarborTime("2026-06-12", 20, 30),
    length: inches(29.25),
    bait: "Live eel",
    stage: "rising",
    placeName: "Hull Gut",
    spotId: "hull-gut",
    isReleased: true,
  }),
];

/** 35 fish: 26 stripers, 6 bluefish, 3 fluke; twelve trips of four hours, three of them blank. */
export const keptLog: OwnLog = {
  catches: [...stripers, ...bluefish, ...fluke, ...lately],
  trips: Array.from({ length: 12 }, (_, index) => {
    const startedAt = instantOfHarborTime(shiftDate("2025-06-01", index), 4);
    return { id: `trip-${index}`, startedAt, endedAt: startedAt + 4 * hour };
  }),
};

/** SW 10 kt; 22 kt with gusts on Sunday afternoon, thunder on Saturday evening. */
const weatherHours = Array.from({ length: 72 }, (_, index): KeptHour => {
  const instant = askedAt + index * hour;
  const isBlowing = index >= 31 && index < 37;
  const isThundery = index >= 13 && index < 17;
  return {
    instant,
    temperature: celsius(isBlowing ? 24 : 16),
    windSpeed: knots(isBlowing ? 22 : 10),
    windGusts: isBlowing ? knots(30) : null,
    windDirection: degrees(225),
    precipitationProbability: isThundery ? 55 : 20,
    cloudCover: isThundery ? 90 : 50,
    description: isThundery ? "Chance Showers And Thunderstorms" : "Partly Cloudy",
  };
});

/** Answers to everything the assistant may look up. */
export const keptProviders: AssistantProviders = {
  ...packagedProviders,
  weather: () =>
    Promise.resolve({
      area: "Boston Harbor",
      hours: weatherHours,
      updatedAt: askedAt - hour,
      source: "National Weather Service",
      isForecast: true,
      waterTemperature: {
        value: celsius(14.4),
        observedAt: askedAt - hour / 6,
        source: "NOAA station 8443970",
      },
      waves: { value: feet(2.3), observedAt: askedAt - hour / 2, source: "NDBC buoy 44013" },
      pressure: null,
    }),
  marineForecast: () =>
    Promise.resolve({
      zoneId: "ANZ230",
      zoneName: "Boston Harbor",
      issuedAt: askedAt - 2 * hour,
      source: "National Weather Service",
      periods: [
        { name: "TODAY", text: "SW winds 10 to 15 kt. Seas 2 ft." },
        { name: "TONIGHT", text: "SW winds 10 kt. A chance of tstms in the evening. Seas 2 ft." },
        { name: "SUN", text: "S winds 15 to 20 kt with gusts up to 30 kt. Seas 3 to 4 ft." },
        { name: "SUN NIGHT", text: "SW winds 15 kt. Seas 3 ft." },
      ],
      alerts: [{ event: "Small Craft Advisory", headline: null, ends: askedAt + 40 * hour }],
    }),
  log: () => Promise.resolve(keptLog),
  licenses: () =>
    Promise.resolve([
      { name: "MA saltwater permit", type: "saltwater", expiresOn: "2026-12-31" },
      { name: "Boat registration", type: "boating", expiresOn: "2026-06-30" },
    ]),
  ownSpots: () =>
    Promise.resolve([
      { id: "own-1", name: "Grandpa's ledge", position: { latitude: 42.31, longitude: -70.9 } },
    ]),
};
