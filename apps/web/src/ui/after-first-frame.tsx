import { useDeferredValue, type ReactNode } from "react";

interface AfterFirstFrameProps {
  readonly children: ReactNode;
  /** Reserves the space meanwhile, where content follows below. */
  readonly fallback?: ReactNode;
}

/** Renders its children after the first frame, so that more important content is painted first. */
export function AfterFirstFrame({ children, fallback = null }: AfterFirstFrameProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
