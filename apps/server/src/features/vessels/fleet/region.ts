import type { GeoBox } from "@striper/marine/geo";

/**
 * Long Island Sound to Casco Bay, beyond the reach of antennas ashore. Reports from elsewhere are
 * errors of the sender or the feed.
 */
export const region: GeoBox = { south: 40.8, west: -72, north: 43.8, east: -68.3 };

export const isInside = (box: GeoBox, latitude: number, longitude: number): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

/**
 * Accepts numbers of ITU-R M.585-9, annex 1: ships and boats (2 to 7), tenders (98), rescue
 * aircraft (111) and distress beacons (970, 972, 974). Base stations (00) and aids to navigation
 * (99) are no vessels.
 */
export const isVessel = (mmsi: number): boolean =>
  (mmsi >= 200_000_000 && mmsi < 800_000_000) ||
  (mmsi >= 980_000_000 && mmsi < 990_000_000) ||
  (mmsi >= 111_000_000 && mmsi < 112_000_000) ||
  (mmsi >= 970_000_000 && mmsi < 975_000_000);
