import type { Point } from "#web/ui/basemap/geography/camera.ts";

export interface GestureEvents {
  readonly onDragStart: () => void;
  /** Receives the offset since the drag began, px. */
  readonly onDrag: (across: number, down: number) => void;
  readonly onTap: (point: Point) => void;
  readonly onPoint: (point: Point | null) => void;
  readonly onZoom: (by: number, around: Point | null) => void;
  /** Receives the distance to move the picture by, px. */
  readonly onStep: (across: number, down: number) => void;
}

/** Distance of one arrow-key step, px. */
const stride = 80;
const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};
const zoomKeys: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1 };
/** Zoom levels of one wheel notch. */
const notch = 0.5;
/** Movement from which a press is a drag instead of a tap, px. */
const dragsFrom = 5;

function watchPointer(canvas: HTMLCanvasElement, events: GestureEvents, signal: AbortSignal) {
  let from: Point | null = null;
  let isDragging = false;
  const onDown = ({ offsetX: x, offsetY: y, pointerId, isPrimary }: PointerEvent) => {
    if (!isPrimary) return;
    canvas.setPointerCapture(pointerId);
    from = { x, y };
    isDragging = false;
  };
  const onMove = ({ offsetX: x, offsetY: y }: PointerEvent) => {
    if (from === null) {
      events.onPoint({ x, y });
      return;
    }
    const [across, down] = [from.x - x, from.y - y];
    if (!isDragging && Math.hypot(across, down) <= dragsFrom) return;
    if (!isDragging) events.onDragStart();
    isDragging = true;
    events.onDrag(across, down);
  };
  const onUp = () => {
    if (from !== null && !isDragging) events.onTap(from);
    from = null;
  };
  const letGo = () => {
    from = null;
  };
  canvas.addEventListener("pointerdown", onDown, { signal });
  canvas.addEventListener("pointermove", onMove, { signal });
  canvas.addEventListener("pointerup", onUp, { signal });
  canvas.addEventListener("pointercancel", letGo, { signal });
  canvas.addEventListener("pointerleave", () => events.onPoint(null), { signal });
  return letGo;
}

/** Handles dragging, tapping, wheel and keys as the WebGL map does. Returns a function that cancels a held press. */
export function watchGestures(
  canvas: HTMLCanvasElement,
  events: GestureEvents,
  signal: AbortSignal,
): () => void {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    events.onZoom(event.deltaY < 0 ? notch : -notch, { x: event.offsetX, y: event.offsetY });
  };
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const zoom = zoomKeys[event.key];
    if (step !== undefined) events.onStep(...step);
    else if (zoom !== undefined) events.onZoom(zoom, null);
    else return;
    event.preventDefault();
  };
  canvas.addEventListener("wheel", onWheel, { signal, passive: false });
  canvas.addEventListener("keydown", onKey, { signal });
  return watchPointer(canvas, events, signal);
}
