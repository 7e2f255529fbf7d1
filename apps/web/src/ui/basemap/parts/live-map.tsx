import { Minus, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import {
  type Point,
  boundsOf,
  pixelsPerNauticalMile,
  unproject,
} from "#web/ui/basemap/geography/camera.ts";
import { closestChartZoom, closestZoom } from "#web/ui/basemap/engine/map-engine.ts";
import type { Box } from "#web/ui/basemap/overlay/painter.ts";
import type { Stage } from "#web/ui/basemap/overlay/stage.ts";
import { StageContext, useCamera, useStage } from "#web/ui/basemap/overlay/use-stage.ts";
import { usePalette } from "#web/ui/basemap/overlay/use-palette.ts";
import { MapCredits } from "#web/ui/basemap/parts/map-credits.tsx";
import { MapLayers } from "#web/ui/basemap/parts/map-layers.tsx";
import { MapFailure, MapLoading } from "#web/ui/basemap/parts/map-states.tsx";
import { useEngine, viewCamera } from "#web/ui/basemap/parts/use-engine.ts";
import type { BasemapProps } from "#web/ui/basemap/basemap-types.ts";
import { mapWording as wording } from "#web/ui/basemap/wording.ts";

export { prepareEngine } from "#web/ui/basemap/parts/use-engine.ts";

const roundLengths = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50] as const;

/** Maximum width of the scale bar, px. */
const widestScaleBar = 96;

/** Time without movement after which the map counts as resting, ms. */
const restsAfter = 150;

export function LiveMap(props: BasemapProps) {
  const { label, view, chart = null, charted = [], children } = props;
  const ground = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const moving = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const palette = usePalette();
  const stageOf = () => (state.kind === "running" ? state.running.stage : null);
  const at = (point: Point) => positionAt(stageOf(), point);
  const state = useEngine(
    { ground, below, still, moving },
    {
      label,
      view,
      palette,
      events: {
        onTap: (point) => {
          if (stageOf()?.onTap(point) === true) return;
          const position = at(point);
          if (position !== null) props.onTapWater?.(position);
        },
        onPoint: (point) => stageOf()?.onPoint(point),
        onLongPress: (point) => {
          const position = at(point);
          if (position !== null) props.onLongPress?.(position);
        },
        onChartFailure: () => chart?.onFailure(),
      },
    },
  );
  const running = state.kind === "running" ? state.running : null;

  useEffect(() => running?.stage.setPalette(palette), [running, palette]);

  const tiles = chart?.tiles ?? null;
  const tileSize = chart?.tileSize ?? 0;
  useEffect(() => {
    running?.engine.showChart(tiles === null ? null : { tiles, tileSize });
  }, [running, tiles, tileSize]);

  const isCharted = charted.length > 0;
  const closest = isCharted || chart !== null ? closestChartZoom : closestZoom;
  useEffect(() => running?.engine.setClosest(closest), [running, closest]);

  const wanted = JSON.stringify(view);
  const first = useRef(wanted);
  const goThere = useEffectEvent(() => {
    if (running !== null) running.stage.moveTo(viewCamera(view, running.stage.camera()), true);
  });
  useEffect(() => {
    if (first.current === wanted) return;
    first.current = wanted;
    goThere();
  }, [wanted]);

  const onRest = useEffectEvent(() => {
    const camera = running?.stage.camera();
    if (camera === undefined) return;
    props.onMove?.({ bounds: boundsOf(camera), center: camera.center, zoom: camera.zoom });
  });
  useEffect(() => {
    if (running === null) return undefined;
    let timer = setTimeout(onRest, 0);
    const { unsubscribe } = running.stage.cameraStore.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(onRest, restsAfter);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [running]);

  return (
    <div className="group absolute inset-0">
      <div
        ref={ground}
        className="absolute inset-0 bg-map-water group-has-data-pointing:cursor-pointer"
      />
      <div className="pointer-events-none absolute inset-0 overflow-hidden">
        <div ref={below} className="absolute inset-0" />
        <canvas
          ref={still}
          aria-hidden="true"
          data-own-colors
          className="absolute inset-0 size-full"
        />
        <canvas
          ref={moving}
          aria-hidden="true"
          data-own-colors
          className="absolute inset-0 size-full"
        />
      </div>
      {state.kind === "starting" ? <MapLoading /> : null}
      {state.kind === "failed" ? <MapFailure /> : null}
      {running === null ? null : (
        <StageContext value={running.stage}>
          <MapLayers {...props} coveredBy={() => boxesOf(above.current)} />
          <div ref={above} className="pointer-events-none absolute inset-0">
            {running.engine.kind === "plain" && !isCharted ? (
              <output className="absolute top-2 left-2 mr-16 block rounded-control bg-surface/90 px-3 py-2 text-caption">
                {wording.plain}
              </output>
            ) : null}
            {/* Hidden on a narrow map while a card takes the space. */}
            <div className="absolute right-2 bottom-14 @max-md:group-has-data-map-card:hidden">
              <ZoomButtons />
            </div>
            {/* On a narrow map it sits above the credits, which take the full width. */}
            <div className="absolute bottom-14 left-2 @md:bottom-2">
              <ScaleBar />
            </div>
            <div className="absolute right-2 bottom-1">
              <MapCredits />
            </div>
            {children}
          </div>
        </StageContext>
      )}
    </div>
  );
}

const positionAt = (stage: Stage | null, point: Point) =>
  stage === null ? null : unproject(stage.camera(), point);

function boxesOf(above: HTMLElement | null): readonly Box[] {
  if (above === null) return [];
  const map = above.getBoundingClientRect();
  return Array.from(above.querySelectorAll("button, output, p"), (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return {
      left: left - map.left,
      top: top - map.top,
      right: right - map.left,
      bottom: bottom - map.top,
    };
  });
}

function ScaleBar() {
  const { zoom, center } = useCamera();
  const { text, pixels } = scaleBar(zoom, center.latitude, widestScaleBar);
  return (
    <div className="data rounded-control bg-surface/85 px-2 py-1 text-caption">
      <div className="h-1.5 border-x-2 border-b-2 border-ink" style={{ width: pixels }} />
      <span>
        <span className="sr-only">Scale: </span>
        {text}
      </span>
    </div>
  );
}

function ZoomButtons() {
  const stage = useStage();
  const zoomBy = (by: number) => stage.moveTo({ zoom: stage.camera().zoom + by }, true);
  return (
    <div className="pointer-events-auto flex flex-row-reverse gap-1 @md:flex-col @md:gap-2">
      <IconButton
        framed
        className="shadow-float"
        label="Zoom in"
        icon={<Plus size={22} aria-hidden="true" />}
        onClick={() => zoomBy(1)}
      />
      <IconButton
        framed
        className="shadow-float"
        label="Zoom out"
        icon={<Minus size={22} aria-hidden="true" />}
        onClick={() => zoomBy(-1)}
      />
    </div>
  );
}

interface ScaleBarSize {
  readonly text: string;
  readonly pixels: number;
}

export function scaleBar(zoom: number, latitude: number, widest: number): ScaleBarSize {
  const perMile = pixelsPerNauticalMile(zoom, latitude);
  const length = roundLengths.findLast((miles) => miles * perMile <= widest) ?? roundLengths[0];
  return { text: `${length} nm`, pixels: Math.round(length * perMile) };
}
