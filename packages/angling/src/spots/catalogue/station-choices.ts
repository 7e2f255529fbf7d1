/**
 * Where the nearest station as the gull flies lies on other water: behind a barrier beach, up a
 * river, on the far side of a cape. Checked by hand on the chart, 2026-11.
 */
export interface StationChoice {
  /** NOAA station id. */
  readonly tide?: string;
  /** Null: no station tells about this water. */
  readonly current?: null;
}

const bostonLight = "8444162";
const nutIsland = "8444525";
const deerIsland = "8444012";
const gloucesterHarbor = "8441841";
const brantRock = "8446009";
const sandwichMarina = "8447180";
const sesuitHarbor = "8447241";
const chathamHarbor = "8447435";

export const stationChoices: Readonly<Record<string, StationChoice>> = {
  // Open Quincy Bay, not the Neponset or the Fore River.
  "wollaston-beach": { tide: nutIsland },
  "blacks-creek": { tide: nutIsland },
  // Ocean beaches with a harbor behind them.
  "yirrell-beach": { tide: deerIsland, current: null },
  "winthrop-beach": { tide: deerIsland, current: null },
  "short-beach-winthrop": { tide: deerIsland, current: null },
  "nahant-long-beach": { current: null },
  "red-rock-lynn": { current: null },
  "nantasket-beach": { tide: bostonLight, current: null },
  "gun-rock-hull": { tide: bostonLight, current: null },
  "duxbury-beach": { tide: brantRock, current: null },
  "high-pine-ledge": { tide: brantRock },
  // South of Cape Ann; the Essex River empties on its north side.
  "singing-beach": { tide: gloucesterHarbor },
  "kettle-island": { tide: gloucesterHarbor },
  "coolidge-point": { tide: gloucesterHarbor },
  // Open Cape Cod Bay, not the canal.
  "ellisville-harbor": { tide: sandwichMarina, current: null },
  "sagamore-beach": { tide: sandwichMarina, current: null },
  // The bay side of the Cape, not Pleasant Bay.
  "brewster-flats": { tide: sesuitHarbor },
  // The ocean side of the Cape, not Pleasant Bay or Nantucket Sound.
  "nauset-beach": { tide: chathamHarbor },
  "chatham-light-beach": { tide: chathamHarbor, current: null },
};
