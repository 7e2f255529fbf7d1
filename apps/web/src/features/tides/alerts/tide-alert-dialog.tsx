import type { ReactNode } from "react";
import type { AlertEvent } from "#web/features/tides/alerts/alert-view.ts";
import { AlertForm } from "#web/features/tides/alerts/alert-form.tsx";
import { alertWording as wording } from "#web/features/tides/alerts/wording.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface TideAlertDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The tide event preset by a link. */
  readonly event?: AlertEvent | undefined;
  readonly tideStationId: string;
  /** Null when no current is known here: then there is no slack water to be reminded of. */
  readonly currentStationId: string | null;
  readonly switches: ReactNode;
}

/** Set Alert: which tide, how long before, to the account and to the calendar. */
export function TideAlertDialog(props: TideAlertDialogProps) {
  const { open, onClose, event, tideStationId, currentStationId, switches } = props;
  return (
    <Dialog open={open} onClose={onClose} title={wording.title} description={wording.lead}>
      <AlertForm
        event={event}
        tide={tideStationId}
        current={currentStationId}
        switches={switches}
        onSaved={onClose}
      />
    </Dialog>
  );
}
