import { sunAltitude } from "@striper/marine/astronomy/sun-altitude";
import { readStored } from "#web/platform/stored.ts";

// Import the single file: it is part of the first view, which does not need the whole ephemeris.

/** Long Island, in the middle of Boston Harbor, in decimal degrees (WGS 84). */
const harbor = { latitude: 42.32, longitude: -70.97 };

const lightModes = ["day", "dusk", "night_red"] as const;
export type LightMode = (typeof lightModes)[number];
export const lightChoices = ["auto", ...lightModes] as const;
export type LightChoice = (typeof lightChoices)[number];

export const lightChoiceKey = "light_mode";

/** Altitude of the sun at sunrise and sunset, with its upper limb on the horizon and refraction included, degrees. */
const sunriseAltitude = -0.833;
/** Altitude of the sun at the end of nautical twilight, when the horizon is no longer visible, degrees. */
const nauticalTwilight = -12;

export function lightForAltitude(altitude: number): LightMode {
  if (altitude >= sunriseAltitude) return "day";
  return altitude >= nauticalTwilight ? "dusk" : "night_red";
}

/**
 * Returns the light mode for a choice. Automatic Night red needs a sign-in, since a first-time visitor would take it
 * for a fault.
 */
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
  // Match the browser's frame to the paper; before the style sheet has loaded, there is no color to use.
  const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
  if (paper !== "")
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}

export function harborSunAltitude(instant: number): number {
  return sunAltitude(instant, harbor);
}
