import { useSyncExternalStore } from "react";

/** How often a lost server is looked for, ms. */
const lookAgainEvery = 15_000;
const healthPath = "/api/health";

/** What the last call met: a phone may call one bar a network that carries nothing. */
let reachable = true;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Asks the server itself. */
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

/** Every call reports whether anything answered. */
export function noteReachable(answered: boolean): void {
  if (answered === reachable) return;
  reachable = answered;
  clearInterval(timer);
  if (!answered) timer = setInterval(lookAgain, lookAgainEvery);
  tell();
}

function onOnline(): void {
  if (reachable) tell();
  else lookAgain();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("online", onOnline);
    addEventListener("offline", tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("online", onOnline);
    removeEventListener("offline", tell);
  };
}

export function isOnline(): boolean {
  return navigator.onLine && reachable;
}

/** At once where there is a network. */
export function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(look);
    function look(): void {
      if (!isOnline()) return;
      stop();
      resolve();
    }
    look();
  });
}

/** Whether the device has a network and the server has answered over it. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
