import { useDeferredValue, type ReactNode } from "react";

interface LaterProps {
  readonly children: ReactNode;
  /** Keeps the place meanwhile, where something stands below. */
  readonly fallback?: ReactNode;
}

/** Drawn right after the first frame: what is looked for first does not wait for it. */
export function Later({ children, fallback = null }: LaterProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
