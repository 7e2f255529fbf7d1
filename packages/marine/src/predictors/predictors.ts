import { createCurrentPredictor, type CurrentPredictor } from "#marine/currents/index.ts";
import type { CurrentStation, Station, TideStation } from "#marine/stations/index.ts";
import { createTidePredictor, type TidePredictor } from "#marine/tides/index.ts";

export type StationPredictor =
  | { readonly kind: "tide"; readonly station: TideStation; readonly tide: TidePredictor }
  | {
      readonly kind: "current";
      readonly station: CurrentStation;
      readonly current: CurrentPredictor;
    };

export interface Predictors {
  at(stationId: string): Promise<StationPredictor>;
  tide(stationId: string): Promise<TidePredictor>;
  current(stationId: string): Promise<CurrentPredictor>;
  ofStation(station: Station): StationPredictor;
}

/** Cache size. A predictor in use takes up to 80 kB for constituents of some years and tides of some days. */
const mostRemembered = 128;

const predictorOf = (station: Station): StationPredictor =>
  station.kind === "tide"
    ? { kind: "tide", station, tide: createTidePredictor(station) }
    : { kind: "current", station, current: createCurrentPredictor(station) };

/**
 * Creates a cache of predictors. Simultaneous calls share a load, and a failed load is forgotten so that the next
 * call retries. Beyond `most` stations the least recently used is evicted.
 */
export function createPredictors(
  load: (stationId: string) => Promise<Station>,
  most = mostRemembered,
): Predictors {
  // Ordered by use, least recent first.
  const remembered = new Map<string, Promise<StationPredictor>>();

  function forget(id: string, predictor: Promise<StationPredictor>): void {
    if (remembered.get(id) === predictor) remembered.delete(id);
  }

  function loadAndRemember(id: string): Promise<StationPredictor> {
    const loading = load(id).then(predictorOf);
    loading.catch(() => forget(id, loading));
    return loading;
  }

  function at(id: string): Promise<StationPredictor> {
    const predictor = remembered.get(id) ?? loadAndRemember(id);
    remembered.delete(id);
    remembered.set(id, predictor);
    const [oldest] = remembered.keys();
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
    return predictor;
  }

  return {
    at,
    ofStation(station) {
      const predictor = predictorOf(station);
      if (!remembered.has(station.id)) remembered.set(station.id, Promise.resolve(predictor));
      return predictor;
    },
    async tide(id) {
      const predictor = await at(id);
      if (predictor.kind !== "tide") throw new RangeError(`not a tide station: ${id}`);
      return predictor.tide;
    },
    async current(id) {
      const predictor = await at(id);
      if (predictor.kind !== "current") throw new RangeError(`not a current station: ${id}`);
      return predictor.current;
    },
  };
}

export const predictors = createPredictors(async (id) => {
  const { loadStation } = await import("#marine/stations/index.ts");
  return loadStation(id);
});
