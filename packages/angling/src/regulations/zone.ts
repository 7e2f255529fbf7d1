import { isInsidePolygon, type Position } from "@striper/marine/geo";
import type { Zone } from "./table/table.ts";

const corner = (latitude: number, longitude: number): Position => ({ latitude, longitude });

// Degrees. The Cape's land from the canal to Truro (drawn along the highway, on land all the way;
// read from the coastline of the World Vector Shoreline) and the mainland behind it: inside lie Cape
// Cod Bay and Plymouth, outside Buzzards Bay, the Sounds and the ocean side.
const northOfTheCape: readonly Position[] = [
  corner(42, -71.4),
  corner(41.85, -70.75),
  corner(41.77, -70.57),
  corner(41.735, -70.48),
  corner(41.69, -70.39),
  corner(41.69, -70.3),
  corner(41.7, -70.15),
  corner(41.71, -70.06),
  corner(41.77, -69.99),
  corner(41.83, -69.975),
  corner(41.93, -70.005),
  corner(42, -70.05),
];

/** The line the rules draw east of the Cape: 42° N. */
const gulfLatitude = 42;

// Degrees of latitude, about 0.1 nautical mile: what a position on the water may be off.
const tolerance = 0.002;

// Degrees; the mainland side of Chatham and Monomoy. South of the Cape and east of it is ocean side.
const chathamLongitude = -70.02;

/** The zones a position may lie in: two only on the line east of the Cape. */
export function zonesAt(position: Position): readonly Zone[] {
  const { latitude, longitude } = position;
  if (isInsidePolygon(position, northOfTheCape)) return ["gulf-of-maine"];
  const fromLine = latitude - gulfLatitude;
  const eastOfTheCape = longitude > chathamLongitude;
  if (fromLine > tolerance) return ["gulf-of-maine"];
  if (fromLine < -tolerance) return [eastOfTheCape ? "outer-cape" : "southern-new-england"];
  return eastOfTheCape ? ["gulf-of-maine", "outer-cape"] : ["gulf-of-maine"];
}
