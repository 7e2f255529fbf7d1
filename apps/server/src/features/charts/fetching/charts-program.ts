/**
 * Fetches and converts charts in a separate process, because GDAL keeps its memory until its
 * process ends and the catalogue alone is 50 MB. Started and ended by `charts-job.ts`.
 */
import { second } from "@striper/marine/time";
import { convertCells } from "#server/features/charts/conversion/convert-cells.ts";
import { updateOrder } from "#server/features/charts/fetching/messages.ts";
import { updateCharts } from "#server/features/charts/fetching/update-charts.ts";
import { createUpstreamHttp } from "#server/platform/upstream/upstream-http.ts";
import { endWithServer } from "#server/platform/work/helper/end-with-server.ts";

/** Pause between requests, about a hundred a week in sequence. */
const courtesyMs = second / 2;

async function answer(message: unknown): Promise<void> {
  const { userAgent, ...order } = updateOrder.parse(message);
  const stop = new AbortController().signal;
  const outcome = await updateCharts({
    ...order,
    http: createUpstreamHttp({ userAgent, patience: () => Infinity, stop }),
    now: () => Date.now(),
    convert: convertCells,
    courtesyMs,
  });
  process.send?.({ kind: outcome.kind });
}

endWithServer();
process.on("message", (message) => void answer(message));
