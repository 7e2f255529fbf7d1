import { metresPerNauticalMile } from "@striper/marine/units";
import { cameraFor, pixelsPerNauticalMile } from "#web/ui/basemap/geography/camera.ts";
import { closestZoom } from "#web/ui/basemap/engine/map-engine.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import { drawShape, shapePath } from "#web/ui/basemap/overlay/symbols.ts";
import { usePainter, useStage } from "#web/ui/basemap/overlay/use-stage.ts";
import { createMarkersPainter } from "#web/ui/basemap/painters/markers-painter.ts";
import { createPlaceNamesPainter } from "#web/ui/basemap/painters/place-names-painter.ts";
import { createRocksPainter } from "#web/ui/basemap/painters/rocks-painter.ts";
import type {
  BasemapMarker,
  BasemapProps,
  MapBounds,
  OwnPosition,
} from "#web/ui/basemap/basemap-types.ts";

const dotRadius = 7;

const defaultClusterBelow = 10.5;
const noMarkers: readonly BasemapMarker[] = [];
const noCharts: readonly MapBounds[] = [];
const nothing = () => undefined;

function OwnDot({ own }: { readonly own: OwnPosition }) {
  usePainter(createOwnPositionPainter(own));
  return null;
}

/** What every map shows above its ground. */
export function MapLayers({
  markers = noMarkers,
  litId = null,
  clusterBelow = defaultClusterBelow,
  own = null,
  charted = noCharts,
  onSelect = nothing,
  onHover = nothing,
}: BasemapProps) {
  const stage = useStage();
  usePainter(createRocksPainter(charted));
  usePainter(createPlaceNamesPainter(charted));
  usePainter(
    createMarkersPainter({
      markers,
      litId,
      clusterBelow,
      onSelect,
      onHover,
      onCluster: (bounds) => {
        const options = { padding: 60, closest: closestZoom };
        stage.moveTo(cameraFor(bounds, stage.camera(), options), true);
      },
    }),
  );
  return own === null ? null : <OwnDot own={own} />;
}

/** The position as a dot, with its accuracy as a ring. */
function createOwnPositionPainter({ position, accuracy_m }: OwnPosition): Painter {
  return {
    order: 30,
    paint: ({ camera, context, project, palette }) => {
      const { longitude, latitude } = position;
      const at = project(longitude, latitude);
      const ring =
        (accuracy_m / metresPerNauticalMile) * pixelsPerNauticalMile(camera.zoom, latitude);
      context.beginPath();
      context.arc(at.x, at.y, Math.max(ring, dotRadius + 3), 0, 2 * Math.PI);
      context.globalAlpha = 0.18;
      context.fillStyle = palette.color("focus");
      context.fill();
      context.globalAlpha = 1;
      context.lineWidth = 1.5;
      context.strokeStyle = palette.color("focus");
      context.stroke();
      const look = { fill: palette.color("focus"), edge: palette.color("surface") };
      drawShape(context, shapePath("circle", dotRadius), at, look);
    },
  };
}
