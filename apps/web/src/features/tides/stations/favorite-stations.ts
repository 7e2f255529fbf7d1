import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/platform/stored.ts";

/** Kept on the device, for whoever uses it. */
const key = "favorite_tide_stations";

let favorites: readonly string[] = stored();
const listeners = new Set<() => void>();

function stored(): readonly string[] {
  return (readStored(key) ?? "").split(" ").filter(Boolean);
}

/** Marks a station, or takes the mark off. */
export function toggleFavorite(id: string): void {
  favorites = favorites.includes(id)
    ? favorites.filter((favorite) => favorite !== id)
    : [...favorites, id];
  writeStored(key, favorites.join(" "));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFavoriteStations = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => favorites);
