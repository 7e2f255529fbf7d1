import { useRef, useState, type PointerEvent } from "react";

/** Downward drag beyond which the sheet closes, px. */
const closeDistance = 30;

interface DragDown {
  /** Distance pulled down, px; never negative. */
  readonly distance: number;
  readonly dragging: boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

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
