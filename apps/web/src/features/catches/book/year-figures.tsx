import {
  catchAnalytics,
  leastSample,
  type LoggedCatch,
  type LoggedTrip,
} from "@striper/angling/catches";
import type { Instant } from "@striper/marine/time";
import type { ReactNode } from "react";
import { Stat, StatCards } from "#web/features/catches/book/stat-cards.tsx";
import { tabsWording as wording } from "#web/features/catches/book/tabs-wording.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import { daysOf, type Window } from "#web/features/catches/statistics/scope.ts";
import { statisticsWording } from "#web/features/catches/statistics/wording.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface YearFiguresProps {
  readonly catches: readonly LoggedCatch[];
  readonly trips: readonly LoggedTrip[];
  readonly window: Window;
  readonly now: Instant;
  readonly children: ReactNode;
}

export function YearFigures({ catches, trips, window, now, children }: YearFiguresProps) {
  const analytics = catchAnalytics(catches, trips, daysOf(window), now);
  const { totalCatches, fishingDays, successRate, isEnough } = analytics;
  const named = analytics.speciesBreakdown.filter(
    ({ species }) => species !== loggingWording.unfinishedSpecies,
  );
  const most = Math.max(1, ...named.map(({ count }) => count));
  return (
    <>
      <StatCards>
        <Stat label={wording.catches} value={totalCatches} hint={statisticsWording.scope[window]} />
        <Stat label={wording.species} value={named.length} />
        <Stat label={wording.days} value={fishingDays} />
      </StatCards>
      {/* Two columns of similar height, however many cards are shown. */}
      <div className="-mb-4 gap-4 *:mb-4 *:break-inside-avoid lg:mb-0 lg:columns-2">
        <Card>
          <CardHeader title={wording.success} />
          <p>
            {isEnough && successRate !== null
              ? wording.rate(Math.round(successRate), fishingDays)
              : wording.tooFew(fishingDays, leastSample)}
          </p>
        </Card>
        {children}
        <Card>
          <CardHeader title={wording.breakdown} />
          {named.length === 0 ? (
            <p className="text-ink-soft">{wording.none}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {named.map(({ species, count }) => (
                <li key={species}>
                  <p className="flex justify-between gap-3 text-small">
                    <span className="min-w-0 font-semibold break-words">{species}</span>
                    <span className="data">{count}</span>
                  </p>
                  <div aria-hidden="true" className="mt-1 h-3 rounded-pill bg-foam">
                    <div
                      className="h-3 rounded-pill bg-primary"
                      style={{ width: `${(count / most) * 100}%` }}
                    />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}
