import type { Frame } from "#angling/assistant/frame.ts";
import { spotById, type Spot } from "#angling/spots/index.ts";
import type { Craft, Going } from "./going.ts";

const footingOf: Readonly<Partial<Record<Spot["type"], Craft>>> = {
  jetty: "jetty",
  rocks: "ledge",
  beach: "surf",
  flats: "wading",
  shore: "pier",
};

/** What one goes on or stands on: said, else as the place is fished, else a boat. */
export function craftOf(going: Going, mode: Frame["mode"], spot: Spot | null): Craft {
  if (going.craft !== null) return going.craft;
  if (mode === "private" || mode === "for-hire") return "boat";
  const footing = spot === null ? undefined : footingOf[spot.type];
  if (mode === "shore") return footing ?? "surf";
  if (spot === null || spot.access.startsWith("Boat Only")) return "boat";
  return footing ?? "boat";
}

const seaward: ReadonlySet<Spot["type"]> = new Set(["jetty", "rocks", "beach"]);

/** A shore that the sea reaches. */
export function isAtSea(spotId: string): boolean {
  const spot = spotById(spotId);
  return spot !== undefined && seaward.has(spot.type) && spot.access !== "Boat Only";
}
