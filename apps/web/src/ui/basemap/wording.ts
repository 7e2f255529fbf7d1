export const mapWording = {
  loading: "Loading the map...",
  missing:
    "The map is not on this device yet. Open it once with a connection, then it works without.",
  tryAgain: "Try again",
  notForNavigation: "Not for navigation",
  about: "About this map",
  plain:
    "Drawn without WebGL, which this browser does not offer or is slow at. The online chart is not available.",
  aboutText: [
    "Not for navigation. The shoreline is approximate, within 100 to 200 m, and small rocks are missing; some known ones are drawn as crosses. Therefore the map stops at zoom 12.5 where no chart is.",
    "Where an electronic chart of NOAA lies on it, depths, rocks, aids and shoreline are the chart's, drawn by this program with the predicted water of the chosen time. It is not an official chart.",
    "The dashed line is three nautical miles off the legal coastline, where federal water begins, as computed from published lines. The charted line decides.",
    "The map is part of the app and works without a connection.",
  ],
  sources: [
    "Shoreline: GSHHG 2.3.7 by P. Wessel and W. H. F. Smith, GNU Lesser General Public License, version 3 or later, cut and simplified.",
    "Rocks and place names: USCG Light List and USGS GNIS, public domain.",
    "Charts: NOAA Office of Coast Survey, electronic navigational charts, used and redistributed without restriction.",
    "Drawing: MapLibre GL JS, BSD 3-Clause License.",
  ],
  license: "GNU Lesser General Public License",
  licenseAddress: "https://www.gnu.org/licenses/lgpl-3.0.html",
} as const;
