import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/**
 * Returns an element's width in CSS pixels, so that a drawing's text keeps its size; `assumed` applies until
 * measured.
 */
export function useWidth<Box extends HTMLElement>(
  assumed: number,
): { readonly box: RefObject<Box | null>; readonly width: number } {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(assumed);
  // Measure before the first paint, so that the drawing does not jump.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !("ResizeObserver" in globalThis)) return undefined;
    const measure = () => {
      const measured = Math.floor(element.clientWidth);
      if (measured > 0) setWidth(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
