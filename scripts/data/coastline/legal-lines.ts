import { destination, interpolate, type Point } from "./geometry.ts";

/** Degrees, minutes and seconds, as the decrees print them (north, west) to [longitude, latitude]. */
const decree = (
  [d, m, s]: readonly [number, number, number],
  [dw, mw, sw]: readonly [number, number, number],
): Point => [-(dw + mw / 60 + sw / 3600), d + m / 60 + s / 3600];

// United States v. Maine (Massachusetts Boundary Case), 452 U.S. 429, decree of 15 June 1981.
// Its positions are approximate and read from NOS chart 13267 (NAD 27, about 40 m off WGS 84).
const easternPoint = decree([42, 34, 45], [70, 39, 43]);
const strawberryPoint = decree([42, 15, 31], [70, 46, 5]);
const brantRock = decree([42, 5, 29], [70, 38, 15]);
const racePoint = decree([42, 3, 46], [70, 14, 51]);

/** Straight baselines: the coastline from which the three miles are measured there. */
export const closingLines: readonly (readonly [Point, Point])[] = [
  [easternPoint, strawberryPoint],
  [brantRock, racePoint],
  // Scituate Harbor and the North River: named by the decree without positions; their headlands as
  // the shoreline draws them.
  [
    [-70.7134, 42.2046],
    [-70.7132, 42.2009],
  ],
  [
    [-70.7117, 42.1655],
    [-70.7068, 42.1625],
  ],
];

/** Inland water behind the two long lines; the remaining edges run over land. */
export const inlandWaters: readonly (readonly Point[])[] = [
  [easternPoint, strawberryPoint, [-70.82, 42.22], [-71.1, 42.25], [-71.0, 42.6], [-70.68, 42.61]],
  [
    brantRock,
    racePoint,
    [-70.2, 42.07],
    [-70.06, 42.0],
    [-69.99, 41.85],
    [-70.0, 41.77],
    [-70.3, 41.69],
    [-70.58, 41.74],
    [-70.7, 41.95],
    [-70.69, 42.09],
  ],
];

/**
 * Rocks and islets that stand or dry but are missing in the shoreline: they count as coast
 * (low-tide elevations within the territorial sea). Positions from the USCG Light List, District 1
 * (22 October 2025) where a light or daybeacon stands on the rock, else from USGS GNIS.
 */
export const rocks: readonly { readonly name: string; readonly at: Point }[] = [
  { name: "Dry Salvages", at: [-70.5695, 42.6748] },
  { name: "Londoner", at: [-70.56643, 42.63492] },
  { name: "Halfway Rock", at: [-70.77449, 42.50288] },
  { name: "The Graves", at: [-70.86905, 42.36485] },
  { name: "Minots Ledge", at: [-70.7591, 42.26973] },
  { name: "Duck Island", at: [-70.6056, 43.0047] },
  { name: "Boon Island", at: [-70.4764, 43.1214] },
  // Centres of the three-mile arcs of New Hampshire's seaward limit as the Census Bureau draws it
  // (TIGER/Line 2013, public domain); each fits its arc within 10 m.
  { name: "Inner Sunk Rocks, Hampton", at: [-70.7945, 42.9014] },
  { name: "low water off Great Boars Head", at: [-70.7929, 42.9182] },
  { name: "ledges off Rye", at: [-70.7592, 42.9722] },
  { name: "ledge south-east of Star Island", at: [-70.6042, 42.9623] },
];

// The land border as the US Census Bureau draws it (cartographic boundary 500k, public domain).
const landBorderMassachusetts: readonly Point[] = [
  [-71.4, 42.6992],
  [-71.2942, 42.697],
  [-71.2789, 42.7113],
  [-71.2679, 42.7259],
  [-71.2556, 42.7364],
  [-71.2455, 42.7426],
  [-71.2334, 42.7455],
  [-71.2239, 42.7467],
  [-71.1818, 42.7376],
  [-71.1861, 42.7907],
  [-71.1656, 42.8087],
  [-71.1497, 42.8155],
  [-71.1325, 42.8214],
  [-71.0642, 42.8063],
  [-71.0536, 42.8331],
  [-71.0444, 42.8488],
  [-71.0312, 42.8591],
  [-70.9974, 42.8643],
  [-70.9665, 42.869],
  [-70.9492, 42.8761],
  [-70.9308, 42.8846],
  [-70.9149, 42.8866],
  [-70.9028, 42.8865],
  [-70.8861, 42.8826],
  [-70.8486, 42.8609],
  [-70.8374, 42.865],
  [-70.8308, 42.8689],
  [-70.8218, 42.8719],
];
/** Where the line of 1901 (New Hampshire Laws 1901, chapter 115) meets the beach. */
const salisburyBeach: Point = [-70.8173, 42.8719];

// The Piscataqua as the Census Bureau draws it (TIGER/Line 2013, public domain) down to the point
// fixed by New Hampshire v. Maine, 434 U.S. 1 (1977), paragraph 6; then the decree's arc to Gosport
// Harbor and through it to the breakwater, again as TIGER/Line carries it on NAD 83.
const piscataqua: readonly Point[] = [
  [-70.9119, 43.31],
  [-70.8837, 43.2775],
  [-70.8632, 43.2651],
  [-70.8413, 43.2486],
  [-70.8178, 43.2374],
  [-70.8155, 43.229],
  [-70.8097, 43.2246],
  [-70.8169, 43.2146],
  [-70.8207, 43.1976],
  [-70.8193, 43.193],
  [-70.8272, 43.1895],
  [-70.8283, 43.1867],
  [-70.8248, 43.1797],
  [-70.824, 43.1733],
  [-70.8283, 43.169],
  [-70.8291, 43.1579],
  [-70.8338, 43.1469],
  [-70.83, 43.1384],
  [-70.8281, 43.1291],
  [-70.82, 43.1226],
  [-70.8087, 43.1171],
  [-70.7939, 43.1067],
  [-70.7839, 43.1009],
  [-70.7791, 43.0959],
  [-70.768, 43.0936],
  [-70.763, 43.0895],
  [-70.7576, 43.0809],
  [-70.7526, 43.0793],
  [-70.7419, 43.0774],
  [-70.738, 43.0737],
  [-70.7204, 43.0746],
  [-70.7063, 43.0753],
  [-70.7054, 43.0703],
  [-70.7042, 43.063],
  [-70.7024, 43.0523],
  [-70.7012, 43.0453],
];
const gosport: readonly Point[] = [
  [-70.63167, 42.98603],
  [-70.6269, 42.9832],
  [-70.6231, 42.9818],
  [-70.6195, 42.9808],
  [-70.6152, 42.9802],
  [-70.6122, 42.9796],
  [-70.6112, 42.979],
  [-70.6087, 42.9757],
];

const nauticalMile = 1852;

/**
 * Beyond the last agreed point two readings diverge. The drawn line halves the angle between them;
 * each stretch of it is as uncertain as the wedge is wide, so the whole wedge is too close to call.
 */
function wedge(
  from: Point,
  [first, second]: readonly [number, number],
  stretches: number,
): readonly BorderStretch[] {
  const bearing = (first + second) / 2;
  const half = (Math.abs(second - first) / 2) * (Math.PI / 180);
  const end = destination(from, bearing, 8 * nauticalMile);
  return Array.from({ length: stretches }, (_, index) => ({
    path: [
      interpolate(from, end, index / stretches),
      interpolate(from, end, (index + 1) / stretches),
    ],
    uncertainty: agreedBorder + ((8 * (index + 1)) / stretches) * Math.tan(half),
  }));
}

export interface BorderStretch {
  readonly path: readonly Point[];
  /** Nautical miles. */
  readonly uncertainty: number;
}

/** Census vertices are rounded to 10 m and simplified to about 60 m; the river's middle is a matter of survey. */
const agreedBorder = 0.05;

/** West to east. Out at sea: due east (Census Bureau) against 107° true (NH RSA 1:15, II). */
export const massachusettsNewHampshire: readonly BorderStretch[] = [
  { path: [...landBorderMassachusetts, salisburyBeach], uncertainty: agreedBorder },
  ...wedge(salisburyBeach, [87, 107], 32),
];

/** Land to sea. Beyond Gosport: equidistant (Census Bureau) against 102° true (NH RSA 1:15, I). */
export const newHampshireMaine: readonly BorderStretch[] = [
  { path: [...piscataqua, ...gosport], uncertainty: agreedBorder },
  ...wedge([-70.6087, 42.9757], [157, 102], 64),
];

/**
 * Where answers are given. South-west it leaves out Rhode Island, Buzzards Bay and the sounds south
 * of the Cape (separate decrees: 475 U.S. 89 of 1986 and 516 U.S. 365 of 1996); there it runs over
 * the Cape's land and down Monomoy. North it ends where the shoreline data would miss Maine's coast.
 */
export const coverage: readonly Point[] = [
  [-71.3, 43.2],
  [-70.72, 43.2],
  [-70.72, 43.15],
  [-69.7, 43.15],
  [-69.7, 41.55],
  [-70.0, 41.55],
  [-69.993, 41.57],
  [-69.987, 41.6],
  [-69.978, 41.64],
  [-69.98, 41.656],
  [-69.995, 41.67],
  [-70.1, 41.68],
  [-70.28, 41.66],
  [-70.42, 41.63],
  [-70.5, 41.58],
  [-70.6, 41.575],
  [-70.63, 41.6],
  [-70.72, 41.7],
  [-71.05, 41.8],
  [-71.3, 41.95],
];
