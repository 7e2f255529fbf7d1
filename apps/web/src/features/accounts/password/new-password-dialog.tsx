import { confirmPasswordReset } from "@striper/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { textOf, useAccountForm } from "#web/features/accounts/use-account-form.ts";
import { NewPasswordField } from "#web/features/accounts/password/new-password-field.tsx";
import { endSessionOnDevice } from "#web/features/accounts/session.ts";
import { accountsWording as wording } from "#web/features/accounts/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

export interface NewPasswordDialogProps {
  readonly token: string | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onAskAgain: () => void;
}

export function NewPasswordDialog({ token, onClose, onDone, onAskAgain }: NewPasswordDialogProps) {
  return (
    <Dialog open onClose={onClose} title={wording.newPasswordTitle}>
      {token === undefined ? (
        <Banner tone="danger">{wording.linkIncomplete}</Banner>
      ) : (
        <NewPasswordForm token={token} onDone={onDone} />
      )}
      <p className="mt-4 text-center text-small">
        <TextButton onClick={onAskAgain}>{wording.askNewLink}</TextButton>
      </p>
    </Dialog>
  );
}

function NewPasswordForm({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: () => void;
}) {
  const queries = useQueryClient();
  const form = useAccountForm({
    read: (data) => ({ password: textOf(data, "password") }),
    passwordIs: "new",
    send: (entered) => call(confirmPasswordReset, { body: { ...entered, token } }),
    onSuccess: () => {
      // A new password ends all sessions, including this one.
      endSessionOnDevice(queries);
      showToast(wording.passwordSet, "ok");
      onDone();
    },
    failure: wording.resetFailed,
  });
  return (
    <AccountForm {...form} submit={wording.setPassword} submitting={wording.settingPassword}>
      <NewPasswordField label="New Password" error={form.errors.password} />
    </AccountForm>
  );
}
