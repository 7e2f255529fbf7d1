/** Entry point of the chart conversion; separate, because it loads GDAL. */
export { convertCells } from "#server/features/charts/conversion/convert-cells.ts";
export { findCells } from "#server/features/charts/conversion/find-cells.ts";
export { startGdal } from "#server/features/charts/conversion/gdal.ts";
/** What fetches them. */
export { createChartsJob } from "#server/features/charts/fetching/charts-job.ts";
export { stateFileIn, updateCharts } from "#server/features/charts/fetching/update-charts.ts";
export { createUpstreamHttp } from "#server/platform/upstream/upstream-http.ts";
