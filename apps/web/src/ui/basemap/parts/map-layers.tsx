import { cameraFor } from "#web/ui/basemap/geography/camera.ts";
import { closestZoom } from "#web/ui/basemap/engine/map-engine.ts";
import { usePainter, useStage } from "#web/ui/basemap/overlay/use-stage.ts";
import { createMarkersPainter } from "#web/ui/basemap/painters/markers-painter.ts";
import { createOwnPositionPainter } from "#web/ui/basemap/painters/own-position-painter.ts";
import { placeNamesPainter } from "#web/ui/basemap/painters/place-names-painter.ts";
import { rocksPainter } from "#web/ui/basemap/painters/rocks-painter.ts";
import type { BasemapMarker, BasemapProps, OwnPosition } from "#web/ui/basemap/seam.ts";

const defaultClusterBelow = 10.5;
const noMarkers: readonly BasemapMarker[] = [];
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
  onSelect = nothing,
  onHover = nothing,
}: BasemapProps) {
  const stage = useStage();
  usePainter(rocksPainter);
  usePainter(placeNamesPainter);
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
