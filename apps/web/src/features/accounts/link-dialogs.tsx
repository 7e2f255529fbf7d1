import {
  claimAdmin,
  confirmEmailChange,
  stopReminderMails,
  undoEmailChange,
} from "@striper/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";
import { LinkDialog } from "#web/features/accounts/link-dialog.tsx";
import { accountsWording } from "#web/features/accounts/wording.ts";

interface TokenDialogProps {
  readonly token: string | undefined;
  readonly onClose: () => void;
}

/** With the link mailed to a new address. */
export function ConfirmEmailDialog({ token, onClose }: TokenDialogProps) {
  const queries = useQueryClient();
  return (
    <LinkDialog
      {...accountsWording.confirmEmail}
      incomplete={accountsWording.linkIncomplete}
      token={token}
      send={(secret) => call(confirmEmailChange, { body: { token: secret } })}
      onSuccess={() => void queries.invalidateQueries({ queryKey: ["accounts"] })}
      onClose={onClose}
    />
  );
}

/** With the link mailed to the address that an account had before. */
export function UndoEmailChangeDialog({ token, onClose }: TokenDialogProps) {
  const queries = useQueryClient();
  return (
    <LinkDialog
      {...accountsWording.undoEmailChange}
      incomplete={accountsWording.linkIncomplete}
      token={token}
      send={(secret) => call(undoEmailChange, { body: { token: secret } })}
      onSuccess={() => void queries.invalidateQueries({ queryKey: ["accounts"] })}
      onClose={onClose}
    />
  );
}

/** With the link that stands in every reminder. */
export function StopRemindersDialog({ token, onClose }: TokenDialogProps) {
  const queries = useQueryClient();
  return (
    <LinkDialog
      {...accountsWording.stopReminders}
      incomplete={accountsWording.linkIncomplete}
      token={token}
      send={(secret) => call(stopReminderMails, { body: { token: secret } })}
      onSuccess={() => void queries.invalidateQueries({ queryKey: ["accounts"] })}
      onClose={onClose}
    />
  );
}

/** With the link that the first start prints. */
export function ClaimAdminDialog({ token, onClose }: TokenDialogProps) {
  const queries = useQueryClient();
  return (
    <LinkDialog
      {...accountsWording.claimAdmin}
      incomplete={accountsWording.linkIncomplete}
      token={token}
      send={(secret) => call(claimAdmin, { body: { token: secret } })}
      onSuccess={() => void queries.invalidateQueries({ queryKey: ["accounts"] })}
      onClose={onClose}
    />
  );
}
