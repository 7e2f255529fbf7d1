import { parseIso } from "@striper/marine/time";
import { celsius, degrees, knots } from "@striper/marine/units";
import { temperatureText, windSpeedText, windText } from "#web/features/weather/figures.ts";
import type { WeatherAnswer } from "#web/features/weather/queries.ts";
import { weatherWording as wording } from "#web/features/weather/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import type { Source } from "#web/ui/figures/source-chip-view.ts";

type Observed = WeatherAnswer["observed"];
export type Reading = Observed["air_temperature_c"];

export function sourceOf({ source, observed_at, status }: Reading): Source | null {
  if (source === null || status === "none") return null;
  const at = observed_at === null ? null : parseIso(observed_at);
  return at === null || status === "estimate"
    ? { kind: "estimate", from: source }
    : { kind: "observed", from: source.replace("NOAA CO-OPS", "NOAA"), at };
}

export interface MeasuredLine {
  readonly name: string;
  readonly text: string;
  readonly source: Source;
}

/** Change below which pressure counts as steady, hPa in three hours. */
const steadyBelow = 0.5;

function pressureWord(change: number | null): string {
  if (change === null) return "";
  if (Math.abs(change) < steadyBelow) return ", steady";
  return change < 0 ? ", falling" : ", rising";
}

function windLine(observed: Observed, units: UnitSystem): string | null {
  const { wind_speed_kt: speed, wind_gusts_kt: gusts, wind_direction_degrees: from } = observed;
  if (speed.value === null) return null;
  const direction = from.value === null ? null : degrees(from.value);
  const gusting =
    gusts.value === null ? "" : `, ${wording.gusts} ${windSpeedText(knots(gusts.value), units)}`;
  return `${windText(knots(speed.value), direction, units)}${gusting}`;
}

export function measuredLines(
  answer: WeatherAnswer | undefined,
  units: UnitSystem,
): MeasuredLine[] {
  if (answer === undefined) return [];
  const { observed } = answer;
  const { air_temperature_c: air, pressure_hpa: pressure, pressure_change_hpa: change } = observed;
  const lines: readonly (readonly [string, string | null, Reading])[] = [
    [wording.air, air.value === null ? null : temperatureText(celsius(air.value), units), air],
    [wording.wind, windLine(observed, units), observed.wind_speed_kt],
    [
      wording.pressure,
      pressure.value === null
        ? null
        : `${Math.round(pressure.value)} hPa${pressureWord(change.value)}`,
      pressure,
    ],
  ];
  return lines.flatMap(([name, text, reading]) => {
    const source = sourceOf(reading);
    return text === null || source === null ? [] : [{ name, text, source }];
  });
}
