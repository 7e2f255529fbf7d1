import {
  currentTurnWords,
  currentWords,
  heightText,
  tideTurnWords,
  type Flow,
} from "@striper/angling/words";
import type { CurrentPredictor } from "@striper/marine/currents";
import { hour, minute, type Instant } from "@striper/marine/time";
import { degrees } from "@striper/marine/units";
import type { WaterPredictors } from "@striper/angling/spots";
import { firstScreenWording as wording } from "#web/app/dashboard/first-screen/wording.ts";
import { tideNow } from "#web/features/tides/tide-now-view.ts";
import type { UnitSystem } from "#web/platform/units.ts";

const lookAhead = 14 * hour;

export interface WaterLine {
  /** For example "Ebb 1.4 kt" or "Slack". */
  readonly now: string;
  /** For example "easing", or "ebb 0.1 kt, easing" at slack water. */
  readonly trend: string;
  readonly turns: string;
}

export const towardOf = (current: CurrentPredictor, flow: Flow) =>
  degrees(flow === "ebb" ? current.ebbDirection : current.floodDirection);

function currentLine(current: CurrentPredictor, now: Instant): WaterLine {
  const speed = current.speedAt(now);
  const soon = Math.abs(current.speedAt(now + 10 * minute));
  const turns = current.events(now + minute, now + lookAhead).slice(0, 2);
  const change = soon > Math.abs(speed) ? wording.building : wording.easing;
  // Only the state is set large; state and drift together do not fit one line on a phone.
  const [state = "", ...drift] = currentWords(speed).split(", ");
  return {
    now: state,
    trend: [...drift, change].join(", "),
    turns: turns.map(currentTurnWords).join(", "),
  };
}

export function waterLine(
  { tide, current }: WaterPredictors,
  now: Instant,
  units: UnitSystem,
): WaterLine | null {
  if (current !== null) return currentLine(current, now);
  if (tide === null) return null;
  const { stageText, height } = tideNow(tide, now, units);
  const turns = tide.extremes(now + 1, now + lookAhead).slice(0, 2);
  return {
    now: `${stageText} ${height}`,
    trend: "",
    turns: turns.map((turn) => tideTurnWords(turn, units)).join(", "),
  };
}

export function heightLine(
  { tide, current }: WaterPredictors,
  now: Instant,
  units: UnitSystem,
): string | null {
  if (tide === null || current === null) return null;
  return `${heightText(tide.heightAt(now), units)} ${tideNow(tide, now, units).stageText.toLowerCase()}`;
}
