import { useDeferredValue, type ReactNode } from "react";

interface AfterFirstFrameProps {
  readonly children: ReactNode;
  /** Reserves the space meanwhile, where content follows below. */
  readonly fallback?: ReactNode;
}

/** False during a component's first render, so that expensive content can be deferred. */
export const useIsDrawn = (): boolean => useDeferredValue(true, false);

/** Renders its children after the first frame, so that more important content is painted first. */
export function AfterFirstFrame({ children, fallback = null }: AfterFirstFrameProps) {
  return useIsDrawn() ? children : fallback;
}
