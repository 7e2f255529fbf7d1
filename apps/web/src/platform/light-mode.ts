import { sunAltitude } from "@striper/marine/astronomy/sun-altitude";
import { readStored } from "#web/platform/stored.ts";

// By itself: it is part of the first view, and the whole ephemeris is not.

/** Long Island, in the middle of Boston Harbor: decimal degrees, WGS 84. */
const harbor = { latitude: 42.32, longitude: -70.97 };

const lightModes = ["day", "dusk", "night_red"] as const;
export type LightMode = (typeof lightModes)[number];
export const lightChoices = ["auto", ...lightModes] as const;
export type LightChoice = (typeof lightChoices)[number];

export const lightChoiceKey = "light_mode";

/** The sun's upper limb on the horizon, refraction included: sunrise and sunset, degrees. */
const sunriseAltitude = -0.833;
/** End of nautical twilight: the horizon is gone and eyes have adapted, degrees. */
const nauticalTwilight = -12;

/** Day while the sun is up, Night red once it is truly dark, Dusk between. */
export function lightForAltitude(altitude: number): LightMode {
  if (altitude >= sunriseAltitude) return "day";
  return altitude >= nauticalTwilight ? "dusk" : "night_red";
}

/** Night red is chosen automatically only for signed-in people: a first-time visitor would take it for a fault. */
export function resolveLight(
  choice: LightChoice,
  altitude: () => number,
  signedIn: boolean,
): LightMode {
  if (choice !== "auto") return choice;
  const light = lightForAltitude(altitude());
  return light === "night_red" && !signedIn ? "dusk" : light;
}

export function parseLightChoice(stored: string | null): LightChoice {
  return lightChoices.find((choice) => choice === stored) ?? "auto";
}

export function storedLightChoice(): LightChoice {
  return parseLightChoice(readStored(lightChoiceKey));
}

export function applyLight(mode: LightMode): void {
  const root = document.documentElement;
  root.dataset["light"] = mode;
  // The browser's own frame takes the paper's colour; before the style sheet is there, it is left alone.
  const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
  if (paper !== "")
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}

/** How high the sun stands over the harbor, degrees. */
export function harborSunAltitude(instant: number): number {
  return sunAltitude(instant, harbor);
}
