import { spotColor, spotTypes } from "@striper/angling/spots";
import { ownSpotLook, spotShapes } from "#web/app/map/map-markers.ts";
import { signWording as wording } from "#web/app/map/wording.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { type MapSign, mapSigns, type Pen } from "#web/ui/basemap/overlay/map-signs.ts";

export interface SignEntry {
  readonly meaning: string;
  /** Draws at the center of a square of `signSize`. */
  readonly draw: (pen: Pen) => void;
}

/** Matches the class `size-10`, px. */
export const signSize = { width: 40, height: 40 };
const middle = { x: signSize.width / 2, y: signSize.height / 2 };

const entry = (meaning: string, draw: (pen: Pen) => void): SignEntry => ({ meaning, draw });

const line = (kind: Parameters<typeof mapSigns.boundary>[2]) => (pen: Pen) => {
  const path = new Path2D();
  path.moveTo(2, middle.y);
  path.lineTo(signSize.width - 2, middle.y);
  mapSigns.boundary(pen, path, kind);
};

const ends = [
  { x: 9, y: 28 },
  { x: 31, y: 12 },
];

export const signLegend: Readonly<Record<MapSign, readonly SignEntry[]>> = {
  marker: [
    ...spotTypes.map((type) =>
      entry(spotsWording.types[type], (pen) =>
        mapSigns.marker(pen, middle, {
          shape: spotShapes[type],
          color: spotColor(type),
          stands: false,
        }),
      ),
    ),
    entry(wording.ownSpot, (pen) =>
      mapSigns.marker(pen, middle, { ...ownSpotLook, stands: false }),
    ),
  ],
  cluster: [
    entry(wording.cluster, (pen) => mapSigns.cluster(pen, middle, { count: 7, isLit: false })),
  ],
  chosen: [entry(wording.chosen, (pen) => mapSigns.chosen(pen, middle))],
  ownPosition: [entry(wording.ownPosition, (pen) => mapSigns.ownPosition(pen, middle, 15))],
  flow: [entry(wording.flow, (pen) => mapSigns.flow(pen, middle, { direction: 60, speed: 2 }))],
  slack: [entry(wording.slack, (pen) => mapSigns.slack(pen, middle))],
  tide: [
    entry(wording.tideRising, (pen) => mapSigns.tide(pen, middle, { level: 0.7, isRising: true })),
    entry(wording.tideFalling, (pen) =>
      mapSigns.tide(pen, middle, { level: 0.3, isRising: false }),
    ),
  ],
  rock: [entry(wording.rock, (pen) => mapSigns.rock(pen, middle))],
  tapped: [entry(wording.tapped, (pen) => mapSigns.tapped(pen, middle))],
  measured: [entry(wording.measured, (pen) => mapSigns.measured(pen, ends))],
  boundary: [entry(wording.threeMile, line("three-mile")), entry(wording.state, line("state"))],
};

export const signEntries: readonly SignEntry[] = Object.values(signLegend).flat();
