import { useSyncExternalStore } from "react";
import {
  applyLight,
  lightChoiceKey,
  resolveLight,
  storedLightChoice,
  type LightChoice,
} from "#web/platform/light/light-mode.ts";
import { harborSunAltitude } from "#web/platform/light/harbor-sun.ts";
import { readToken, subscribeToToken } from "#web/platform/session.ts";
import { writeStored } from "#web/platform/stored.ts";

/** The sun moves a quarter of a degree a minute; looking up once a minute is often enough, ms. */
const lookUpEvery = 60_000;

let choice = storedLightChoice();
const listeners = new Set<() => void>();

function show(): void {
  const altitude = () => harborSunAltitude(Date.now());
  applyLight(resolveLight(choice, altitude, readToken() !== null));
}

export function chooseLight(next: LightChoice): void {
  choice = next;
  writeStored(lightChoiceKey, next);
  show();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLightChoice(): LightChoice {
  return useSyncExternalStore(subscribe, () => choice);
}

/** Follows the sun, the other tabs, and a device that wakes up. Runs as long as the page does. */
export function followLight(): void {
  show();
  setInterval(show, lookUpEvery);
  subscribeToToken(show);
  document.addEventListener("visibilitychange", show);
  addEventListener("storage", (event) => {
    if (event.key !== lightChoiceKey) return;
    choice = storedLightChoice();
    show();
    for (const listener of listeners) listener();
  });
}
