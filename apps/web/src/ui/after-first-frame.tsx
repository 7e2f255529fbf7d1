import { useDeferredValue, type ReactNode } from "react";

interface AfterFirstFrameProps {
  readonly children: ReactNode;
  /** Reserves the space meanwhile, where content follows below. */
  readonly fallback?: ReactNode;
}

/** False while a component is drawn the first time: what nobody sees at once is computed after that. */
export const useIsDrawn = (): boolean => useDeferredValue(true, false);

/** Renders its children after the first frame, so that more important content is painted first. */
export function AfterFirstFrame({ children, fallback = null }: AfterFirstFrameProps) {
  return useIsDrawn() ? children : fallback;
}
