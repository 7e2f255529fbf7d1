import { requestPasswordReset } from "@striper/contract/accounts";
import { useState } from "react";
import { call } from "#web/platform/api/api-client.ts";
import { EmailField } from "#web/features/accounts/account-fields.tsx";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { textOf, useAccountForm } from "#web/features/accounts/use-account-form.ts";
import { accountsWording as wording } from "#web/features/accounts/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

export interface ForgotPasswordDialogProps {
  readonly onClose: () => void;
  readonly onSignIn: () => void;
}

export function ForgotPasswordDialog({ onClose, onSignIn }: ForgotPasswordDialogProps) {
  const [sent, setSent] = useState(false);
  const form = useAccountForm({
    read: (data) => ({ email: textOf(data, "email") }),
    passwordIs: "known",
    send: (entered) => call(requestPasswordReset, { body: entered }),
    onSuccess: () => setSent(true),
    failure: wording.requestFailed,
  });
  return (
    <Dialog open onClose={onClose} title={wording.forgotTitle} description={wording.forgotLead}>
      {sent ? (
        <Banner tone="ok">{wording.linkSent}</Banner>
      ) : (
        <AccountForm {...form} submit={wording.sendLink} submitting={wording.sendingLink}>
          <EmailField error={form.errors.email} />
        </AccountForm>
      )}
      <p className="mt-3 text-center text-small">
        <TextButton onClick={onSignIn}>{wording.backToSignIn}</TextButton>
      </p>
    </Dialog>
  );
}
