import type { Point } from "#web/ui/basemap/geography/camera.ts";

/** A finger that rests this long means it, ms. */
const holdFor = 550;
/** A finger that moves farther is dragging, pixels. */
const steadyWithin = 8;

/** Tells when a finger rests on the map, and when the right button is pressed. */
export function watchLongPress(
  element: HTMLElement,
  onLongPress: (point: Point) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point | null = null;
  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const stop = () => {
    clearTimeout(timer);
    start = null;
  };
  const onDown = (event: PointerEvent) => {
    stop();
    if (!event.isPrimary || event.pointerType === "mouse") return;
    const point = at(event);
    start = point;
    timer = setTimeout(() => {
      stop();
      onLongPress(point);
    }, holdFor);
  };
  const onMove = (event: PointerEvent) => {
    if (start === null) return;
    const point = at(event);
    if (Math.hypot(point.x - start.x, point.y - start.y) > steadyWithin) stop();
  };
  const onMenu = (event: MouseEvent) => {
    event.preventDefault();
    // A long press of a finger brings its menu too, after ours.
    if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
    onLongPress(at(event));
  };
  element.addEventListener("pointerdown", onDown);
  element.addEventListener("pointermove", onMove);
  element.addEventListener("pointerup", stop);
  element.addEventListener("pointercancel", stop);
  element.addEventListener("contextmenu", onMenu);
  return () => {
    stop();
    element.removeEventListener("pointerdown", onDown);
    element.removeEventListener("pointermove", onMove);
    element.removeEventListener("pointerup", stop);
    element.removeEventListener("pointercancel", stop);
    element.removeEventListener("contextmenu", onMenu);
  };
}
