export { default as initGdalJs } from "gdal3.js/node.js";
