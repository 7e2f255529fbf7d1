import { Store } from "@tanstack/store";

const refusals = new Store(0);

/** Announces that the server refused a call for lack of a plan, so the displayed membership is outdated. */
export const announcePlanRefusal = (): void => refusals.setState((count) => count + 1);

export const onPlanRefusal = (listener: () => void): void => void refusals.subscribe(listener);
