import type { Water } from "@striper/angling/home-waters";
import { fishHereWord, type Safety } from "@striper/angling/bite-score";
import type { WaterPredictors } from "@striper/angling/spots";
import { distanceToReading, forecastPointAt, forecastPoints } from "@striper/angling/weather";
import { sunEvents } from "@striper/marine/astronomy";
import type { Position } from "@striper/marine/geo";
import {
  day,
  formatHarborTime,
  harborDate,
  hour,
  parseIso,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import { celsius, formatQuantity } from "@striper/marine/units";
import {
  heightLine,
  waterLine,
  type WaterLine,
} from "#web/app/dashboard/first-screen/water-line.ts";
import {
  windAgainstTide,
  windLine,
  type Figure,
} from "#web/app/dashboard/first-screen/wind-line.ts";
import { firstScreenWording as wording } from "#web/app/dashboard/first-screen/wording.ts";
import { reasonsInUnits } from "#web/features/bite-score/safety-words.ts";
import { windsOfComingHour } from "#web/features/bite-score/weather-inputs.ts";
import type { ForecastAnswer } from "#web/features/marine-forecast/queries.ts";
import type { ReportsAnswer } from "#web/features/reports/queries.ts";
import { stationText } from "#web/features/tides/tide-of-water.ts";
import { differenceText } from "#web/features/weather/figures.ts";
import { forecastHours } from "#web/features/weather/forecast-hours.ts";
import { seaOf, waterView } from "#web/features/weather/water-view.ts";
import type { WeatherAnswer } from "#web/features/weather/queries.ts";
import { inUnits, type UnitSystem } from "#web/platform/units.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

export interface Pair {
  readonly left: string;
  readonly right: string;
}

/** A figure whose title gives the distance, because a buoy may be thirty miles away. */
interface TitledFigure extends Figure {
  readonly title: string;
}

export interface FirstScreenView {
  readonly water: WaterLine | null;
  readonly height: string | null;
  readonly wind: Figure;
  readonly against: Figure;
  readonly sea: TitledFigure;
  readonly temperature: TitledFigure;
  readonly light: Pair;
  readonly fish: Pair;
  readonly safety: {
    readonly tone: "plain" | "caution" | "danger";
    readonly title: string;
    readonly reasons: string;
  };
}

export interface Known {
  readonly position: Position;
  readonly predictors: WaterPredictors | null;
  readonly weather: WeatherAnswer | undefined;
  readonly forecast: ForecastAnswer | undefined;
  readonly reports: ReportsAnswer | undefined;
  /** Probability that fish are here, 0 to 1; null while unknown. */
  readonly here: number | null;
  readonly safety: Safety | null;
  readonly now: Instant;
  readonly units: UnitSystem;
}

export function lightPair(position: Position, now: Instant): Pair {
  const today = sunEvents(harborDate(now), position);
  const text = (at: Instant | null) => (at === null ? "–" : formatHarborTime(at));
  const dawnOf = (events: typeof today): Pair => ({
    left: wording.firstLight(text(events.civilDawn)),
    right: wording.sunrise(text(events.rise)),
  });
  if (today.rise !== null && now < today.rise) return dawnOf(today);
  if (today.civilDusk !== null && now < today.civilDusk)
    return {
      left: wording.sunset(text(today.set)),
      right: wording.lastLight(text(today.civilDusk)),
    };
  const next = sunEvents(shiftDate(harborDate(now), 1), position);
  return dawnOf(next);
}

export function fishPair(
  here: number | null,
  reports: ReportsAnswer | undefined,
  now: Instant,
): Pair {
  const ages = (reports?.reports ?? []).flatMap(({ date }) => {
    const at = date === null ? null : parseIso(date);
    return at === null ? [] : [now - at];
  });
  const recent = ages.filter((age) => age <= 7 * day).length;
  const countText = recent === 0 ? wording.noReports : wording.reports(recent);
  return {
    left: here === null ? wording.fishUnknown : wording.fishHere(fishHereWord(here)),
    right: reports === undefined ? wording.reportsUnknown : countText,
  };
}

/** Distance within which a reading describes the water itself, nm. */
const ownWater = 1;

function titleOf(what: string, position: Position, source: string | null): string {
  const away = distanceToReading(position, source);
  return away === null || away < ownWater
    ? what
    : wording.measuredAway(what, formatQuantity(away, "nm", 0));
}

/**
 * Returns the sea state; fog or poor visibility in the forecast replaces the source in the note.
 */
function seaFigure({ position, weather, forecast, now, units }: Known): TitledFigure {
  const period = forecast?.periods[0];
  const visibility = period?.weather.visibility ?? null;
  const sea = seaOf(weather, now, units);
  const foggy = visibility === null ? null : wording.visibility(visibility);
  const isWarning = visibility !== null;
  if (sea !== null) {
    const { height, period: seconds, source, at } = sea;
    const figure = seconds === null ? height : wording.seaEvery(height, Math.round(seconds));
    const note = foggy ?? wording.measuredBy(source, ageText(at, now));
    return { title: titleOf(wording.sea, position, source), figure, note, isWarning };
  }
  const waves = period?.waves.height ?? null;
  const title = wording.sea;
  if (waves === null) return { title, figure: wording.seaUnknown, note: foggy ?? "", isWarning };
  return { title, figure: inUnits(waves, units), note: foggy ?? wording.forecastSea, isWarning };
}

/** Maximum age at which a temperature shows its trend; an older one shows its age. */
const trendHolds = 6 * hour;

function temperatureFigure({ position, weather, now, units }: Known): TitledFigure {
  const { temperature, temperatureSource, trend } = waterView(weather, now, units);
  const what = wording.waterTemperature;
  if (temperatureSource.kind === "estimate")
    return { title: what, figure: temperature, note: wording.usualWater, isWarning: false };
  const title = titleOf(what, position, weather?.observed.water_temperature_c.source ?? null);
  if (temperatureSource.kind === "observed" && now - temperatureSource.at >= trendHolds) {
    const note = wording.measuredLongAgo(ageText(temperatureSource.at, now));
    return { title, figure: temperature, note, isWarning: false };
  }
  const size = differenceText(
    celsius(weather?.observed.water_temperature_change_c.value ?? 0),
    units,
  );
  const notes = {
    up: wording.warmer(size),
    down: wording.colder(size),
    steady: wording.asYesterday,
    unknown: wording.noTrend,
  } as const;
  return { title, figure: temperature, note: notes[trend], isWarning: false };
}

const tones = { GO: "plain", CAUTION: "caution", NO: "danger" } as const;

function safetyOf({ safety, units }: Known): FirstScreenView["safety"] {
  if (safety === null) return { tone: "plain", title: wording.safetyUnknown, reasons: "" };
  const reasons = reasonsInUnits(safety.reasons, units);
  return {
    tone: tones[safety.verdict],
    title: wording.safety[safety.verdict],
    reasons:
      reasons === ""
        ? wording.nothingKnown
        : `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`,
  };
}

export function firstScreenView(known: Known): FirstScreenView {
  const { predictors, weather, now, units } = known;
  const hours = forecastHours(weather, now);
  return {
    water: predictors === null ? null : waterLine(predictors, now, units),
    height: predictors === null ? null : heightLine(predictors, now, units),
    wind: windLine(hours, windsOfComingHour(known.position, weather, now), units),
    against: windAgainstTide(predictors?.current ?? null, hours, now, units),
    sea: seaFigure(known),
    temperature: temperatureFigure(known),
    light: lightPair(known.position, now),
    fish: fishPair(known.here, known.reports, now),
    safety: safetyOf(known),
  };
}

export function sourcesText(
  { place, zones }: Water,
  zoneName: string | null,
  units: UnitSystem,
): string {
  const { tide, current } = place.stations;
  const parts = [
    tide === null ? null : wording.tideFrom(stationText(tide, units)),
    current === null ? null : wording.currentFrom(stationText(current, units)),
    wording.forecastFor(forecastPoints[forecastPointAt(place.position)].name),
    wording.zone(zones[0] ?? "", zoneName ?? ""),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
