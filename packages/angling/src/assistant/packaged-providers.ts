import { predictors } from "@striper/marine/predictors";
import { packagedTable } from "#angling/regulations/index.ts";
import type { AssistantProviders } from "./providers.ts";

const nothing = () => Promise.resolve(null);

export const packagedProviders: AssistantProviders = {
  tide: predictors.tide,
  current: predictors.current,
  ruleTable: () => Promise.resolve(packagedTable),
  weather: nothing,
  marineForecast: nothing,
  log: nothing,
  licenses: nothing,
  ownSpots: nothing,
};
