import type { Position } from "#marine/geo/index.ts";
import { planeAt } from "#marine/jurisdiction/local-plane.ts";
import { compareCells, isOutdatedBy } from "./chart-age.ts";
import type { CellName, ChartBox, ChartCell } from "./chart-cell.ts";
import { type Chart, chartedAt, openChart } from "./chart.ts";
import { stepsPerDegree } from "./path-code.ts";
import { isInBox } from "./regions.ts";

export interface ListedCell extends CellName {
  readonly box: ChartBox;
}

/** Dangers count from so far, metres: a place in zone C and half a cable (`draftClearance`). */
const reach = 650;
const bearings = [0, 45, 90, 135, 180, 225, 270, 315];

function placesAround(position: Position): Position[] {
  const { eastScale, northScale } = planeAt(position);
  return bearings.flatMap((bearing) =>
    [reach / 2, reach].map((distance) => ({
      latitude: position.latitude + (distance * Math.cos((bearing * Math.PI) / 180)) / northScale,
      longitude: position.longitude + (distance * Math.sin((bearing * Math.PI) / 180)) / eastScale,
    })),
  );
}

/** Whether a cell that is not at hand may have the say at a place. */
function mayDecide(cell: ListedCell, chart: Chart, { latitude, longitude }: Position): boolean {
  if (!isInBox(cell.box, longitude * stepsPerDegree, latitude * stepsPerDegree)) return false;
  const charted = chartedAt(chart, { latitude, longitude });
  return (
    charted.kind === "not-covered" ||
    compareCells(cell, charted.cell) < 0 ||
    isOutdatedBy(charted.cell, cell)
  );
}

/**
 * Opens the cells that a device has. A smaller scale that is missing below them changes nothing; one that may
 * have the say within reach is listed as lacking. Null where it may have the say at the place itself.
 */
export function chartAtHand(
  cells: readonly ChartCell[],
  missing: readonly ListedCell[],
  position: Position,
): Chart | null {
  const chart = openChart(cells);
  if (missing.some((cell) => mayDecide(cell, chart, position))) return null;
  const around = placesAround(position);
  const lacking = missing.filter((cell) => around.some((place) => mayDecide(cell, chart, place)));
  return { ...chart, lacking };
}
