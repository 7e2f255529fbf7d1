import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { activateMessage } from "#web/platform/worker/activate-message.ts";

const waiting = new Store<ServiceWorker | null>(null);
let taking = false;

function watch(registration: ServiceWorkerRegistration): void {
  // The very first worker has nothing to replace and is not an update.
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) {
      const worker = registration.waiting;
      waiting.setState(() => worker);
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
  const worker = waiting.get();
  if (worker?.state !== "installed") {
    location.reload();
    return;
  }
  taking = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(activateMessage);
}

/** Until the next start. */
export function postponeUpdate(): void {
  waiting.setState(() => null);
}

export const useUpdateReady = (): boolean => useSelector(waiting, (worker) => worker !== null);
