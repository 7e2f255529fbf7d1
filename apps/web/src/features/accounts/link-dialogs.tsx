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

/** Everything known of accounts is asked for anew when the link has done its work. */
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

/** With the link mailed to a new address. */
export const ConfirmEmailDialog = (props: TokenDialogProps) => (
  <AccountLinkDialog {...props} words={wording.confirmEmail} endpoint={confirmEmailChange} />
);

/** With the link mailed to the address that an account had before. */
export const UndoEmailChangeDialog = (props: TokenDialogProps) => (
  <AccountLinkDialog {...props} words={wording.undoEmailChange} endpoint={undoEmailChange} />
);

/** With the link that stands in every reminder. */
export const StopRemindersDialog = (props: TokenDialogProps) => (
  <AccountLinkDialog {...props} words={wording.stopReminders} endpoint={stopReminderMails} />
);

/** With the link that the first start prints. */
export const ClaimAdminDialog = (props: TokenDialogProps) => (
  <AccountLinkDialog {...props} words={wording.claimAdmin} endpoint={claimAdmin} />
);
