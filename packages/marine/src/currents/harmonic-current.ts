import type { HarmonicCurrentStation } from "#marine/stations/index.ts";
import { HarmonicSeries } from "#marine/tides/harmonics/harmonic-series.ts";
import { rememberByDay } from "#marine/tides/time-warp.ts";
import { eventsAround, printed } from "./current-events.ts";
import type { CurrentModel } from "./current-model.ts";

export function harmonicCurrent(station: HarmonicCurrentStation): CurrentModel {
  const series = new HarmonicSeries(station.constituents, station.meanFlow);
  return {
    speedAt: (instant) => series.valueAt(instant),
    eventsAround: rememberByDay((from, to) => eventsAround(series, from, to)),
    events: (from, to) => printed(eventsAround(series, from, to), from, to),
  };
}
