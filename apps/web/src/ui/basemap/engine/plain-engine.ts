import {
  projection,
  unproject,
  type Camera,
  type Point,
} from "#web/ui/basemap/geography/camera.ts";
import { watchLongPress } from "#web/ui/basemap/engine/long-press.ts";
import {
  closestZoom,
  farthestZoom,
  panBounds,
  type EngineOptions,
  type MapEngine,
} from "#web/ui/basemap/engine/map-engine.ts";
import { watchGestures } from "#web/ui/basemap/engine/plain-gestures.ts";
import { drawGround } from "#web/ui/basemap/engine/plain-ground.ts";
import { stillSurface } from "#web/ui/basemap/overlay/fit-canvas.ts";

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

export function contained(camera: Camera, closest: number = closestZoom): Camera {
  const { south, west, north, east } = panBounds;
  return {
    ...camera,
    zoom: within(camera.zoom, farthestZoom, closest),
    center: {
      latitude: within(camera.center.latitude, south, north),
      longitude: within(camera.center.longitude, west, east),
    },
  };
}

export function shifted(camera: Camera, across: number, down: number): Camera {
  const middle = { x: camera.width / 2 + across, y: camera.height / 2 + down };
  return { ...camera, center: unproject(camera, middle) };
}

/** Returns the camera zoomed by `by` levels, keeping the place under `point` fixed. */
export function zoomedAround(
  camera: Camera,
  by: number,
  point: Point | null,
  closest: number = closestZoom,
): Camera {
  const closer = contained({ ...camera, zoom: camera.zoom + by }, closest);
  if (point === null) return closer;
  const { longitude, latitude } = unproject(camera, point);
  const moved = projection(closer)(longitude, latitude);
  return shifted(closer, moved.x - point.x, moved.y - point.y);
}

function createCanvas(container: HTMLElement, label: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  canvas.toggleAttribute("data-own-colors", true);
  canvas.setAttribute("role", "region");
  canvas.setAttribute("aria-label", label);
  canvas.className = "block size-full touch-none -outline-offset-3";
  container.append(canvas);
  return canvas;
}

export function createPlainEngine(container: HTMLElement, options: EngineOptions): MapEngine {
  const { events } = options;
  const canvas = createCanvas(container, options.label);
  const surface = stillSurface(canvas);
  const size = () => ({ width: container.clientWidth, height: container.clientHeight });
  let palette = options.palette;
  let closest = closestZoom;
  let camera = contained({ ...options.camera, ...size() });
  let dragged = camera;
  const see = (next: Camera) => {
    camera = contained(next, closest);
    drawGround(surface, camera, palette);
    events.onCamera();
  };
  const stops = new AbortController();
  const letGo = watchGestures(
    canvas,
    {
      onDragStart: () => {
        dragged = camera;
      },
      onDrag: (across, down) => see(shifted(dragged, across, down)),
      onTap: events.onTap,
      onPoint: events.onPoint,
      onZoom: (by, around) => see(zoomedAround(camera, by, around, closest)),
      onStep: (across, down) => see(shifted(camera, across, down)),
    },
    stops.signal,
  );
  const stopWatching = watchLongPress(canvas, (point) => {
    letGo();
    events.onLongPress(point);
  });
  const observer = new ResizeObserver(() => see({ ...camera, ...size() }));
  observer.observe(container);
  return {
    kind: "plain",
    camera: () => camera,
    moveTo: (target) => see({ ...camera, ...target }),
    recolor: (next) => {
      palette = next;
      see(camera);
    },
    setClosest: (zoom) => {
      closest = zoom;
      see(camera);
    },
    showChart: () => undefined,
    remove: () => {
      stops.abort();
      stopWatching();
      observer.disconnect();
      canvas.remove();
    },
  };
}
