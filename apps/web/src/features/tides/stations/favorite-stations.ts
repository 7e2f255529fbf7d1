import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { readStored, writeStored } from "#web/platform/stored.ts";

/** Stored per device, not per account. */
const key = "favorite_tide_stations";

const favorites = new Store(stored());

function stored(): readonly string[] {
  return (readStored(key) ?? "").split(" ").filter(Boolean);
}

export function toggleFavorite(id: string): void {
  favorites.setState((before) =>
    before.includes(id) ? before.filter((favorite) => favorite !== id) : [...before, id],
  );
  writeStored(key, favorites.get().join(" "));
}

export const useFavoriteStations = (): readonly string[] => useSelector(favorites);
