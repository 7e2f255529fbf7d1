import { useRef, useState, type PointerEvent } from "react";

/** A drag further down than this closes the sheet, px. */
const closeDistance = 30;

interface DragDown {
  /** How far the finger has pulled, px; never upward. */
  readonly distance: number;
  readonly dragging: boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Follows a finger that pulls its element down; released past 30 px, it closes. */
export function useDragDown(onClose: () => void): DragDown {
  const start = useRef<number | null>(null);
  const [distance, setDistance] = useState(0);
  const [dragging, setDragging] = useState(false);

  function stop() {
    start.current = null;
    setDragging(false);
    setDistance(0);
  }

  return {
    distance,
    dragging,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        start.current = event.clientY;
        setDragging(true);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (start.current !== null) setDistance(Math.max(0, event.clientY - start.current));
      },
      onPointerUp(event) {
        const pulled = start.current === null ? 0 : event.clientY - start.current;
        stop();
        if (pulled > closeDistance) onClose();
      },
      onPointerCancel: stop,
    },
  };
}
