import {
  catchRate,
  leastSample,
  type LoggedCatch,
  type LoggedTrip,
} from "@striper/angling/catches";
import type { Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { statisticsWording } from "#web/features/catches/statistics/wording.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const wording = statisticsWording.effort;

interface EffortCardProps {
  readonly catches: readonly LoggedCatch[];
  readonly trips: readonly LoggedTrip[];
  readonly now: Instant;
}

export function EffortCard({ catches, trips, now }: EffortCardProps) {
  const rate = catchRate(trips, catches, now);
  const hours = roundTo(rate.hours, 1);
  return (
    <Card>
      <CardHeader title={wording.title} />
      {rate.trips === 0 ? (
        <p className="text-small text-ink-soft">{wording.none}</p>
      ) : (
        <>
          <dl className="grid grid-cols-3 gap-3">
            <Figure label={wording.trips} text={String(rate.trips)} />
            <Figure label={wording.blanks} text={String(rate.blankTrips)} />
            {rate.isEnough && rate.perHour !== null ? (
              <Figure label={wording.perHour} text={roundTo(rate.perHour, 2).toFixed(2)} />
            ) : null}
          </dl>
          <p className="mt-3 text-small text-ink-soft">
            {wording.sample(rate.catches, String(hours), rate.trips)}
            {rate.isEnough ? null : ` ${wording.few(rate.trips, leastSample)}`}
          </p>
        </>
      )}
    </Card>
  );
}

function Figure({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dd className="font-figure text-heading font-semibold">{text}</dd>
      <dt className="text-small">{label}</dt>
    </div>
  );
}
