import { type RefObject, useEffect, useRef, useState } from "react";
import { type Camera, cameraFor } from "#web/ui/basemap/geography/camera.ts";
import {
  type EngineEvents,
  type EngineOptions,
  type MapEngine,
  closestZoom,
} from "#web/ui/basemap/engine/map-engine.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import { type Stage, createStage } from "#web/ui/basemap/overlay/stage.ts";
import type { BasemapView } from "#web/ui/basemap/basemap-types.ts";

const computedByProcessor = /swiftshader|llvmpipe|softpipe|software|basic render/iu;

/** Chromium and Safari mask the renderer's name. Firefox does not, and warns about the extension. */
const maskedName = /^webkit webgl$/iu;

export interface Running {
  readonly engine: MapEngine;
  readonly stage: Stage;
}

export function viewCamera(
  view: BasemapView,
  size: { readonly width: number; readonly height: number },
): Pick<Camera, "center" | "zoom"> {
  if ("center" in view) return view;
  return cameraFor(view.bounds, size, { padding: 36, closest: closestZoom });
}

const importWebgl = () => import("#web/ui/basemap/engine/webgl-engine.ts");
const importPlain = () => import("#web/ui/basemap/engine/plain-engine.ts");

let isQuickHere: boolean | undefined;

/** Checked once per visit, because the check needs a WebGL context. */
const takesWebgl = (): boolean => (isQuickHere ??= hasQuickWebgl());

export function prepareEngine(): void {
  const loading: Promise<unknown> = takesWebgl() ? importWebgl() : importPlain();
  loading.catch(() => undefined);
}

/**
 * Creates the WebGL engine where the GPU renders it, else the plain canvas; rejects when the file cannot be loaded.
 */
async function startEngine(container: HTMLElement, options: EngineOptions): Promise<MapEngine> {
  if (takesWebgl()) {
    const { createWebglEngine } = await importWebgl();
    try {
      return createWebglEngine(container, options);
    } catch {
      container.replaceChildren();
    }
  }
  const { createPlainEngine } = await importPlain();
  return createPlainEngine(container, options);
}

interface Frame {
  readonly ground: RefObject<HTMLDivElement | null>;
  readonly below: RefObject<HTMLDivElement | null>;
  readonly still: RefObject<HTMLCanvasElement | null>;
  readonly moving: RefObject<HTMLCanvasElement | null>;
}

interface Start {
  readonly label: string;
  readonly view: BasemapView;
  readonly palette: Palette;
  readonly events: Omit<EngineEvents, "onCamera">;
}

export type EngineState =
  | { readonly kind: "starting" }
  | { readonly kind: "failed" }
  | { readonly kind: "running"; readonly running: Running };

export function useEngine(frame: Frame, start: Start): EngineState {
  const [state, setState] = useState<EngineState>({ kind: "starting" });
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    const [ground, below, still, moving] = [
      frame.ground.current,
      frame.below.current,
      frame.still.current,
      frame.moving.current,
    ];
    if (ground === null || below === null || still === null || moving === null) return undefined;
    let running: Running | null = null;
    let isGone = false;
    const { label, view, palette } = latest.current;
    const events: EngineEvents = {
      onCamera: () => running?.stage.onCamera(),
      onTap: (point) => latest.current.events.onTap(point),
      onPoint: (point) => latest.current.events.onPoint(point),
      onLongPress: (point) => latest.current.events.onLongPress(point),
      onChartFailure: () => latest.current.events.onChartFailure(),
    };
    const size = { width: ground.clientWidth, height: ground.clientHeight };
    const camera = viewCamera(view, size);
    const begin = async () => {
      const engine = await startEngine(ground, { label, camera, palette, events });
      if (isGone) {
        engine.remove();
        return;
      }
      const stage = createStage(engine, { below, still, moving }, palette);
      running = { engine, stage };
      setState({ kind: "running", running });
    };
    begin().catch(() => setState({ kind: "failed" }));
    return () => {
      isGone = true;
      running?.stage.remove();
      running?.engine.remove();
    };
  }, [frame.ground, frame.below, frame.still, frame.moving]);
  return state;
}

export interface DrawingContext {
  readonly RENDERER: number;
  getParameter(name: number): unknown;
  getExtension(name: "WEBGL_debug_renderer_info"): {
    readonly UNMASKED_RENDERER_WEBGL: number;
  } | null;
}

export function isQuick(context: DrawingContext): boolean {
  const rendererName = String(context.getParameter(context.RENDERER));
  if (!maskedName.test(rendererName)) return !computedByProcessor.test(rendererName);
  const unmasked = context.getExtension("WEBGL_debug_renderer_info");
  if (unmasked === null) return true;
  return !computedByProcessor.test(String(context.getParameter(unmasked.UNMASKED_RENDERER_WEBGL)));
}

/**
 * Tests for hardware WebGL, because the plain canvas is about ten times as smooth as software WebGL. Browsers started
 * with `--disable-gpu` report no performance caveat, so the renderer's name is checked as well.
 */
function hasQuickWebgl(): boolean {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const quick = isQuick(context);
  // Release the context: browsers allow only a few at once.
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return quick;
}
