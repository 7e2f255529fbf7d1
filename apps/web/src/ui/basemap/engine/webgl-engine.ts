import { Map as MapLibreMap, setWorkerUrl, type MapMouseEvent } from "maplibre-gl";
import "#web/ui/basemap/engine/webgl-engine.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import type { Camera } from "#web/ui/basemap/geography/camera.ts";
import { watchLongPress } from "#web/ui/basemap/engine/long-press.ts";
import {
  closestZoom,
  farthestZoom,
  panBounds,
  type EngineEvents,
  type EngineOptions,
  type MapEngine,
  type OnlineChart,
} from "#web/ui/basemap/engine/map-engine.ts";
import {
  chartBounds,
  chartLayer,
  firstLayerAboveChart,
  mapStyle,
  layerTokens,
  mapLayers,
} from "#web/ui/basemap/engine/map-style.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

// The page's content security policy allows workers only from its own origin.
setWorkerUrl(workerUrl);

const moveDuration = 400;
const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function createMap(container: HTMLElement, { label, camera, palette }: EngineOptions): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: mapStyle(palette),
    center: [camera.center.longitude, camera.center.latitude],
    zoom: camera.zoom,
    minZoom: farthestZoom,
    maxZoom: closestZoom,
    maxBounds: [panBounds.west, panBounds.south, panBounds.east, panBounds.north],
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    // Without expiry, MapLibre loads tiles as images, which the content security policy allows from the chart's
    // origin.
    refreshExpiredTiles: false,
    fadeDuration: 0,
    trackResize: true,
    locale: { "Map.Title": label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

function listen(map: MapLibreMap, events: EngineEvents): void {
  const canvas = map.getCanvas();
  canvas.toggleAttribute("data-own-colors", true);
  map.on("render", events.onCamera);
  map.on("resize", events.onCamera);
  map.on("click", ({ point }: MapMouseEvent) => events.onTap(point));
  map.on("mousemove", ({ point }: MapMouseEvent) => events.onPoint(point));
  canvas.addEventListener("pointerleave", () => events.onPoint(null));
  map.on("error", (event) => {
    if ("sourceId" in event && event.sourceId === chartLayer) events.onChartFailure();
  });
}

function cameraOf(map: MapLibreMap): Camera {
  const { lng: longitude, lat: latitude } = map.getCenter();
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return { center: { longitude, latitude }, zoom: map.getZoom(), width, height };
}

function recolor(map: MapLibreMap, palette: Palette): void {
  for (const { id, type } of mapLayers(palette)) {
    map.setPaintProperty(id, `${type}-color` as const, palette.color(layerTokens[id]));
  }
}

function showChart(map: MapLibreMap, chart: OnlineChart | null): void {
  if (map.getLayer(chartLayer) !== undefined) map.removeLayer(chartLayer);
  if (map.getSource(chartLayer) !== undefined) map.removeSource(chartLayer);
  map.getCanvas().toggleAttribute("data-own-colors", chart === null);
  if (chart === null) return;
  const { tiles, tileSize } = chart;
  map.addSource(chartLayer, { type: "raster", tiles: [tiles], tileSize, bounds: chartBounds });
  const layer = { id: chartLayer, type: "raster", source: chartLayer } as const;
  map.addLayer({ ...layer, paint: { "raster-fade-duration": 0 } }, firstLayerAboveChart);
}

/** Creates the WebGL map; throws when the browser has no WebGL. */
export function createWebglEngine(container: HTMLElement, options: EngineOptions): MapEngine {
  const map = createMap(container, options);
  listen(map, options.events);
  const stopWatching = watchLongPress(map.getCanvas(), options.events.onLongPress);
  let isStyled = false;
  map.once("style.load", () => {
    isStyled = true;
  });
  const whenReady = (change: () => void) => {
    if (isStyled) change();
    else map.once("style.load", change);
  };
  return {
    kind: "webgl",
    camera: () => cameraOf(map),
    moveTo: ({ center, zoom }, smooth) => {
      map.easeTo({
        ...(center === undefined ? {} : { center: [center.longitude, center.latitude] }),
        ...(zoom === undefined ? {} : { zoom }),
        duration: smooth && !reducesMotion() ? moveDuration : 0,
      });
    },
    recolor: (palette) => whenReady(() => recolor(map, palette)),
    setClosest: (zoom) => void map.setMaxZoom(zoom),
    showChart: (chart) => whenReady(() => showChart(map, chart)),
    remove: () => {
      stopWatching();
      map.remove();
    },
  };
}
