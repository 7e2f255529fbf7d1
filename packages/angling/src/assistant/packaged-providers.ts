import { createCurrentPredictor, type CurrentPredictor } from "@striper/marine/currents";
import { loadCurrentStation, loadTideStation } from "@striper/marine/stations";
import { createTidePredictor, type TidePredictor } from "@striper/marine/tides";
import { packagedTable } from "#angling/regulations/index.ts";
import type { AssistantProviders } from "./providers.ts";

/** Each station is loaded once; a failed load is tried again. */
function remembered<Value>(load: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const loading = load(id);
    known.set(id, loading);
    loading.catch(() => known.delete(id));
    return loading;
  };
}

const tide = remembered(async (id): Promise<TidePredictor> =>
  createTidePredictor(await loadTideStation(id)),
);
const current = remembered(async (id): Promise<CurrentPredictor> =>
  createCurrentPredictor(await loadCurrentStation(id)),
);
const nothing = () => Promise.resolve(null);

/** What the product carries with it: predictions, spots and the rule table; nothing personal. */
export const packagedProviders: AssistantProviders = {
  tide,
  current,
  ruleTable: () => Promise.resolve(packagedTable),
  earlierRuleTable: nothing,
  weather: nothing,
  marineForecast: nothing,
  log: nothing,
  licenses: nothing,
  ownSpots: nothing,
  reports: nothing,
};
