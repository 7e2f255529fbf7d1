import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { activateMessage } from "#web/platform/worker/activate-message.ts";

const waiting = new Store<ServiceWorker | null>(null);
let taking = false;

function watch(registration: ServiceWorkerRegistration): void {
  // The first worker replaces nothing, so it is no update.
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

export function registerServiceWorker(url: string): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (taking) location.reload();
  });
  navigator.serviceWorker.register(url).then(watch, () => {
    // Registration is refused in private windows and on plain http; the app then works online only.
  });
}

export function applyUpdate(): void {
  // Another tab has already applied the update, so only reload.
  const worker = waiting.get();
  if (worker?.state !== "installed") {
    location.reload();
    return;
  }
  taking = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(activateMessage);
}

export function postponeUpdate(): void {
  waiting.setState(() => null);
}

export const useUpdateReady = (): boolean => useSelector(waiting, (worker) => worker !== null);
