import { mostHomeWaters } from "@striper/angling/home-waters";
import { notesMaxLength, ownSpotsPerAccount, waterRankMax } from "@striper/contract/limits";
import { id, instant, singleLine, integerBetween } from "@striper/contract/schemas";
import { saveOwnSpot as endpoint } from "@striper/contract/spots";
import * as z from "zod/mini";
import type { ListFormat } from "#server/platform/account-data/reading/list-format.ts";

export const spotsFile = "spots/spots.json";
export const homeWatersFile = "spots/home-waters.json";

export const exportedSpot = z.object({
  ...endpoint.body.shape,
  spot_id: id,
  created_at: instant,
  updated_at: instant,
});
const exportedFavorite = singleLine(64);
export const exportedHomeWater = z.object({
  water_id: singleLine(64),
  rank: integerBetween(0, waterRankMax),
});

/** Covers own and built-in spots; the latter are far fewer. */
const mostFavorites = 2 * ownSpotsPerAccount;
const budget = {
  bytes: 8 * 1024 * 1024,
  depth: 6,
  elements: 2 * (ownSpotsPerAccount + mostFavorites),
  keys: 20 * ownSpotsPerAccount,
  textLength: 2 * notesMaxLength,
};
export const ownSpotsList: ListFormat<typeof exportedSpot> = {
  name: "own spots",
  list: "own_spots",
  mostEntries: ownSpotsPerAccount,
  entry: exportedSpot,
  budget,
};
export const favoritesList: ListFormat<typeof exportedFavorite> = {
  name: "favorites",
  list: "favorites",
  mostEntries: mostFavorites,
  entry: exportedFavorite,
  budget,
};
export const homeWatersList: ListFormat<typeof exportedHomeWater> = {
  name: "home waters",
  list: "home_waters",
  mostEntries: mostHomeWaters,
  entry: exportedHomeWater,
  budget,
};
export const listsOfSpots: readonly ListFormat[] = [ownSpotsList, favoritesList, homeWatersList];
