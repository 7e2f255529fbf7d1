import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import type { Point, ViewerAction } from "#web/features/licenses/viewer/picture-transform.ts";

/** Wheel units that double the picture; one notch is about 100. */
const wheelDoubling = 400;
/** Limits of a double tap, ms and px. */
const doubleTapWithin = { time: 300, distance: 30 } as const;
const doubleTapZoom = 2.5;

interface Touches {
  readonly pointers: ReadonlyMap<number, Point>;
  readonly lastTap: (Point & { readonly at: number }) | null;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function spread(points: readonly Point[]): number {
  const [a, b] = points;
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}

/** Turns touch, mouse and wheel events into actions; points are relative to the frame's center. */
export function useGestures(
  frame: RefObject<HTMLElement | null>,
  act: (action: ViewerAction) => void,
) {
  const touches = useRef<Touches>({ pointers: new Map(), lastTap: null });

  function fromMiddle({ x, y }: Point): Point {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  }

  useWheel(frame, act, fromMiddle);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pointers = new Map(touches.current.pointers);
    const point = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, point);
    const { lastTap } = touches.current;
    const isDouble =
      pointers.size === 1 &&
      lastTap !== null &&
      event.timeStamp - lastTap.at < doubleTapWithin.time &&
      spread([lastTap, point]) < doubleTapWithin.distance;
    if (isDouble) act({ kind: "zoom", factor: doubleTapZoom, at: fromMiddle(point) });
    const tap = pointers.size === 1 && !isDouble ? { ...point, at: event.timeStamp } : null;
    touches.current = { pointers, lastTap: tap };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { pointers, lastTap } = touches.current;
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    const next = new Map(pointers).set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...next.values()];
    touches.current = { pointers: next, lastTap };
    const [from, to] = [middleOf(before), middleOf(after)];
    act({ kind: "push", by: { x: to.x - from.x, y: to.y - from.y } });
    const stretch = spread(before) === 0 ? 1 : spread(after) / spread(before);
    if (stretch !== 1) act({ kind: "zoom", factor: stretch, at: fromMiddle(to) });
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    const pointers = new Map(touches.current.pointers);
    pointers.delete(event.pointerId);
    touches.current = { ...touches.current, pointers };
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  };
}

/**
 * Adds the listener directly, because React's wheel listeners are passive and cannot prevent
 * scrolling.
 */
function useWheel(
  frame: RefObject<HTMLElement | null>,
  act: (action: ViewerAction) => void,
  fromMiddle: (point: Point) => Point,
) {
  const latest = useRef({ act, fromMiddle });
  useEffect(() => {
    latest.current = { act, fromMiddle };
  });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = latest.current.fromMiddle({ x: event.clientX, y: event.clientY });
      latest.current.act({ kind: "zoom", factor: 2 ** (-event.deltaY / wheelDoubling), at });
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [frame]);
}
