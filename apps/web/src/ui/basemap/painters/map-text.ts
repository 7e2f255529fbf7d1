import type { MapBounds, Point } from "#web/ui/basemap/geography/camera.ts";
import type { Box } from "#web/ui/basemap/overlay/painter.ts";

export const mapFont = (size: number, style = "600"): string =>
  `${style} ${size}px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;

export function boxAround(at: Point, width: number, height: number): Box {
  return {
    left: at.x - width / 2,
    right: at.x + width / 2,
    top: at.y - height / 2,
    bottom: at.y + height / 2,
  };
}

export function isSeen(at: Point, camera: { width: number; height: number }, margin = 40): boolean {
  return (
    at.x > -margin &&
    at.y > -margin &&
    at.x < camera.width + margin &&
    at.y < camera.height + margin
  );
}

const chartSpeaksFrom = 11;

export function isCharted(
  charted: readonly MapBounds[],
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  { zoom }: { readonly zoom: number },
): boolean {
  return (
    zoom >= chartSpeaksFrom &&
    charted.some(
      ({ south, west, north, east }) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
  );
}
