import { findStation } from "@striper/marine/stations";
import type { Instant } from "@striper/marine/time";
import { useEffect } from "react";
import { requestPredictors, usePredictors } from "#web/app/map/stations/predictors.ts";
import { harborCurrentId, harborTide } from "#web/features/tides/queries.ts";
import { currentSentence, tideNow, tideSentence } from "#web/features/tides/tide-now-view.ts";
import { useUnits } from "#web/platform/units/units-store.ts";

const harborCurrent = findStation(harborCurrentId);

/** The harbor at the time of the map, in words: the answer before the picture. */
export function useHarborWords(at: Instant): string {
  const predictor = usePredictors().get(harborCurrentId);
  const units = useUnits();
  useEffect(() => {
    if (harborCurrent !== undefined) void requestPredictors([harborCurrent]);
  }, []);
  const tide = `Boston: ${tideSentence(tideNow(harborTide, at, units))}`;
  if (predictor?.kind !== "current") return tide;
  return `${tide} Deer Island: ${currentSentence(predictor.current, at)}`;
}
