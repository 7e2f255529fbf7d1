export const spotDefaults = {
  depth: "Varies",
  difficulty: "Intermediate",
  season: "Year Round",
  crowdLevel: "Moderate",
  rating: 3,
} as const;

type TextDetail = "depth" | "difficulty" | "season" | "crowdLevel";

type Recorded = {
  readonly [Detail in TextDetail | "coordinates_text"]?: string | null;
};

export interface DescribedSpot extends Recorded {
  readonly coordinates: readonly [longitude: number, latitude: number];
  readonly rating?: number | null;
}

export interface SpotDetails extends Readonly<Record<TextDetail | "coordinatesText", string>> {
  readonly rating: number;
}

/** Formats as "42.337° N, 71.010° W". Letters replace the signs. */
export function formatCoordinates(
  coordinates: readonly [longitude: number, latitude: number],
): string {
  const [longitude, latitude] = coordinates;
  const northOrSouth = latitude < 0 ? "S" : "N";
  const eastOrWest = longitude > 0 ? "E" : "W";
  return `${Math.abs(latitude).toFixed(3)}° ${northOrSouth}, ${Math.abs(longitude).toFixed(3)}° ${eastOrWest}`;
}

export function ratingOrDefault(spot: Pick<DescribedSpot, "rating">): number {
  return spot.rating ?? spotDefaults.rating;
}

function textOr(text: string | null | undefined, fallback: string): string {
  return text === null || text === undefined || text.trim() === "" ? fallback : text;
}

/** Replaces the catalogue's hyphen in ranges such as "8–35 ft" and "May–November" with a dash. */
const withDash = (range: string): string => range.replace(/(?<=\w)-(?=\w)/, "–");

export function spotDetails(spot: DescribedSpot): SpotDetails {
  return {
    depth: withDash(textOr(spot.depth, spotDefaults.depth)),
    difficulty: textOr(spot.difficulty, spotDefaults.difficulty),
    season: withDash(textOr(spot.season, spotDefaults.season)),
    crowdLevel: textOr(spot.crowdLevel, spotDefaults.crowdLevel),
    rating: ratingOrDefault(spot),
    coordinatesText: textOr(spot.coordinates_text, formatCoordinates(spot.coordinates)),
  };
}
