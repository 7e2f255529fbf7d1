/** Named places for orientation; positions to about 500 m, from USGS GNIS. */
export interface PlaceName {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly kind: "town" | "water" | "island" | "land";
  /** Shown from this zoom on. */
  readonly from: number;
}

type Row = readonly [name: string, longitude: number, latitude: number, from: number];

const towns: readonly Row[] = [
  ["Boston", -71.065, 42.358, 0],
  ["Portsmouth", -70.775, 43.072, 0],
  ["Gloucester", -70.665, 42.618, 0],
  ["Plymouth", -70.675, 41.957, 0],
  ["Provincetown", -70.19, 42.055, 0],
  ["Newburyport", -70.885, 42.809, 8.5],
  ["Salem", -70.9, 42.518, 8.5],
  ["Quincy", -71.01, 42.252, 9.5],
  ["Lynn", -70.955, 42.468, 9],
  ["Hull", -70.888, 42.298, 10],
  ["Hingham", -70.887, 42.236, 10],
  ["Cohasset", -70.81, 42.24, 10],
  ["Scituate", -70.735, 42.196, 9],
  ["Marshfield", -70.71, 42.092, 9.5],
  ["Duxbury", -70.69, 42.045, 9.5],
  ["Winthrop", -70.98, 42.378, 10.5],
  ["Revere", -71.012, 42.412, 10.5],
  ["Weymouth", -70.945, 42.22, 10.5],
  ["Marblehead", -70.862, 42.498, 9.8],
  ["Beverly", -70.883, 42.56, 9.8],
  ["Manchester", -70.772, 42.578, 9.8],
  ["Rockport", -70.63, 42.657, 9.5],
  ["Essex", -70.785, 42.632, 10.3],
  ["Ipswich", -70.843, 42.68, 9.5],
  ["Salisbury", -70.86, 42.842, 10],
  ["Hampton", -70.838, 42.938, 9],
  ["Rye", -70.772, 43.012, 9.8],
  ["Sandwich", -70.497, 41.758, 9],
  ["Barnstable", -70.3, 41.7, 9],
  ["Dennis", -70.194, 41.735, 9.8],
  ["Brewster", -70.083, 41.756, 9.8],
  ["Orleans", -69.99, 41.787, 9.5],
  ["Wellfleet", -70.03, 41.937, 9.2],
  ["Truro", -70.05, 42.0, 10],
  ["Chatham", -69.975, 41.683, 8.5],
];

const waters: readonly Row[] = [
  ["Massachusetts Bay", -70.6, 42.38, 0],
  ["Cape Cod Bay", -70.27, 41.89, 0],
  ["Gulf of Maine", -70.1, 42.98, 0],
  ["Ipswich Bay", -70.7, 42.72, 8.8],
  ["Stellwagen Bank", -70.33, 42.27, 8],
  ["Jeffreys Ledge", -70.13, 42.82, 8.5],
  ["Boston Harbor", -70.985, 42.338, 10],
  ["Nantucket Sound", -70.25, 41.555, 8.5],
  ["Buzzards Bay", -70.72, 41.6, 8.5],
  ["Quincy Bay", -70.985, 42.291, 11],
  ["Dorchester Bay", -71.032, 42.308, 11],
  ["Hingham Bay", -70.915, 42.29, 11.3],
  ["Broad Sound", -70.945, 42.405, 10.5],
  ["Nahant Bay", -70.9, 42.447, 10.8],
  ["Salem Sound", -70.83, 42.535, 10.5],
  ["President Roads", -70.988, 42.332, 11.8],
  ["Nantasket Roads", -70.91, 42.308, 11.8],
  ["Plymouth Bay", -70.63, 41.975, 10.5],
  ["Barnstable Harbor", -70.275, 41.722, 10.8],
  ["Wellfleet Harbor", -70.06, 41.885, 10.5],
  ["Plum Island Sound", -70.806, 42.726, 10.8],
];

const islands: readonly Row[] = [
  ["Plum Island", -70.797, 42.755, 9.8],
  ["Isles of Shoals", -70.61, 42.985, 9.5],
  ["Long Island", -70.965, 42.321, 11.2],
  ["Spectacle Island", -70.986, 42.325, 11.2],
  ["Thompson Island", -71.01, 42.317, 11.2],
  ["Peddocks Island", -70.94, 42.294, 11.2],
  ["Georges Island", -70.928, 42.32, 11.4],
  ["Lovells Island", -70.931, 42.332, 11.6],
  ["Gallops Island", -70.938, 42.326, 11.9],
  ["Rainsford Island", -70.954, 42.311, 11.6],
  ["The Brewsters", -70.893, 42.335, 11.2],
  ["Bumpkin Island", -70.899, 42.281, 11.6],
  ["Grape Island", -70.92, 42.27, 11.6],
  ["Thacher Island", -70.575, 42.638, 10.8],
  ["Misery Islands", -70.798, 42.547, 11],
  ["Bakers Island", -70.786, 42.537, 11.4],
  ["Monomoy Island", -69.99, 41.6, 9.5],
];

const lands: readonly Row[] = [
  ["Cape Ann", -70.66, 42.65, 8.6],
  ["Cape Cod", -70.2, 41.72, 0],
  ["Deer Island", -70.96, 42.351, 11],
  ["Nahant", -70.917, 42.428, 10],
  ["Race Point", -70.243, 42.066, 10],
];

const named = (kind: PlaceName["kind"], rows: readonly Row[]): PlaceName[] =>
  rows.map(([name, longitude, latitude, from]) => ({ name, longitude, latitude, kind, from }));

/** The more important first: on a crowded map they keep their place. */
export const placeNames: readonly PlaceName[] = [
  ...named("town", towns),
  ...named("water", waters),
  ...named("island", islands),
  ...named("land", lands),
].toSorted((a, b) => a.from - b.from);
