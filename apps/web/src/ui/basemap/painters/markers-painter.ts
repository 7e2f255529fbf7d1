import { clustersAt, type Cluster } from "#web/ui/basemap/overlay/cluster.ts";
import { nearestHit, type Painter, type Scene } from "#web/ui/basemap/overlay/painter.ts";
import { mapSigns, signSizes } from "#web/ui/basemap/overlay/map-signs.ts";
import { drawWords } from "#web/ui/basemap/overlay/symbols.ts";
import { projection, type Camera, type MapBounds } from "#web/ui/basemap/geography/camera.ts";
import { boxAround, isSeen, mapFont } from "#web/ui/basemap/painters/map-text.ts";
import type { BasemapMarker } from "#web/ui/basemap/basemap-types.ts";

export interface MarkersStyle {
  readonly markers: readonly BasemapMarker[];
  readonly litId: string | null;
  readonly clusterBelow: number;
  readonly onSelect: (id: string) => void;
  readonly onHover: (id: string | null) => void;
  readonly onCluster: (bounds: MapBounds) => void;
}

type Shown = Cluster<BasemapMarker> | { readonly kind: "single"; readonly item: BasemapMarker };

const namedFrom = 11.2;
const above = 19;

const idOf = (shown: Shown): string => (shown.kind === "single" ? shown.item.id : shown.id);
const positionOf = (shown: Shown) =>
  shown.kind === "single" ? shown.item.position : shown.position;

const asSingle = (item: BasemapMarker): Shown => ({ kind: "single", item });

/** Returns the clusters by camera, cached per half zoom level. Selected markers are never clustered. */
function createShown({
  markers,
  clusterBelow,
}: MarkersStyle): (camera: Camera) => readonly Shown[] {
  const inClusters = markers.filter(({ isSelected }) => isSelected !== true);
  const outside = markers.filter(({ isSelected }) => isSelected === true);
  let known: { readonly zoom: number; readonly shown: readonly Shown[] } | null = null;
  return ({ zoom }) => {
    const rounded = Math.round(zoom * 2) / 2;
    if (known?.zoom === rounded) return known.shown;
    const shown =
      zoom < clusterBelow
        ? [...clustersAt(inClusters, rounded), ...outside.map(asSingle)]
        : markers.map(asSingle);
    known = { zoom: rounded, shown };
    return shown;
  };
}

function paintCluster(scene: Scene, cluster: Cluster<BasemapMarker>, isLit: boolean): void {
  const at = scene.project(cluster.position.longitude, cluster.position.latitude);
  mapSigns.cluster(scene, at, { count: cluster.items.length, isLit });
}

function paintMarker(scene: Scene, marker: BasemapMarker, isLit: boolean): void {
  const { context, palette, camera } = scene;
  const at = scene.project(marker.position.longitude, marker.position.latitude);
  const stands = isLit || marker.isSelected === true;
  const { shape = "circle", color } = marker;
  if (stands) mapSigns.chosen(scene, at);
  mapSigns.marker(scene, at, { shape, color, stands });
  if (!stands && camera.zoom < namedFrom) return;
  context.font = mapFont(12);
  context.textAlign = "center";
  context.textBaseline = "middle";
  const words = { x: at.x, y: at.y - above - (stands ? 6 : 0) };
  const box = boxAround(words, context.measureText(marker.label).width + 6, 16);
  if (!scene.reserveBox(box) && !stands) return;
  drawWords(context, marker.label, words, {
    fill: palette.color("ink"),
    edge: palette.color("surface"),
  });
}

export function createMarkersPainter(look: MarkersStyle): Painter {
  const shownAt = createShown(look);
  let last: readonly Shown[] = [];
  const isLit = (shown: Shown) =>
    look.litId !== null &&
    (shown.kind === "single"
      ? shown.item.id === look.litId
      : shown.items.some(({ id }) => id === look.litId));
  const stands = (shown: Shown) =>
    isLit(shown) || (shown.kind === "single" && shown.item.isSelected === true);
  const inView = ({ camera, project }: Scene) =>
    shownAt(camera).filter((shown) => {
      const { longitude, latitude } = positionOf(shown);
      return isSeen(project(longitude, latitude), camera);
    });
  return {
    order: 20,
    claim: (scene) => {
      for (const shown of inView(scene)) {
        const { longitude, latitude } = positionOf(shown);
        const size = signSizes[shown.kind === "single" ? "marker" : "cluster"];
        scene.reserveBox(boxAround(scene.project(longitude, latitude), size, size));
      }
    },
    paint: (scene) => {
      const seen = inView(scene).toSorted((a, b) => Number(stands(a)) - Number(stands(b)));
      for (const shown of seen) {
        if (shown.kind === "single") paintMarker(scene, shown.item, isLit(shown));
        else paintCluster(scene, shown, isLit(shown));
      }
    },
    hit: (point, camera) => {
      last = shownAt(camera);
      const project = projection(camera);
      const things = last.map((shown) => {
        const { longitude, latitude } = positionOf(shown);
        return { id: idOf(shown), at: project(longitude, latitude) };
      });
      return nearestHit(point, camera, things);
    },
    onTap: (id) => {
      const cluster = last.find((shown) => idOf(shown) === id && shown.kind === "cluster");
      if (cluster?.kind === "cluster") look.onCluster(cluster.bounds);
      else look.onSelect(id);
    },
    onHover: (id) => look.onHover(id === null || id.startsWith("cluster:") ? null : id),
  };
}
