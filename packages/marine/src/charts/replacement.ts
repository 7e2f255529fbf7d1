import type { ChartBox, ChartCell } from "./chart-cell.ts";
import { stepsPerDegree } from "./path-code.ts";
import { isInRegion } from "./regions.ts";

/** Positions looked at along each side of a cell's box. */
const positionsAcross = 40;
/** Outlines of two cells differ by slivers. */
const enough = 0.99;
/** A newer cell may be a little coarser: NOAA redraws 1:20,000 at 1:22,000. */
const mostCoarser = 1.25;

function* positionsIn([west, south, east, north]: ChartBox) {
  for (let row = 0.5; row < positionsAcross; row += 1) {
    for (let column = 0.5; column < positionsAcross; column += 1) {
      yield {
        longitude: (west + ((east - west) * column) / positionsAcross) / stepsPerDegree,
        latitude: (south + ((north - south) * row) / positionsAcross) / stepsPerDegree,
      };
    }
  }
}

const covers = ({ coverage }: ChartCell, position: { longitude: number; latitude: number }) =>
  coverage.some((region) => isInRegion(region, position));

/**
 * Whether other cells that are as new and about as large in scale cover all that a cell does. NOAA gives new
 * cells new names, so the name alone says nothing.
 */
export function isReplacedBy(cell: ChartCell, others: readonly ChartCell[]): boolean {
  const { issued, scale, name } = cell.cell;
  if (others.some((other) => other.cell.name === name)) return true;
  const better = others.filter(
    ({ cell: other }) => other.issued >= issued && other.scale <= scale * mostCoarser,
  );
  let [own, replaced] = [0, 0];
  for (const { box } of cell.coverage) {
    for (const position of positionsIn(box)) {
      if (!covers(cell, position)) continue;
      own += 1;
      if (better.some((other) => covers(other, position))) replaced += 1;
    }
  }
  return own > 0 && replaced >= own * enough;
}
