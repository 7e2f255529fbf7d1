const listeners = new Set<() => void>();

/** A call or a stream was refused for want of a plan: the account stands otherwise than was known. */
export function notePlanRefusal(): void {
  for (const listener of listeners) listener();
}

export const onPlanRefusal = (listener: () => void): void => void listeners.add(listener);
