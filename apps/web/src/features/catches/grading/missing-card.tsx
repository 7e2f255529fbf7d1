import { harborParts, type Instant } from "@striper/marine/time";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import {
  tripOfDay,
  withTrip,
  type DayToAsk,
  type RowsOfLog,
} from "#web/features/catches/grading/rows-of-log.ts";
import { gradingWording } from "#web/features/catches/grading/wording.ts";
import type { LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { tripContentOf } from "#web/features/catches/log/log-writes.ts";
import { useLogActions, type LogActions } from "#web/features/catches/log/use-log.ts";
import { StriperCount } from "#web/features/catches/trips/striper-count.tsx";
import { lazyPart } from "#web/platform/load-part.ts";
import { newId } from "#web/platform/new-id.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { dateText } from "#web/ui/figures/date-text.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const TripForm = lazyPart(
  async () => (await import("#web/features/catches/trips/trip-form.tsx")).TripForm,
);

const wording = gradingWording.missing;

const dayText = (at: Instant): string => `${dateText(at)}, ${harborParts(at).year}`;

const showFailure = (error: unknown): void =>
  showToast(gradingWording.failed(error instanceof Error ? error.message : "?"), "danger");

interface MissingCardProps {
  readonly log: RowsOfLog;
  readonly left: number;
}

export function MissingCard({ log, left }: MissingCardProps) {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [mending, setMending] = useState<LocalTrip | null>(null);
  const days = log.days.filter(({ date }) => !skipped.includes(date));
  const [blank] = log.missing.count;
  const [day] = days;
  const [unended] = log.missing.hours;
  const noScore = log.missing.score.length;
  const otherFish = log.missing["other-fish"].length;
  const isNothing = left === 0 && !blank && !day && !unended && noScore + otherFish === 0;
  if (isNothing) return null;
  return (
    <Card>
      <CardHeader title={wording.title} />
      <div className="flex flex-col gap-5">
        {left > 0 ? <HowToGoOn left={left} hasRows={log.rows.length > 0} /> : null}
        {blank ? <AskCount trip={blank} left={log.missing.count.length} /> : null}
        {day ? (
          <AskHours
            day={day}
            left={days.length}
            onSkip={() => setSkipped([...skipped, day.date])}
          />
        ) : null}
        {unended ? (
          <p className="text-small">
            {wording.tooLong(log.missing.hours.length)}{" "}
            <TextButton onClick={() => setMending(unended)}>{wording.mend}</TextButton>
          </p>
        ) : null}
        {noScore === 0 ? null : (
          <p className="text-small text-ink-soft">{wording.noScore(noScore)}</p>
        )}
        {otherFish === 0 ? null : (
          <p className="text-small text-ink-soft">{wording.otherFish(otherFish)}</p>
        )}
      </div>
      {mending === null ? null : (
        <Suspense fallback={null}>
          <TripForm before={mending} onClose={() => setMending(null)} />
        </Suspense>
      )}
    </Card>
  );
}

function HowToGoOn({ left, hasRows }: { readonly left: number; readonly hasRows: boolean }) {
  return (
    <div>
      <p>{hasRows ? wording.more(left) : wording.none}</p>
      <Link to="/catch-logger" className={`${buttonStyle("secondary", "regular", false)} mt-3`}>
        {wording.openTrips}
      </Link>
    </div>
  );
}

function AskCount({ trip, left }: { readonly trip: LocalTrip; readonly left: number }) {
  const actions = useLogActions();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {wording.count(dayText(trip.logged.startedAt), left)}
      </legend>
      <StriperCount
        logged={0}
        onChoose={(stripers_caught) =>
          void actions
            .editTrip(trip, { ...tripContentOf(trip.trip), stripers_caught })
            .catch(showFailure)
        }
      />
    </fieldset>
  );
}

const choices = [1, 2, 3, 4, 5, 6, 8, 10] as const;

async function addDay(actions: LogActions, day: DayToAsk, hours: number): Promise<void> {
  const trip = tripOfDay(day, hours, Date.now());
  if (trip === null) return;
  const tripId = newId();
  await actions.addTrip(tripId, trip);
  for (const one of day.catches) await actions.edit(one, withTrip(one, tripId));
}

interface AskHoursProps {
  readonly day: DayToAsk;
  readonly left: number;
  readonly onSkip: () => void;
}

function AskHours({ day, left, onSkip }: AskHoursProps) {
  const actions = useLogActions();
  const [first] = day.catches;
  const when = first === undefined ? day.date : dayText(first.logged.caughtAt);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {wording.hours(when, day.catches.length, left)}
      </legend>
      <div className="grid grid-cols-4 gap-2">
        {choices.map((hours) => (
          <Button
            key={hours}
            tone="secondary"
            onClick={() => void addDay(actions, day, hours).catch(showFailure)}
          >
            {wording.hour(hours)}
          </Button>
        ))}
      </div>
      <TextButton onClick={onSkip}>{wording.skip}</TextButton>
    </fieldset>
  );
}
