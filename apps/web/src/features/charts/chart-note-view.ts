import type { ChartIndex } from "@striper/contract/chart-cells";
import { coarseScale, isOldAt } from "@striper/marine/charts";
import type { Instant } from "@striper/marine/time";
import type { MapBounds } from "#web/ui/basemap/basemap-types.ts";

type IndexedCell = ChartIndex["cells"][number];

const steps = 1e6;

export function cellsInView(
  { cells }: ChartIndex,
  { south, west, north, east }: MapBounds,
): IndexedCell[] {
  return cells
    .filter(
      ({ box: [w, s, e, n] }) =>
        w / steps < east && e / steps > west && s / steps < north && n / steps > south,
    )
    .toSorted((a, b) => a.scale - b.scale);
}

export const boundsOfCells = ({ cells }: ChartIndex): MapBounds[] =>
  cells.map(({ box: [west, south, east, north] }) => ({
    west: west / steps,
    south: south / steps,
    east: east / steps,
    north: north / steps,
  }));

export const editionText = ({
  name,
  edition,
  update,
}: Pick<IndexedCell, "name" | "edition" | "update">) => `${name} ${edition}.${update}`;

/**
 * Returns text such as "US4MA13M 43.0 of 2022, 1:80,000". The year appears only for an old chart
 * and the scale only for a coarse one.
 */
function noteOf(cell: IndexedCell, now: Instant): string {
  const year = isOldAt(cell.issued, now) ? ` of ${cell.issued.slice(0, 4)}` : "";
  const scale = cell.scale < coarseScale ? "" : `, 1:${cell.scale.toLocaleString("en-US")}`;
  return `${editionText(cell)}${year}${scale}`;
}

const mostNamed = 2;

/** Returns text such as "US5BOSCD 4.5, US5BOSCC 5.1 and 2 more", or null without a cell in view. */
export function chartNote(index: ChartIndex, bounds: MapBounds, now: Instant): string | null {
  const seen = cellsInView(index, bounds);
  if (seen.length === 0) return null;
  const named = seen
    .slice(0, mostNamed)
    .map((cell) => noteOf(cell, now))
    .join(", ");
  return seen.length > mostNamed ? `${named} and ${seen.length - mostNamed} more` : named;
}
