import type { LoggedCatch, LoggedTrip } from "@striper/angling/catches";
import type { Instant } from "@striper/marine/time";
import { daysLikeTodayView } from "#web/features/catches/statistics/days-like-today-view.ts";
import { waterNow } from "#web/features/catches/statistics/water-now.ts";
import { statisticsWording } from "#web/features/catches/statistics/wording.ts";
import { useUnits } from "#web/platform/units/units-store.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface DaysLikeTodayCardProps {
  readonly catches: readonly LoggedCatch[];
  readonly trips: readonly LoggedTrip[];
  readonly now: Instant;
  readonly onOpen: (catchId: string) => void;
}

/** What the log says of past days like this one. */
export function DaysLikeTodayCard({ catches, trips, now, onOpen }: DaysLikeTodayCardProps) {
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
