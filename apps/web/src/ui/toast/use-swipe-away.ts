import { useRef, useState, type PointerEvent } from "react";

/** A sideways swipe further than this dismisses, px. */
const swipeThreshold = 50;

/** Follows a finger that pushes its element to either side. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number | null>(null);
  const [shift, setShift] = useState(0);

  function stop() {
    start.current = null;
    setShift(0);
  }

  return {
    shift,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button === 0) start.current = event.clientX;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current === null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setShift(event.clientX - start.current);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const moved = start.current === null ? 0 : event.clientX - start.current;
        stop();
        if (Math.abs(moved) > swipeThreshold) onAway();
      },
      onPointerCancel: stop,
    },
  };
}
