import type { LoggedCatch, LoggedTrip } from "@striper/angling/catches";
import { weather } from "@striper/contract/weather";
import { type Instant, day, parseIso } from "@striper/marine/time";
import { celsius, type Celsius } from "@striper/marine/units";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { FishDrawing } from "#web/features/catches/book/fish-drawing.tsx";
import { YearFigures } from "#web/features/catches/book/year-figures.tsx";
import { tabsWording as wording } from "#web/features/catches/book/tabs-wording.ts";
import { CatchMap } from "#web/features/catches/catch-map.tsx";
import { gradingWording } from "#web/features/catches/grading/wording.ts";
import { useLoggedCatches, useLoggedTrips, useLogNow } from "#web/features/catches/log/use-log.ts";
import { daysLikeTodayView } from "#web/features/catches/statistics/days-like-today-view.ts";
import { EffortCard } from "#web/features/catches/statistics/effort-card.tsx";
import { LogStatistics } from "#web/features/catches/statistics/log-statistics.tsx";
import { catchesIn, tripsIn, type Window } from "#web/features/catches/statistics/scope.ts";
import { statisticsWording } from "#web/features/catches/statistics/wording.ts";
import { readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { useUnits } from "#web/platform/units.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

/** An older reading is not used as today's water temperature. */
const waterCountsFor = day;

const { scope } = statisticsWording;

interface AnalyticsTabProps {
  readonly onOpen: (catchId: string) => void;
  readonly clocks: ReactNode;
}

export function AnalyticsTab({ onOpen, clocks }: AnalyticsTabProps) {
  const [window, setWindow] = useState<Window>("year");
  const now = useLogNow();
  const log = useLoggedCatches();
  const allTrips = useLoggedTrips();
  if (log.length === 0 && allTrips.length === 0) {
    return (
      <Card>
        <EmptyState drawing={<FishDrawing />} title={wording.none}>
          {wording.noAnalytics}
        </EmptyState>
      </Card>
    );
  }
  const catches = catchesIn(log, window, now);
  const trips = tripsIn(allTrips, window, now);
  return (
    <div className="flex flex-col gap-4">
      <div className="w-full max-w-96">
        <SegmentedControl<Window>
          legend={scope.legend}
          value={window}
          onChange={setWindow}
          segments={[
            { value: "year", label: scope.year },
            { value: "all", label: scope.all },
          ]}
        />
      </div>
      <YearFigures catches={catches} trips={trips} window={window} now={now}>
        <EffortCard catches={catches} trips={trips} now={now} />
        <DaysLikeTodayCard catches={log} trips={allTrips} now={now} onOpen={onOpen} />
      </YearFigures>
      <Link to="/score-grade" className={buttonStyle("secondary", "regular", true)}>
        {gradingWording.link}
      </Link>
      {clocks}
      <LogStatistics catches={catches} />
      <CatchMap onOpen={onOpen} />
    </div>
  );
}

interface DaysLikeTodayCardProps {
  readonly catches: readonly LoggedCatch[];
  readonly trips: readonly LoggedTrip[];
  readonly now: Instant;
  readonly onOpen: (catchId: string) => void;
}

function DaysLikeTodayCard({ catches, trips, now, onOpen }: DaysLikeTodayCardProps) {
  const today = { now, waterTemperature: waterNow(now) };
  const { like, says, best } = daysLikeTodayView({ catches, trips }, today, useUnits());
  return (
    <Card>
      <CardHeader title={statisticsWording.alike.title} />
      <p>{says}</p>
      <p className="mt-1 text-small text-ink-soft">{like}</p>
      {best === null ? null : (
        <TextButton className="text-left text-small" onClick={() => onOpen(best.id)}>
          {best.sentence}
        </TextButton>
      )}
    </Card>
  );
}

function waterNow(now: Instant): Celsius | null {
  const water = readCachedAnswer("weather", weather.response, now)?.answer.observed
    .water_temperature_c;
  const observedAt = water?.observed_at ? parseIso(water.observed_at) : null;
  if (!water || water.value === null || observedAt === null) return null;
  return now - observedAt <= waterCountsFor ? celsius(water.value) : null;
}
