import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { onWindow } from "#web/platform/on-window.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { distanceBetween, formatDistance, type Position } from "@striper/marine/geo";
import {
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

/** Feet, inches, pounds and Fahrenheit, or meters, centimeters, kilograms and Celsius. */
export const useUnits = (): UnitSystem => useSelector(unitsStore);

/** "97 m", "6.8 km", "19 km". */
function kilometersText(meters: number): string {
  if (meters < 1000) return `${Math.round(meters)} m`;
  return `${(meters / 1000).toFixed(meters < 10_000 ? 1 : 0)} km`;
}

/** A length that is known in meters, in the person's units. */
export function metersText(meters: number, units: UnitSystem): string {
  return units === "us"
    ? formatDistance(metresToStatuteMiles(metres(meters)))
    : kilometersText(meters);
}

/** "317 ft", "4.2 mi", "12 mi"; the same in metric units. */
export function distanceText(from: Position, to: Position, units: UnitSystem): string {
  return milesText(distanceBetween(from, to), units);
}

export function milesText(miles: StatuteMiles, units: UnitSystem): string {
  return units === "us" ? formatDistance(miles) : kilometersText(statuteMilesToMetres(miles));
}
