import { useEffect, useState, type RefObject } from "react";

interface Fullscreen {
  readonly isFull: boolean;
  /** Over the page only, where the browser has no full screen for elements (iPhones). */
  readonly isOverPage: boolean;
  readonly toggle: () => void;
}

/** Browsers without full screen do not even know the name. */
const isRealFull = () => document.fullscreenElement instanceof Element;

export function useFullscreen(box: RefObject<HTMLElement | null>): Fullscreen {
  const [isReal, setReal] = useState(false);
  const [isOverPage, setOverPage] = useState(false);

  useEffect(() => {
    const onChange = () => setReal(isRealFull());
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOverPage(false);
    };
    document.addEventListener("fullscreenchange", onChange);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  async function toggle() {
    if (isRealFull()) await document.exitFullscreen();
    else if (isOverPage) setOverPage(false);
    else if (box.current !== null && document.fullscreenEnabled) {
      await box.current.requestFullscreen().catch(() => setOverPage(true));
    } else setOverPage(true);
  }

  return { isFull: isReal || isOverPage, isOverPage, toggle: () => void toggle() };
}
