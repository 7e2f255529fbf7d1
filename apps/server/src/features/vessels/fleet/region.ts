import type { GeoBox } from "@striper/marine/geo";

/**
 * From Long Island Sound to Casco Bay and beyond the reach of antennas ashore: what a feed reports
 * from elsewhere is a mistake of the sender or of the feed.
 */
export const region: GeoBox = { south: 40.8, west: -72, north: 43.8, east: -68.3 };

export const isInside = (box: GeoBox, latitude: number, longitude: number): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

/**
 * Numbers of ITU-R M.585-9, annex 1: ships and boats begin with 2 to 7, their tenders with 98,
 * rescue aircraft with 111, and 970, 972 and 974 are beacons of people in distress. Base stations
 * (00) and aids to navigation (99) are no vessels.
 */
export const isVessel = (mmsi: number): boolean =>
  (mmsi >= 200_000_000 && mmsi < 800_000_000) ||
  (mmsi >= 980_000_000 && mmsi < 990_000_000) ||
  (mmsi >= 111_000_000 && mmsi < 112_000_000) ||
  (mmsi >= 970_000_000 && mmsi < 975_000_000);
