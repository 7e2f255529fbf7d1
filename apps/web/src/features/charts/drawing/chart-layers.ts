/** Optional layers. Depths, flats, land and dangers are always drawn. */
export const chartLayerNames = ["figures", "aids", "bottom", "areas"] as const;
export type ChartLayerName = (typeof chartLayerNames)[number];
export type ChartLayers = Readonly<Record<ChartLayerName, boolean>>;
