import type { PersonalBest } from "@striper/angling/catches";
import { bestsOf } from "#web/features/catches/log/log-summary.ts";
import { useCatches } from "#web/features/catches/log/use-log.ts";

export const useBests = (): ReadonlyMap<string, PersonalBest> => bestsOf(useCatches());
