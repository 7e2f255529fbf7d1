import { useState, type ReactNode } from "react";
import { FishDrawing } from "#web/features/catches/book/fish-drawing.tsx";
import { YearFigures } from "#web/features/catches/book/tabs/year-figures.tsx";
import { tabsWording as wording } from "#web/features/catches/book/tabs/wording.ts";
import { CatchMap } from "#web/features/catches/catch-map/catch-map.tsx";
import { useLoggedCatches, useLoggedTrips, useLogNow } from "#web/features/catches/log/use-log.ts";
import { DaysLikeTodayCard } from "#web/features/catches/statistics/days-like-today-card.tsx";
import { EffortCard } from "#web/features/catches/statistics/effort-card.tsx";
import { LogStatistics } from "#web/features/catches/statistics/log-statistics.tsx";
import { catchesIn, tripsIn, type Window } from "#web/features/catches/statistics/scope.ts";
import { statisticsWording } from "#web/features/catches/statistics/wording.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";

const { scope } = statisticsWording;

interface AnalyticsTabProps {
  readonly onOpen: (catchId: string) => void;
  /** The clocks of the spots; another feature knows the spots. */
  readonly clocks: ReactNode;
}

/** What the log says: when and with what fish came, and what an hour brought. */
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
      {clocks}
      <LogStatistics catches={catches} />
      <CatchMap onOpen={onOpen} />
    </div>
  );
}
