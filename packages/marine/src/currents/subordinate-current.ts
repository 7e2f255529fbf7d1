import type { SubordinateCurrentStation } from "#marine/stations/index.ts";
import { minute, type Instant } from "#marine/time/index.ts";
import { HarmonicSeries } from "#marine/tides/harmonics/harmonic-series.ts";
import { inOrder, neighbors, referenceTime, rememberByDay } from "#marine/tides/time-warp.ts";
import { knots } from "#marine/units/index.ts";
import { eventsAround, printed, type CurrentEvent } from "./current-events.ts";
import type { CurrentModel } from "./current-model.ts";

type SubordinateEvent = CurrentEvent & { readonly reference: Instant };

/**
 * Creates the model of a subordinate station. NOAA publishes the delay of each slack and each strongest flow after
 * the reference station, and the ratio of the speeds. Between events the model follows the reference's curve,
 * stretched in time and scaled by the ratio of the current direction. It is continuous, zero at every slack, and
 * meets the published speed at every maximum.
 */
export function subordinateCurrent(station: SubordinateCurrentStation): CurrentModel {
  const { offsets, reference } = station;
  const series = new HarmonicSeries(reference.constituents, reference.meanFlow);

  const scaled = (speed: number): number =>
    speed * (speed > 0 ? offsets.floodRatio : offsets.ebbRatio);

  const lag = (event: CurrentEvent): number => {
    if (event.kind === "slack") {
      return event.turnsTo === "flood" ? offsets.slackBeforeFlood : offsets.slackBeforeEbb;
    }
    return event.kind === "max-flood" ? offsets.maxFlood : offsets.maxEbb;
  };

  const knotsBetween = (from: Instant, to: Instant): SubordinateEvent[] =>
    inOrder(
      eventsAround(series, from, to).map((event) =>
        Object.assign({}, event, {
          instant: event.instant + lag(event) * minute,
          speed: knots(scaled(event.speed)),
          reference: event.instant,
        }),
      ),
    );
  const knotsAround = rememberByDay(knotsBetween);

  return {
    speedAt(instant) {
      const around = neighbors(knotsAround(instant), instant);
      // A reference without events for days flows one way, so its time needs no shift.
      return scaled(series.valueAt(around === null ? instant : referenceTime(instant, around)));
    },
    eventsAround: knotsAround,
    events: (from, to) => printed(knotsBetween(from, to), from, to),
  };
}
