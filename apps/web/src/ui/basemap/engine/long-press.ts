import type { Point } from "#web/ui/basemap/geography/camera.ts";

/** Duration of a long press, ms. */
const holdFor = 550;
/** Movement beyond which a press becomes a drag, px. */
const steadyWithin = 8;

/** Watches for long presses and right clicks, and returns a function that stops watching. */
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
    // A long touch also opens the context menu; the timer has already reported it.
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
