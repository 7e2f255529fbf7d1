/**
 * NOAA's Chart Display Service: electronic charts in paper-chart style as images from a Web Map Service.
 * https://nauticalcharts.noaa.gov/data/gis-data-and-services.html
 */
const service =
  "https://gis.charttools.noaa.gov/arcgis/rest/services/MCS/NOAAChartDisplay/MapServer/exts/MaritimeChartService/WMSServer";

const tileSize = 512;

const query = [
  "SERVICE=WMS",
  "VERSION=1.3.0",
  "REQUEST=GetMap",
  "LAYERS=0,1,2,3,4,5,6,7,8,9,10,11,12",
  "STYLES=",
  "CRS=EPSG:3857",
  "FORMAT=image/png",
  "TRANSPARENT=TRUE",
  `WIDTH=${tileSize}`,
  `HEIGHT=${tileSize}`,
].join("&");

/** The online chart of the map, and the only other site whose images our pages may load. */
export const nauticalCharts = {
  name: "NOAA nautical charts",
  origin: "https://gis.charttools.noaa.gov",
  tileSize,
  /** Tile URL; the map replaces the braces with the tile's corners in Web Mercator meters. */
  tiles: `${service}?${query}&BBOX={bbox-epsg-3857}`,
} as const;
