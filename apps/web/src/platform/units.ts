import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { onWindow } from "#web/platform/on-window.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { distanceBetween, formatDistance, type Position } from "@striper/marine/geo";
import {
  fahrenheit,
  fahrenheitToCelsius,
  feet,
  feetToMetres,
  knots,
  knotsToKilometresPerHour,
  metres,
  metresToStatuteMiles,
  statuteMilesToMetres,
  type StatuteMiles,
} from "@striper/marine/units";

export const unitSystems = ["us", "metric"] as const;
export type UnitSystem = (typeof unitSystems)[number];

const unitsKey = "units";

const unitsStore = new Store(stored());

function stored(): UnitSystem {
  const value = readStored(unitsKey);
  return unitSystems.find((candidate) => candidate === value) ?? "us";
}

onWindow("storage", ({ key }) => {
  if (key === unitsKey) unitsStore.setState(stored);
});

export function chooseUnits(next: UnitSystem): void {
  writeStored(unitsKey, next);
  unitsStore.setState(() => next);
}

/**
 * Returns the unit system. Both use knots and nautical miles for currents, ships and distances at sea, as charts do.
 */
export const useUnits = (): UnitSystem => useSelector(unitsStore);

/** Returns "97 m", "6.8 km" or "19 km". */
function kilometersText(meters: number): string {
  if (meters < 1000) return `${Math.round(meters)} m`;
  return `${(meters / 1000).toFixed(meters < 10_000 ? 1 : 0)} km`;
}

export function metersText(meters: number, units: UnitSystem): string {
  return units === "us"
    ? formatDistance(metresToStatuteMiles(metres(meters)))
    : kilometersText(meters);
}

/** Returns "317 ft", "4.2 mi" or "12 mi", or the metric equivalent. */
export function distanceText(from: Position, to: Position, units: UnitSystem): string {
  return milesText(distanceBetween(from, to), units);
}

export function milesText(miles: StatuteMiles, units: UnitSystem): string {
  return units === "us" ? formatDistance(miles) : kilometersText(statuteMilesToMetres(miles));
}

const fahrenheitPerCelsius = 9 / 5;

interface MetricFigure {
  readonly unit: string;
  readonly digits: (value: number) => string;
}

const ofLength: MetricFigure = {
  unit: "m",
  digits: (value) => feetToMetres(feet(value)).toFixed(1),
};

const metricFigures: ReadonlyMap<string, MetricFigure> = new Map([
  ["kt", { unit: "km/h", digits: (value) => knotsToKilometresPerHour(knots(value)).toFixed(0) }],
  ["ft", ofLength],
  ["foot", ofLength],
  ["feet", ofLength],
  ["°F", { unit: "°C", digits: (value) => fahrenheitToCelsius(fahrenheit(value)).toFixed(0) }],
  // A temperature difference has no offset.
  ["down °F", { unit: "°C", digits: (value) => (value / fahrenheitPerCelsius).toFixed(1) }],
]);

const number = /\d+(?:\.\d+)?/gu;
const figures =
  /(\bdown )?(\d+(?:\.\d+)?(?:(?: to |-)\d+(?:\.\d+)?)?)([ \u00A0])(kt|ft|foot|feet|°F)(?!\w)/gu;

/**
 * Converts the figures in a sentence of the rules. The rules use knots, feet and Fahrenheit:
 * "Gusts 25 kt", "against waves of 3 ft", "52 °F, down 2.1 °F in a day".
 */
export function inUnits(sentence: string, units: UnitSystem): string {
  if (units === "us") return sentence;
  return sentence.replaceAll(
    figures,
    (whole, down: string | undefined, said: string, space: string, unit: string) => {
      const metric = metricFigures.get(`${unit === "°F" ? (down ?? "") : ""}${unit}`);
      if (metric === undefined) return whole;
      const shown = said.replaceAll(number, (value) => metric.digits(Number(value)));
      return `${down ?? ""}${shown}${space}${metric.unit}`;
    },
  );
}
