import { personalBests, type PersonalBest } from "@striper/angling/catches";
import { useLoggedCatches } from "#web/features/catches/log/use-log.ts";

/** Which catches were a personal best on their day. */
export const useBests = (): ReadonlyMap<string, PersonalBest> => personalBests(useLoggedCatches());
