import { signIn } from "@striper/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";
import { EmailField, KnownPasswordField } from "#web/features/accounts/account-fields.tsx";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { textOf, useAccountForm } from "#web/features/accounts/use-account-form.ts";
import { beginSession } from "#web/features/accounts/session.ts";
import { accountsWording as wording } from "#web/features/accounts/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

export interface SignInDialogProps {
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
  readonly onSignUp: () => void;
  readonly onForgot: () => void;
  readonly reason?: string | undefined;
}

export function SignInDialog(props: SignInDialogProps) {
  const { onClose, onSignedIn, onSignUp, onForgot, reason } = props;
  const queries = useQueryClient();
  const form = useAccountForm({
    read: (data) => ({ email: textOf(data, "email"), password: textOf(data, "password") }),
    passwordIs: "known",
    send: (entered) => call(signIn, { body: entered }),
    onSuccess: (answer) => {
      beginSession(queries, answer);
      onSignedIn();
    },
    failure: wording.loginFailed,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={wording.signInTitle}
      {...(reason === undefined ? {} : { description: reason })}
    >
      <AccountForm {...form} submit={wording.signIn} submitting={wording.signingIn}>
        <EmailField error={form.errors.email} />
        <KnownPasswordField error={form.errors.password}>
          <TextButton className="mt-1" onClick={onForgot}>
            {wording.forgot}
          </TextButton>
        </KnownPasswordField>
      </AccountForm>
      <p className="mt-3 text-center text-small">
        {wording.noAccount} <TextButton onClick={onSignUp}>{wording.startFreeTrial}</TextButton>
      </p>
    </Dialog>
  );
}
