import type { CurrentPredictor } from "@striper/marine/currents";
import { formatHarborTime, hour, minute, type Instant } from "@striper/marine/time";
import { degrees } from "@striper/marine/units";
import type { WaterPredictors } from "@striper/angling/spots";
import { firstScreenWording as wording } from "#web/app/dashboard/first-screen/wording.ts";
import { heightText, speedText } from "#web/features/tides/height-text.ts";
import { tideNow } from "#web/features/tides/tide-now-view.ts";
import type { UnitSystem } from "#web/platform/units.ts";

/** Below this speed, knots, the water counts as slack. */
const slackBelow = 0.15;
/** Search horizon: a slack and the strongest flow after it always come sooner on this coast. */
const lookAhead = 14 * hour;

export interface WaterLine {
  /** "Ebb 1.4 kt". */
  readonly now: string;
  /** "easing"; for the tide "rising" or "falling". */
  readonly trend: string;
  /** "slack 5:12 am, flood strongest 8:05 am (1.1 kt)". */
  readonly turns: string;
}

export type FlowName = "flood" | "ebb";

export const flowOf = (speed: number): FlowName => (speed < 0 ? "ebb" : "flood");

/** The direction the water runs toward. */
export const towardOf = (current: CurrentPredictor, flow: FlowName) =>
  degrees(flow === "ebb" ? current.ebbDirection : current.floodDirection);

function currentLine(current: CurrentPredictor, now: Instant): WaterLine {
  const speed = current.speedAt(now);
  const soon = Math.abs(current.speedAt(now + 10 * minute));
  const events = current.events(now + minute, now + lookAhead);
  const slack = events.findIndex(({ kind }) => kind === "slack");
  const turns = slack === -1 ? events.slice(0, 2) : events.slice(slack, slack + 2);
  return {
    now:
      Math.abs(speed) < slackBelow
        ? wording.slackWater
        : `${wording.flows[flowOf(speed)]} ${speedText(speed)}`,
    trend: soon > Math.abs(speed) ? wording.building : wording.easing,
    turns: turns
      .map(({ kind, instant, speed: peak }) =>
        kind === "slack"
          ? wording.slackAt(formatHarborTime(instant))
          : wording.strongestAt(flowOf(peak), formatHarborTime(instant), speedText(peak)),
      )
      .join(", "),
  };
}

/** What the water does and its next two turns: by the current, or by the tide where there is no current station. */
export function waterLine(
  { tide, current }: WaterPredictors,
  now: Instant,
  units: UnitSystem,
): WaterLine | null {
  if (current !== null) return currentLine(current, now);
  if (tide === null) return null;
  const { stageText, height, next } = tideNow(tide, now, units);
  return {
    now: `${stageText} ${height}`,
    trend: "",
    turns: next
      .slice(0, 2)
      .map(({ label, time, height: turned }) => wording.tideAt(label.toLowerCase(), time, turned))
      .join(", "),
  };
}

/** The height beside a current: "Tide 6.9 ft, rising". */
export function heightLine(
  { tide, current }: WaterPredictors,
  now: Instant,
  units: UnitSystem,
): string | null {
  if (tide === null || current === null) return null;
  return `${heightText(tide.heightAt(now), units)} ${tideNow(tide, now, units).stageText.toLowerCase()}`;
}
