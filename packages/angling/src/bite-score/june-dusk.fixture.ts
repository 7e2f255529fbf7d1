import { degrees, fahrenheit, hectopascals, knots } from "@striper/marine/units";
import type { HourInputs } from "#angling/bite-score/model.ts";

export const juneDusk: HourInputs = {
  instant: Date.UTC(2026, 5, 15),
  isClosedWater: false,
  preferences: { flow: "ebb", wind: null, exposure: "boat" },
  tide: { flow: "ebb", relativeSpeed: 0.9, springStrength: 1, basis: "current" },
  sunAltitude: degrees(0),
  season: { date: "2026-06-15", water: "boston", holdsFishOver: false, springDelayDays: 0 },
  moon: { springStrength: 1, solunar: "major" },
  water: { temperature: fahrenheit(60), dropIn24Hours: 0, quality: "observed" },
  wind: { speed: knots(10), from: degrees(225), quality: "observed" },
  sky: {
    cloudCover: 100,
    precipitation: "drizzle",
    pressureChange: hectopascals(-1),
    quality: "observed",
  },
};
