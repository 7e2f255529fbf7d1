import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChartCell } from "@striper/marine/charts";
import { openChartWriter } from "#server/features/charts/chart-folder.ts";

/** A folder of charts as a conversion makes it, with archives of five bytes; gone when it was used. */
export async function withMadeChart<Result>(
  cells: readonly ChartCell[],
  work: (made: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "made-"));
  try {
    const made = join(folder, "made");
    const writer = openChartWriter(made);
    for (const cell of cells) {
      const archive = join(folder, "tiles.pmtiles");
      writeFileSync(archive, "tiles");
      writer.add(cell);
      writer.addTiles(cell.cell.name, archive);
    }
    writer.finish();
    return await work(made);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
