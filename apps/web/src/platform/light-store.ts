import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import {
  type LightChoice,
  applyLight,
  harborSunAltitude,
  lightChoiceKey,
  resolveLight,
  storedLightChoice,
} from "#web/platform/light-mode.ts";
import { readToken, tokenStore } from "#web/platform/session.ts";
import { writeStored } from "#web/platform/stored.ts";

/** Interval for checking the sun, ms. It moves a quarter of a degree per minute. */
const lookUpEvery = 60_000;

const choice = new Store(storedLightChoice());

function show(): void {
  const altitude = () => harborSunAltitude(Date.now());
  applyLight(resolveLight(choice.get(), altitude, readToken() !== null));
}

export function chooseLight(next: LightChoice): void {
  writeStored(lightChoiceKey, next);
  choice.setState(() => next);
  show();
}

export const useLightChoice = (): LightChoice => useSelector(choice);

export function followLight(): void {
  show();
  setInterval(show, lookUpEvery);
  tokenStore.subscribe(show);
  document.addEventListener("visibilitychange", show);
  addEventListener("storage", (event) => {
    if (event.key !== lightChoiceKey) return;
    choice.setState(storedLightChoice);
    show();
  });
}
