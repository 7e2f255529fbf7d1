/** Ways by water over a fine grid of the land as it was drawn, of which the product knows nothing. */
import { readFileSync } from "node:fs";
import type { Position } from "@striper/marine/geo";
import { readPolygons, topology } from "../../scripts/data/coastline/coast.ts";

const south = 41.45;
const west = -71.2;
/** Degrees, about 110 m either way. */
const [north, east] = [0.001, 0.00134];
const [rows, columns] = [1750, 1120];
const milesOfStep = 0.069;
const openSea = { latitude: 42.3, longitude: -70.6 };

const cellOf = ({ latitude, longitude }: Position): number =>
  Math.round((latitude - south) / north) * columns + Math.round((longitude - west) / east);

/** Land by the rule of even and odd crossings along each row. */
function drawLand(file: string): Uint8Array {
  const land = new Uint8Array(rows * columns);
  for (const [ring = []] of readPolygons(topology.parse(JSON.parse(readFileSync(file, "utf8"))))) {
    ring.forEach(([x, y], index) => {
      const [px, py] = ring.at(index - 1) ?? [x, y];
      const [low, high] = [Math.min(y, py), Math.max(y, py)];
      const first = Math.max(0, Math.ceil((low - south) / north));
      for (let row = first; row < rows && south + row * north < high; row += 1) {
        const at = px + ((south + row * north - py) / (y - py)) * (x - px);
        const end = Math.min(columns, Math.ceil((at - west) / east));
        for (let column = 0; column < end; column += 1) {
          const cell = row * columns + column;
          land[cell] = 1 - (land[cell] ?? 0);
        }
      }
    });
  }
  return land;
}

/** Miles from one cell to all others, step by step through water. */
function milesFrom(start: number, land: Uint8Array): Float32Array {
  const miles = new Float32Array(rows * columns).fill(Infinity);
  miles[start] = 0;
  const stepTo = (cell: number, next: number[]) => (to: number) => {
    if (to < 0 || to >= land.length || land[to] === 1 || miles[to] !== Infinity) return;
    miles[to] = (miles[cell] ?? 0) + milesOfStep;
    next.push(to);
  };
  let ring = [start];
  while (ring.length > 0) {
    const next: number[] = [];
    for (const cell of ring)
      [cell - 1, cell + 1, cell - columns, cell + columns].forEach(stepTo(cell, next));
    ring = next;
  }
  return miles;
}

export function waysByWater(file: string) {
  const land = drawLand(file);
  const open = milesFrom(cellOf(openSea), land);
  const isOpen = (cell: number): boolean => (open[cell] ?? Infinity) < Infinity;
  const known = new Map<number, Float32Array>();
  /** A station on land, or in a basin without a way out, stands at the open water nearest to it. */
  const waterAt = (position: Position): number => {
    const cell = cellOf(position);
    for (let reach = 0; reach < 60; reach += 1) {
      const found = around(reach).find((offset) => isOpen(cell + offset));
      if (found !== undefined) return cell + found;
    }
    return cell;
  };
  return {
    isWater: (position: Position): boolean => isOpen(cellOf(position)),
    /** Counted in steps north and east, so up to 1.41 times the way itself; divided by what it is on average. */
    miles: (from: Position, station: Position): number => {
      const start = waterAt(station);
      const miles = known.get(start) ?? milesFrom(start, land);
      known.set(start, miles);
      return (miles[cellOf(from)] ?? Infinity) / 1.27;
    },
  };
}

/** Offsets of the cells within so many steps, the nearest not first: only the ring is new. */
const around = (reach: number): number[] => {
  const side = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return side.flatMap((up) => side.map((aside) => up * columns + aside));
};
