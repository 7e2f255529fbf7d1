/**
 * Rocks and ledges that the shoreline lacks. Positions from the USCG Light List, District 1
 * (22 October 2025) where a light or daybeacon stands on them, else from USGS GNIS.
 */
export interface Rock {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

const rock = (name: string, longitude: number, latitude: number): Rock => ({
  name,
  longitude,
  latitude,
});

export const rocks: readonly Rock[] = [
  rock("Nixes Mate", -70.9444, 42.3325),
  rock("The Graves", -70.86905, 42.36485),
  rock("Hangman Island", -70.977, 42.2871),
  rock("Egg Rock", -70.8977, 42.4333),
  rock("Halfway Rock", -70.77449, 42.50288),
  rock("Minots Ledge", -70.7591, 42.26973),
  rock("Dry Salvages", -70.5695, 42.6748),
  rock("Londoner", -70.56643, 42.63492),
  rock("Duck Island", -70.6056, 43.0047),
  rock("Boon Island", -70.4764, 43.1214),
  rock("Inner Sunk Rocks", -70.7945, 42.9014),
];
