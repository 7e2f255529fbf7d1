/** What of the chart is drawn; depth, flats, land and dangers always are. */
export const chartLayerNames = ["figures", "aids", "bottom", "areas"] as const;
export type ChartLayerName = (typeof chartLayerNames)[number];
export type ChartLayers = Readonly<Record<ChartLayerName, boolean>>;
