import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { onWindow } from "#web/platform/on-window.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";

export const unitSystems = ["us", "metric"] as const;
export type UnitSystem = (typeof unitSystems)[number];

const unitsKey = "units";

const units = new Store(stored());

function stored(): UnitSystem {
  const value = readStored(unitsKey);
  return unitSystems.find((candidate) => candidate === value) ?? "us";
}

onWindow("storage", ({ key }) => {
  if (key === unitsKey) units.setState(stored);
});

export function chooseUnits(next: UnitSystem): void {
  writeStored(unitsKey, next);
  units.setState(() => next);
}

/** Feet, inches, pounds and Fahrenheit, or meters, centimeters, kilograms and Celsius. */
export const useUnits = (): UnitSystem => useSelector(units);
