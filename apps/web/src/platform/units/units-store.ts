import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/platform/stored.ts";

export const unitSystems = ["us", "metric"] as const;
export type UnitSystem = (typeof unitSystems)[number];

const unitsKey = "units";

let units: UnitSystem = stored();
const listeners = new Set<() => void>();

function stored(): UnitSystem {
  const value = readStored(unitsKey);
  return unitSystems.find((candidate) => candidate === value) ?? "us";
}

function tell(): void {
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key !== unitsKey) return;
  units = stored();
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

export function chooseUnits(next: UnitSystem): void {
  units = next;
  writeStored(unitsKey, next);
  tell();
}

/** Feet, inches, pounds and Fahrenheit, or meters, centimeters, kilograms and Celsius. */
export function useUnits(): UnitSystem {
  return useSyncExternalStore(subscribe, () => units);
}
