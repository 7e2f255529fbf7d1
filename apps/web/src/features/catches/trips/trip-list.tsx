import { useState } from "react";
import type { LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { useCatches } from "#web/features/catches/log/use-log.ts";
import { catchesByTrip } from "#web/features/catches/trips/catches-by-trip.ts";
import { bookWording } from "#web/features/catches/book/wording.ts";
import { tripsWording as wording } from "#web/features/catches/trips/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import { formatHarborTime } from "@striper/marine/time";

const shownAtFirst = 3;
const moreAtOnce = 20;

interface TripListProps {
  readonly trips: readonly LocalTrip[];
  readonly onOpen: (trip: LocalTrip) => void;
}

export function TripList({ trips, onOpen }: TripListProps) {
  const counts = catchesByTrip(useCatches());
  const [shown, setShown] = useState(shownAtFirst);
  if (trips.length === 0) return null;
  const left = Math.min(moreAtOnce, trips.length - shown);
  return (
    <>
      <ul aria-label={wording.title} className="mt-3 divide-y divide-line border-t border-line">
        {trips.slice(0, shown).map((one) => (
          <li key={one.id}>
            <TripRow one={one} catches={counts.get(one.id) ?? 0} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <TextButton onClick={() => setShown(shown + moreAtOnce)}>{wording.more(left)}</TextButton>
      ) : null}
    </>
  );
}

function catchText({ trip, logged }: LocalTrip, catches: number): string {
  const stripers = trip.stripers_caught ?? 0;
  if (stripers > catches) return wording.stripers(stripers);
  return catches === 0 && logged.endedAt !== null ? wording.blank : wording.catches(catches);
}

interface TripRowProps {
  readonly one: LocalTrip;
  readonly catches: number;
  readonly onOpen: (trip: LocalTrip) => void;
}

function TripRow({ one, catches, onOpen }: TripRowProps) {
  const { startedAt, endedAt } = one.logged;
  return (
    <button
      type="button"
      onClick={() => onOpen(one)}
      className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] flex-col items-start justify-center rounded-control px-2 py-2 text-left text-small hover:bg-foam"
    >
      <span className="data font-medium">
        {dateTimeText(startedAt)}
        {endedAt === null ? "" : ` – ${formatHarborTime(endedAt)}`}
      </span>
      <span className="text-ink-soft">
        {one.trip.location_name === null ? "" : `${one.trip.location_name} · `}
        {catchText(one, catches)}
        {one.sync === "synced" ? "" : ` · ${bookWording[one.sync]}`}
      </span>
    </button>
  );
}
