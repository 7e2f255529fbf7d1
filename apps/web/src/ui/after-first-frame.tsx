import { useDeferredValue, type ReactNode } from "react";

interface AfterFirstFrameProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

/** Returns false during a component's first render, so that expensive content can be deferred. */
export const useIsDrawn = (): boolean => useDeferredValue(true, false);

export function AfterFirstFrame({ children, fallback = null }: AfterFirstFrameProps) {
  return useIsDrawn() ? children : fallback;
}
