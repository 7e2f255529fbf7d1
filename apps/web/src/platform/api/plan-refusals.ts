import { Store } from "@tanstack/store";

const refusals = new Store(0);

/** A call or a stream was refused for want of a plan: the account stands otherwise than was known. */
export const notePlanRefusal = (): void => refusals.setState((count) => count + 1);

export const onPlanRefusal = (listener: () => void): void => void refusals.subscribe(listener);
