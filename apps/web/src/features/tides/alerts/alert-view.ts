import type { InputOf, OutputOf } from "@striper/contract/endpoint";
import type { listAlerts, saveAlert } from "@striper/contract/tides";
import { feet, feetToMetres, metres, metresToFeet, roundTo } from "@striper/marine/units";
import { alertWording as wording } from "#web/features/tides/alerts/wording.ts";
import { heightText } from "@striper/angling/words";
import { stationName } from "#web/features/tides/place/place-water-view.ts";
import type { UnitSystem } from "#web/platform/units.ts";

export type TideAlert = OutputOf<(typeof listAlerts)["response"]>["alerts"][number];
export type AlertSettings = InputOf<(typeof saveAlert)["body"]>;
export type AlertEvent = AlertSettings["event"];

export interface AlertDraft {
  readonly event: AlertEvent;
  /** In the displayed unit. */
  readonly height: string;
  readonly direction: "rising" | "falling";
  readonly leadMinutes: number;
}

export const emptyDraft: AlertDraft = {
  event: "high",
  height: "",
  direction: "rising",
  leadMinutes: 60,
};

export const leadChoices = Object.keys(wording.leads).map((minutes) => ({
  value: minutes,
  label: wording.leads[Number(minutes)] ?? minutes,
}));

/** Limits of the API, feet. */
const heightBounds = { low: -10, high: 60 } as const;

export function heightRange(units: UnitSystem): string {
  const [low, high] = [heightBounds.low, heightBounds.high].map((bound) =>
    units === "us" ? bound : Math.trunc(feetToMetres(feet(bound))),
  );
  return `from ${low} to ${high} ${units === "us" ? "ft" : "m"}`;
}

/** Parses a height to feet; null when invalid. */
export function heightOfText(text: string, units: UnitSystem): number | null {
  const typed = text.trim().replace(",", ".");
  if (!/^-?\d+(?:\.\d+)?$/.test(typed)) return null;
  const height = roundTo(units === "us" ? Number(typed) : metresToFeet(metres(Number(typed))), 2);
  return height >= heightBounds.low && height <= heightBounds.high ? height : null;
}

export function settingsOf(
  { event, height, direction, leadMinutes }: AlertDraft,
  stations: { readonly tide: string; readonly current: string | null },
  units: UnitSystem,
): AlertSettings | null {
  const station = event === "slack" ? stations.current : stations.tide;
  const heightFeet = event === "height" ? heightOfText(height, units) : null;
  if (station === null || (event === "height" && heightFeet === null)) return null;
  return {
    station,
    event,
    height_feet: heightFeet,
    direction: event === "height" ? direction : null,
    lead_minutes: leadMinutes,
    is_active: true,
  };
}

type Described = Pick<
  AlertSettings,
  "station" | "event" | "height_feet" | "direction" | "lead_minutes"
>;

/** Returns for example "High tide" or "Water rises to 3.5 ft". */
export function eventText({ event, height_feet, direction }: Described, units: UnitSystem): string {
  if (event !== "height") return wording.names[event];
  const height = heightText(feet(height_feet ?? 0), units);
  return direction === "falling" ? wording.fallsTo(height) : wording.risesTo(height);
}

export function leadText(minutes: number): string {
  if (minutes === 0) return wording.leads[0] ?? "";
  return wording.before(wording.leads[minutes] ?? `${minutes} minutes`);
}

export function alertText(alert: Described, units: UnitSystem): string {
  const lead = leadText(alert.lead_minutes);
  const place = wording.at(stationName(alert.station));
  return `${eventText(alert, units)} ${place}, ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`;
}
