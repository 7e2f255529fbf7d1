import { AlertForm, type AlertFormProps } from "#web/features/tides/alerts/alert-form.tsx";
import { alertWording as wording } from "#web/features/tides/alerts/wording.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface TideAlertDialogProps extends Omit<AlertFormProps, "onSaved"> {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function TideAlertDialog({ open, onClose, ...alert }: TideAlertDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={wording.title} description={wording.lead}>
      <AlertForm {...alert} onSaved={onClose} />
    </Dialog>
  );
}
