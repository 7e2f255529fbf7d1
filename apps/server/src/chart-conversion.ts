/** What makes charts; apart, because GDAL comes with it. */
export { convertCells, readCells } from "#server/features/charts/conversion/convert-cells.ts";
export { findCells } from "#server/features/charts/conversion/find-cells.ts";
export { startGdal } from "#server/features/charts/conversion/gdal.ts";
