import {
  claimAdmin,
  confirmEmailChange,
  stopReminderMails,
  undoEmailChange,
} from "@striper/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";
import { LinkDialog, type LinkWords } from "#web/features/accounts/link-dialog.tsx";
import { accountsWording as wording } from "#web/features/accounts/wording.ts";

interface TokenDialogProps {
  readonly token: string | undefined;
  readonly onClose: () => void;
}

interface AccountLinkDialogProps extends TokenDialogProps {
  readonly words: Omit<LinkWords, "incomplete">;
  readonly endpoint: typeof confirmEmailChange;
}

/** Refetches all account queries after success. */
function AccountLinkDialog({ words, endpoint, token, onClose }: AccountLinkDialogProps) {
  const queries = useQueryClient();
  return (
    <LinkDialog
      {...words}
      incomplete={wording.linkIncomplete}
      token={token}
      send={(secret) => call(endpoint, { body: { token: secret } })}
      onSuccess={() => void queries.invalidateQueries({ queryKey: ["accounts"] })}
      onClose={onClose}
    />
  );
}

export const ConfirmEmailDialog = (props: TokenDialogProps) => (
  <AccountLinkDialog {...props} words={wording.confirmEmail} endpoint={confirmEmailChange} />
);

export const UndoEmailChangeDialog = (props: TokenDialogProps) => (
  <AccountLinkDialog {...props} words={wording.undoEmailChange} endpoint={undoEmailChange} />
);

export const StopRemindersDialog = (props: TokenDialogProps) => (
  <AccountLinkDialog {...props} words={wording.stopReminders} endpoint={stopReminderMails} />
);

export const ClaimAdminDialog = (props: TokenDialogProps) => (
  <AccountLinkDialog {...props} words={wording.claimAdmin} endpoint={claimAdmin} />
);
