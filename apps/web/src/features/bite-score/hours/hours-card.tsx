import type { Instant } from "@striper/marine/time";
import { useState } from "react";
import { biteWording as wording } from "#web/features/bite-score/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { HeatStrip } from "#web/ui/charts/heat-strip.tsx";
import { heatDays } from "#web/ui/charts/heat-strip-view.ts";
import { HourStrip } from "#web/ui/charts/hour-strip.tsx";
import type { StripCell } from "#web/ui/charts/hour-strip-view.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import type { Source } from "#web/ui/figures/source-chip-view.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

const stripHours = 24;
const daysShown = 7;

interface HoursCardProps {
  readonly cells: readonly StripCell[];
  readonly source: Source | null;
  readonly isWaiting: boolean;
  readonly now: Instant;
}

export function HoursCard({ cells, source, isWaiting, now }: HoursCardProps) {
  const [date, setDate] = useState<string | null>(null);
  const days = heatDays(cells).slice(0, daysShown);
  const day = days.find((candidate) => candidate.date === date) ?? null;
  const title = day === null ? wording.next24 : day.label;
  return (
    <Card>
      <CardHeader
        title={wording.hoursTitle}
        aside={source === null ? null : <SourceChip source={source} />}
      />
      {cells.length === 0 ? (
        <div className="h-150">
          {isWaiting ? (
            <Skeleton label={wording.waiting} className="h-full" />
          ) : (
            <p>{wording.noHours}</p>
          )}
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <div>
            <div className="flex min-h-12 items-center justify-between gap-3">
              <h3 className="font-semibold">{title}</h3>
              {day === null ? null : (
                <TextButton onClick={() => setDate(null)}>{wording.backTo24}</TextButton>
              )}
            </div>
            <HourStrip
              label={`${wording.hoursLabel}: ${title}`}
              cells={day === null ? cells.slice(0, stripHours) : day.cells}
              now={now}
            />
          </div>
          <div>
            <h3 className="font-semibold">{wording.week}</h3>
            <p className="mb-2 text-small text-ink-soft">{wording.weekHint}</p>
            <HeatStrip
              label={wording.week}
              days={days}
              chosen={day?.date ?? null}
              onChoose={(chosen) => setDate(chosen === date ? null : chosen)}
            />
          </div>
        </div>
      )}
    </Card>
  );
}
