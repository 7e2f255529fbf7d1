/** Longitude and latitude in millionths of a degree: 0.1 m, a tenth of what a large chart can draw. */
export type ChartPoint = readonly [longitude: number, latitude: number];

export const stepsPerDegree = 1e6;

// Printable characters from "?" on, five bits each, as in Google's encoded polylines.
const firstCharacter = 63;
const bitsPerCharacter = 5;
const continues = 0x20;

/** The points of a line or ring as text: whole steps from each point to the next. */
export function encodePath(points: readonly ChartPoint[]): string {
  let [longitude, latitude] = [0, 0];
  // Joined at the end: a text that grows by pieces keeps them all, a dozen times its size.
  const characters: string[] = [];
  for (const [x, y] of points) {
    encodeStep(x - longitude, characters);
    encodeStep(y - latitude, characters);
    [longitude, latitude] = [x, y];
  }
  return characters.join("");
}

function encodeStep(step: number, characters: string[]): void {
  // The sign is the lowest bit.
  let rest = step < 0 ? -2 * step - 1 : 2 * step;
  while (rest >= continues) {
    characters.push(String.fromCharCode(((rest % continues) | continues) + firstCharacter));
    rest = Math.floor(rest / continues);
  }
  characters.push(String.fromCharCode(rest + firstCharacter));
}

/** Longitudes and latitudes by turns. */
export function decodePath(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (let at = 0; at < text.length; at += 1) {
    const bits = text.charCodeAt(at) - firstCharacter;
    if (bits < 0 || bits >= 2 * continues) throw new RangeError("a path with a strange character");
    value += (bits % continues) * factor;
    if (bits >= continues) {
      factor *= 2 ** bitsPerCharacter;
      continue;
    }
    const step = value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    numbers.push((numbers.at(-2) ?? 0) + step);
    value = 0;
    factor = 1;
  }
  if (factor !== 1 || numbers.length % 2 !== 0) throw new RangeError("a path that was cut short");
  return numbers;
}
