import { stripersByTrip } from "#web/features/catches/trips/trips-to-grade.ts";
import { tripContentOf } from "#web/features/catches/log/log-writes.ts";
import type { LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { useCatches, useLogActions } from "#web/features/catches/log/use-log.ts";
import { StriperCount } from "#web/features/catches/trips/striper-count.tsx";
import { tripsWording as wording } from "#web/features/catches/trips/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface TripEndDialogProps {
  readonly trip: LocalTrip;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** Asks for the count once when a trip ends, because catches per hour need blank trips too. */
export function TripEndDialog({ trip, onClose, onEdit }: TripEndDialogProps) {
  const actions = useLogActions();
  const logged = stripersByTrip(useCatches()).get(trip.id) ?? 0;
  async function confirm(stripers_caught: number): Promise<void> {
    await actions.editTrip(trip, { ...tripContentOf(trip.trip), stripers_caught });
    showToast(wording.saved, "ok");
    onClose();
  }
  return (
    <Dialog open backCloses onClose={onClose} title={wording.count.title}>
      <p className="mb-4 text-small text-ink-soft">{wording.count.lead(logged)}</p>
      <StriperCount
        logged={logged}
        onChoose={(count) =>
          void confirm(count).catch((error: unknown) =>
            showToast(wording.failed(error instanceof Error ? error.message : "?"), "danger"),
          )
        }
      />
      <TextButton className="mt-3" onClick={onEdit}>
        {wording.count.edit}
      </TextButton>
    </Dialog>
  );
}
