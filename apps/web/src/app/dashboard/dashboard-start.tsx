import type { Water } from "@striper/angling/home-waters";
import type { Instant } from "@striper/marine/time";
import { useEffect } from "react";
import { firstScreenView, sourcesText } from "#web/app/dashboard/first-screen/first-screen-view.ts";
import { FirstScreen } from "#web/app/dashboard/first-screen/first-screen.tsx";
import type { Conditions } from "#web/app/dashboard/use-conditions.ts";
import { cacheStations } from "#web/features/tides/stations/cached-stations.ts";
import { useCurrentStation, useTideStation } from "#web/features/tides/queries.ts";
import { useUnits } from "#web/platform/units.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

interface DashboardStartProps {
  readonly water: Water;
  readonly conditions: Conditions;
  readonly now: Instant;
}

export function DashboardStart({ water, conditions, now }: DashboardStartProps) {
  const units = useUnits();
  const { position, stations } = water.place;
  const tideId = stations.tide?.id ?? null;
  const currentId = stations.current?.id ?? null;
  const tide = useTideStation(tideId).predictor;
  const current = useCurrentStation(currentId).predictor;
  const isWaiting = (tideId !== null && tide === null) || (currentId !== null && current === null);
  useEffect(() => {
    const ids = [tideId, currentId].filter((id) => id !== null);
    if (!isWaiting) void cacheStations(ids).catch(() => undefined);
  }, [isWaiting, tideId, currentId]);
  const { bite, weather, forecast, reports } = conditions;
  const view = firstScreenView({
    position,
    predictors: isWaiting ? null : { tide, current },
    weather: weather.answer,
    forecast: forecast.answer,
    reports: reports.answer,
    here: bite.here,
    // Null until settled, so that the verdict does not change a second later.
    safety: bite.isSafetySettled ? bite.safety : null,
    now,
    units,
  });
  return (
    <>
      <FirstScreen
        view={view}
        tide={tide}
        isWithoutStation={stations.tide === null && stations.current === null}
        position={position}
        leave={{ good: bite.go?.good, waterId: water.id, exposure: bite.exposure }}
        now={now}
      />
      <p className="data min-h-16 text-caption leading-4 text-ink-soft sm:min-h-8">
        {nonBreaking(sourcesText(water, forecast.answer?.zone_name ?? null, units))}
      </p>
    </>
  );
}
