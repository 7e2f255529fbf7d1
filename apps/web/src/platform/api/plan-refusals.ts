import { Store } from "@tanstack/store";

const refusals = new Store(0);

/** A call or a stream was refused because there is no plan: the membership shown here is out of date. */
export const announcePlanRefusal = (): void => refusals.setState((count) => count + 1);

export const onPlanRefusal = (listener: () => void): void => void refusals.subscribe(listener);
