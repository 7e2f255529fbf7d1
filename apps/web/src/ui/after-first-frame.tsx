import { useDeferredValue, type ReactNode } from "react";

interface AfterFirstFrameProps {
  readonly children: ReactNode;
  /** Keeps the place meanwhile, where something stands below. */
  readonly fallback?: ReactNode;
}

/** Drawn right after the first frame: what is looked for first does not wait for it. */
export function AfterFirstFrame({ children, fallback = null }: AfterFirstFrameProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
