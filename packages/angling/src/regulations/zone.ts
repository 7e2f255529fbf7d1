import { isInsidePolygon, type Position } from "@striper/marine/geo";
import type { Zone } from "./table/table.ts";

const corner = (latitude: number, longitude: number): Position => ({ latitude, longitude });

// Degrees. Cape land from the canal to Truro, drawn along the highway and on land throughout, and
// the mainland behind it; read from the World Vector Shoreline. Inside lie Cape Cod Bay and
// Plymouth; outside lie Buzzards Bay, the Sounds and the ocean side.
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

/** Degrees north. The rules draw the boundary east of the Cape at 42° N. */
const gulfLatitude = 42;

// Degrees of latitude, about 0.1 nautical mile: the assumed position error on the water.
const tolerance = 0.002;

// Degrees. The mainland side of Chatham and Monomoy; water south and east of the Cape counts as
// ocean side.
const chathamLongitude = -70.02;

/** Returns the zones a position may lie in. Only the line east of the Cape gives two. */
export function zonesAt(position: Position): readonly Zone[] {
  const { latitude, longitude } = position;
  if (isInsidePolygon(position, northOfTheCape)) return ["gulf-of-maine"];
  const fromLine = latitude - gulfLatitude;
  const eastOfTheCape = longitude > chathamLongitude;
  if (fromLine > tolerance) return ["gulf-of-maine"];
  if (fromLine < -tolerance) return [eastOfTheCape ? "outer-cape" : "southern-new-england"];
  return eastOfTheCape ? ["gulf-of-maine", "outer-cape"] : ["gulf-of-maine"];
}
