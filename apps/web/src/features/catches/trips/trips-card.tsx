import { catchRate, leastSample } from "@striper/angling/catches";
import { Flag, Plus, Square } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { tripContentOf } from "#web/features/catches/log/log-writes.ts";
import type { LocalTrip } from "#web/features/catches/log/local-catch.ts";
import {
  useLoggedCatches,
  useLoggedTrips,
  useTrips,
  useLogActions,
} from "#web/features/catches/log/use-log.ts";
import { startedTrip } from "#web/features/catches/trips/trip-draft.ts";
import { TripEndDialog } from "#web/features/catches/trips/trip-end-dialog.tsx";
import { endedTrip, tripScoreAt } from "#web/features/catches/trips/trip-score.ts";
import { TripList } from "#web/features/catches/trips/trip-list.tsx";
import { tripsWording as wording } from "#web/features/catches/trips/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { newId } from "#web/platform/new-id.ts";
import { devicePosition } from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { useSingleRun } from "#web/ui/actions/use-single-run.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const TripForm = lazyPart(
  async () => (await import("#web/features/catches/trips/trip-form.tsx")).TripForm,
);

type Editing =
  | { readonly kind: "new" }
  | { readonly kind: "trip"; readonly trip: LocalTrip }
  | { readonly kind: "over"; readonly tripId: string };

const showFailure = (error: unknown): void =>
  showToast(wording.failed(error instanceof Error ? error.message : "?"), "danger");

export function TripsCard() {
  const trips = useTrips();
  const actions = useLogActions();
  const [editing, setEditing] = useState<Editing | null>(null);
  const running = trips.find(({ trip }) => trip.ended_at === null);

  const since = useRef<HTMLParagraphElement>(null);
  const starter = useRef<HTMLButtonElement>(null);
  /** Moves the focus, because the pressed button is replaced and would lose it. */
  const focusNext = (next: typeof since | typeof starter) =>
    requestAnimationFrame(() => next.current?.focus());

  // A second tap before the trip appears would start another one.
  const start = useSingleRun(async () => {
    const { position } = devicePosition();
    const now = Date.now();
    const bite_score = await tripScoreAt(now, position, now, "at_start");
    await actions.addTrip(newId(), startedTrip(now, { position, bite_score })).catch(showFailure);
    focusNext(since);
  });
  const end = useSingleRun(async () => {
    if (running === undefined) return;
    const ended = await endedTrip(tripContentOf(running.trip), Date.now());
    await actions.editTrip(running, ended).catch(showFailure);
    setEditing({ kind: "over", tripId: running.id });
  });

  function change(next: Editing | null) {
    setEditing(next);
    if (next === null && editing?.kind === "over") focusNext(starter);
  }

  return (
    <Card>
      <CardHeader title={wording.title} />
      {running === undefined ? (
        <>
          <p className="text-small text-ink-soft">{wording.lead}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button ref={starter} tone="secondary" className="flex-auto" onClick={start}>
              <Flag size={18} aria-hidden="true" /> {wording.start}
            </Button>
            <Button tone="quiet" className="flex-auto" onClick={() => setEditing({ kind: "new" })}>
              <Plus size={18} aria-hidden="true" /> {wording.add}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p ref={since} tabIndex={-1} className="data font-semibold">
            {wording.running(dateTimeText(running.logged.startedAt))}
          </p>
          <Button tone="secondary" className="mt-3 w-full" onClick={end}>
            <Square size={18} aria-hidden="true" /> {wording.end}
          </Button>
        </>
      )}
      <Effort />
      <TripList trips={trips} onOpen={(trip) => setEditing({ kind: "trip", trip })} />
      <Opened trips={trips} editing={editing} onChange={change} />
    </Card>
  );
}

interface OpenedProps {
  readonly trips: readonly LocalTrip[];
  readonly editing: Editing | null;
  readonly onChange: (editing: Editing | null) => void;
}

function Opened({ trips, editing, onChange }: OpenedProps) {
  const close = () => onChange(null);
  if (editing === null) return null;
  if (editing.kind !== "over") {
    const before = editing.kind === "trip" ? editing.trip : null;
    return (
      <Suspense fallback={null}>
        <TripForm key={before?.id ?? "new"} before={before} onClose={close} />
      </Suspense>
    );
  }
  const trip = trips.find(({ id }) => id === editing.tripId);
  if (trip === undefined) return null;
  return (
    <TripEndDialog trip={trip} onClose={close} onEdit={() => onChange({ kind: "trip", trip })} />
  );
}

function Effort() {
  const rate = catchRate(useLoggedTrips(), useLoggedCatches(), useNow());
  if (rate.trips === 0) return null;
  const isSaid = rate.isEnough && rate.perHour !== null;
  return (
    <p className="data mt-3 text-small">
      {isSaid
        ? wording.rate(rate.perHour.toFixed(1), rate.hours.toFixed(0))
        : wording.noRate(rate.trips, leastSample)}
    </p>
  );
}
