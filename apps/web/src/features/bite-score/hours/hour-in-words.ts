import type { HourInputs } from "@striper/angling/bite-score";
import { harborParts } from "@striper/marine/time";
import { compassPoint } from "@striper/marine/units";

/** Shares of the peak current speed. */
const strongFrom = 0.75;
const steadyFrom = 0.35;

function waterWords({ tide }: HourInputs): string | null {
  if (tide === null) return null;
  if (tide.relativeSpeed >= strongFrom) return `strong ${tide.flow}`;
  return tide.relativeSpeed >= steadyFrom ? `steady ${tide.flow}` : "water near slack";
}

/**
 * Sun altitudes in degrees: low light lies between `from` and `to`, night below; at `horizon` the
 * sun rises and sets.
 */
const lowLight = { from: -18, to: 6, horizon: -0.833 };

function lightWords({ sunAltitude, instant }: HourInputs): string | null {
  if (sunAltitude === null) return null;
  if (sunAltitude > lowLight.to) return "by day";
  if (sunAltitude < lowLight.from) return "in the dark";
  const isMorning = harborParts(instant).hour < 12;
  if (sunAltitude > lowLight.horizon) return isMorning ? "at sunrise" : "toward sunset";
  return isMorning ? "at first light" : "at dusk";
}

function windWords({ wind }: HourInputs): string | null {
  if (wind === null) return null;
  // A non-breaking space keeps the unit with its figure.
  const speed = `${Math.round(wind.speed)}\u00A0kt`;
  return wind.from === null ? `wind ${speed}` : `${compassPoint(wind.from)} wind ${speed}`;
}

export function hourInWords(inputs: HourInputs): string | null {
  const first = [waterWords(inputs), lightWords(inputs)].filter((words) => words !== null);
  const words = [first.join(" "), windWords(inputs)].filter((part) => part !== null && part !== "");
  const sentence = words.join(", ");
  return sentence === "" ? null : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
