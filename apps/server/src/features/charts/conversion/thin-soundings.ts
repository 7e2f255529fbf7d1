import type { Position } from "@striper/marine/geo";

/**
 * Assigns soundings to the zoom from which there is room for them; the shoalest takes precedence.
 */

export interface Sounding extends Position {
  readonly depth: number;
}

/** Pixels between two figures, for tiles of 512 pixels. */
const spacing = 40;
const tilePixels = 512;

export const soundingZooms = [12, 13, 14, 15, 16] as const;
/** Zoom of soundings that never found room. */
export const lastSoundingZoom = 17;

export function zoomsOfSoundings(soundings: readonly Sounding[]): readonly number[] {
  const zooms = soundings.map(() => lastSoundingZoom);
  const shoalestFirst = soundings
    .map((sounding, index) => ({ ...sounding, index }))
    .toSorted((a, b) => a.depth - b.depth || a.index - b.index);
  for (const zoom of soundingZooms.toReversed()) {
    const taken = new Set<string>();
    const width = (360 * spacing) / (tilePixels * 2 ** zoom);
    for (const { longitude, latitude, index } of shoalestFirst) {
      const height = width * Math.cos((latitude * Math.PI) / 180);
      const place = `${Math.floor(longitude / width)} ${Math.floor(latitude / height)}`;
      if (taken.has(place)) continue;
      taken.add(place);
      zooms[index] = zoom;
    }
  }
  return zooms;
}
