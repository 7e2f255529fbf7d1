import { metresPerNauticalMile } from "@striper/marine/units";
import { cameraFor, pixelsPerNauticalMile } from "#web/ui/basemap/geography/camera.ts";
import { closestZoom } from "#web/ui/basemap/engine/map-engine.ts";
import { mapSigns } from "#web/ui/basemap/overlay/map-signs.ts";
import type { Box, Painter } from "#web/ui/basemap/overlay/painter.ts";
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

const defaultClusterBelow = 10.5;
const noMarkers: readonly BasemapMarker[] = [];
const noCharts: readonly MapBounds[] = [];
const nothing = () => undefined;

function OwnDot({ own }: { readonly own: OwnPosition }) {
  usePainter(createOwnPositionPainter(own));
  return null;
}

interface MapLayersProps extends BasemapProps {
  readonly coveredBy: () => readonly Box[];
}

export function MapLayers({
  markers = noMarkers,
  litId = null,
  clusterBelow = defaultClusterBelow,
  own = null,
  charted = noCharts,
  onSelect = nothing,
  onHover = nothing,
  coveredBy,
}: MapLayersProps) {
  const stage = useStage();
  usePainter(createRocksPainter(charted));
  usePainter(createPlaceNamesPainter(charted, coveredBy));
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

function createOwnPositionPainter({ position, accuracy_m }: OwnPosition): Painter {
  const { longitude, latitude } = position;
  const miles = accuracy_m / metresPerNauticalMile;
  return {
    order: 30,
    paint: (scene) => {
      const accuracy = miles * pixelsPerNauticalMile(scene.camera.zoom, latitude);
      mapSigns.ownPosition(scene, scene.project(longitude, latitude), accuracy);
    },
  };
}
