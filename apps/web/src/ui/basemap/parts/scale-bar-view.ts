import { pixelsPerNauticalMile } from "#web/ui/basemap/geography/camera.ts";

const roundLengths = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50] as const;

export interface ScaleBar {
  /** "2 nm". */
  readonly text: string;
  readonly pixels: number;
}

/** The longest round distance that fits, measured across the middle of the map. */
export function scaleBar(zoom: number, latitude: number, room: number): ScaleBar {
  const perMile = pixelsPerNauticalMile(zoom, latitude);
  const length = roundLengths.findLast((miles) => miles * perMile <= room) ?? roundLengths[0];
  return { text: `${length} nm`, pixels: Math.round(length * perMile) };
}
