import { useSyncExternalStore } from "react";
import { takeOverMessage } from "#web/platform/updates/take-over.ts";

let waiting: ServiceWorker | null = null;
let taking = false;
const listeners = new Set<() => void>();

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration): void {
  // The very first worker has nothing to replace and is not an update.
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) {
      setWaiting(registration.waiting);
    }
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

/** Installs the service worker once the page has what it needs itself. */
export function registerServiceWorker(url: string): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (taking) location.reload();
  });
  navigator.serviceWorker.register(url).then(watch, () => {
    // Refused (private window, plain http): the product works, it just does not open offline.
  });
}

export function applyUpdate(): void {
  // Another tab has taken it already: this page only has to begin anew.
  if (waiting?.state !== "installed") {
    location.reload();
    return;
  }
  taking = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting.postMessage(takeOverMessage);
}

/** Until the next start. */
export function postponeUpdate(): void {
  setWaiting(null);
}

export function useUpdateReady(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}
