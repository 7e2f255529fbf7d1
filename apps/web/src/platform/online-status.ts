import { useSelector } from "@tanstack/react-store";
import { createStore, Store } from "@tanstack/store";
import { onWindow } from "#web/platform/on-window.ts";

/** Polling interval while the server is unreachable, ms. */
const lookAgainEvery = 15_000;
const healthPath = "/api/health";

/** True when the last call got an answer; a phone may report a network that carries nothing. */
const reachable = new Store(true);
const network = new Store(typeof navigator === "undefined" || navigator.onLine);
let timer: ReturnType<typeof setInterval> | undefined;

export const onlineStore = createStore(() => network.get() && reachable.get());

export async function answersNow(): Promise<boolean> {
  const answered = await fetch(healthPath, { cache: "no-store" }).then(
    () => true,
    () => false,
  );
  noteReachable(answered);
  return answered;
}

function lookAgain(): void {
  if (document.visibilityState !== "hidden") void answersNow();
}

export function noteReachable(answered: boolean): void {
  if (answered === reachable.get()) return;
  reachable.setState(() => answered);
  clearInterval(timer);
  if (!answered) timer = setInterval(lookAgain, lookAgainEvery);
}

function noteNetwork(): void {
  network.setState(() => navigator.onLine);
  if (navigator.onLine && !reachable.get()) lookAgain();
}

onWindow("online", noteNetwork);
onWindow("offline", noteNetwork);

export function isOnline(): boolean {
  return navigator.onLine && reachable.get();
}

export function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (isOnline()) return resolve();
    const { unsubscribe } = onlineStore.subscribe((online) => {
      if (!online) return;
      unsubscribe();
      resolve();
    });
    return undefined;
  });
}

export const useOnline = (): boolean => useSelector(onlineStore);
