import { Plus } from "lucide-react";
import { tripText } from "#web/app/trip/trip-text.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classes } from "#web/ui/classes.ts";

interface TripListProps {
  readonly trips: readonly TripPlan[];
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
  readonly onPlan: () => void;
}

export function TripList({ trips, shown, onShow, onPlan }: TripListProps) {
  return (
    <nav aria-label={wording.planned} className="mb-4 flex flex-col gap-2">
      {trips.length === 1 && shown !== null ? null : (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {trips.map((trip) => (
            <li key={trip.id}>
              <button
                type="button"
                aria-current={trip.id === shown ? "true" : undefined}
                className={classes(
                  "size-full min-h-14 rounded-control border px-3 py-2 text-left hover:bg-foam",
                  trip.id === shown
                    ? "border-2 border-primary bg-primary-tint"
                    : "border-line-strong bg-surface",
                )}
                onClick={() => onShow(trip.id)}
              >
                <span className="data block text-small font-semibold">{tripText(trip)}</span>
                <span className="block text-small">{trip.placeName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown === null ? null : (
        <Button tone="secondary" className="self-start max-sm:self-stretch" onClick={onPlan}>
          <Plus size={20} aria-hidden="true" /> {wording.planAnother}
        </Button>
      )}
    </nav>
  );
}
