import type { TileFeature } from "./read-tile.ts";

/** Signs differ by shape, so that they work without color. */
export type SignShape =
  | "rock"
  | "rock-covers"
  | "rock-awash"
  | "wreck"
  | "obstruction"
  | "can"
  | "nun"
  | "ball"
  | "pillar"
  | "square"
  | "triangle"
  | "pile"
  | "star";

export interface Sign {
  readonly shape: SignShape;
  /** Color tokens, upper half first. */
  readonly fills: readonly string[];
  /** Text such as `R "12"`, or the light characteristic of an unnumbered light. */
  readonly label: string | null;
  /** Light characteristic of a buoy or beacon, such as "Fl R 4s", drawn as a flare. */
  readonly light: string | null;
  /** Surveyed depth of a danger in metres. */
  readonly depth: number | null;
}

const rockShapes: Readonly<Record<string, SignShape>> = {
  "covers-and-uncovers": "rock-covers",
  "always-dry": "rock-covers",
  "partly-covered": "rock-covers",
  awash: "rock-awash",
};

export function dangerSign(feature: TileFeature): Sign {
  const kind = feature.text("kind");
  const shape: SignShape =
    kind === "rock"
      ? (rockShapes[feature.text("water") ?? ""] ?? "rock")
      : kind === "wreck"
        ? "wreck"
        : "obstruction";
  return { shape, fills: ["map-danger"], label: null, light: null, depth: feature.number("depth") };
}

const shapesOfBuoys: Readonly<Record<string, SignShape>> = {
  nun: "nun",
  can: "can",
  sphere: "ball",
  "super-buoy": "ball",
};

const letters: Readonly<Record<string, string>> = {
  red: "R",
  green: "G",
  yellow: "Y",
  white: "W",
  black: "B",
  orange: "Or",
};

const tokens: Readonly<Record<string, string>> = {
  red: "chart-red",
  green: "chart-green",
  yellow: "chart-yellow",
  orange: "chart-yellow",
  amber: "chart-yellow",
  white: "chart-white",
  black: "chart-figure",
  gray: "chart-contour",
};

/** Follows lateral marks: red ones are cones and triangles, green ones cans and squares. */
function shapeOf(kind: string | null, form: string | null, first: string | undefined): SignShape {
  if (kind === "light") return "star";
  const isRed = first === "red";
  const isGreen = first === "green";
  if (kind === "beacon") return isRed ? "triangle" : isGreen ? "square" : "pile";
  return shapesOfBuoys[form ?? ""] ?? (isRed ? "nun" : isGreen ? "can" : "pillar");
}

/** Shortens "Boston Main Channel Lighted Buoy 12" to "12", as charts do. */
export function shortName(name: string): string | null {
  return /\s([A-Z]{0,3}\d{0,3}[A-Z]?)$/.exec(name)?.[1] || null;
}

export function aidSign(feature: TileFeature, light: string | null = null): Sign {
  const colors = (feature.text("colors") ?? "").split(",").filter((color) => color !== "");
  const kind = feature.text("kind");
  const name = shortName(feature.text("name") ?? "");
  const letter = colors.map((color) => letters[color] ?? "").join("");
  const words = [
    letter,
    name === null ? "" : `"${name}"`,
    kind === "light" ? (light ?? feature.text("light") ?? "") : "",
  ].filter((word) => word !== "");
  return {
    shape: shapeOf(kind, feature.text("shape"), colors[0]),
    fills:
      colors.length === 0
        ? ["chart-figure"]
        : colors.map((color) => tokens[color] ?? "chart-figure"),
    label: words.length === 0 ? null : words.join(" "),
    light: kind === "light" ? null : light,
    depth: null,
  };
}

const placeOf = ({ paths }: TileFeature): string => String(paths[0]);

export interface ShownAid {
  readonly feature: TileFeature;
  readonly light: string | null;
}

/**
 * Returns one sign per place. The chart stores lights and fog signals as separate features on top
 * of their buoy or tower, and both a winter and a summer buoy at one place.
 */
export function shownAids(features: readonly TileFeature[]): readonly ShownAid[] {
  const lights = new Map<string, Set<string>>();
  const bearers = new Set<string>();
  for (const feature of features) {
    const [place, kind, light] = [placeOf(feature), feature.text("kind"), feature.text("light")];
    if (kind === "buoy" || kind === "beacon") bearers.add(place);
    if (kind === "light") lights.set(place, (lights.get(place) ?? new Set()).add(light ?? ""));
  }
  const textAt = (place: string): string | null => {
    const texts = lights.get(place);
    return texts === undefined ? null : [...texts].filter((text) => text !== "").join(", ");
  };
  const seen = new Set<string>();
  return features.flatMap((feature) => {
    const [place, kind] = [placeOf(feature), feature.text("kind")];
    if (kind === "fog") return [];
    if (seen.has(place) || (kind === "light" && bearers.has(place))) return [];
    seen.add(place);
    return [{ feature, light: textAt(place) }];
  });
}
