import { signUp } from "@striper/contract/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";
import { DisplayNameField, EmailField } from "#web/features/accounts/account-fields.tsx";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { textOf, useAccountForm } from "#web/features/accounts/use-account-form.ts";
import { NewPasswordField } from "#web/features/accounts/password/new-password-field.tsx";
import { beginSession } from "#web/features/accounts/session.ts";
import { accountsWording as wording } from "#web/features/accounts/wording.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

export interface SignUpDialogProps {
  readonly onClose: () => void;
  readonly onSignedUp: () => void;
  readonly onSignIn: () => void;
}

export function SignUpDialog({ onClose, onSignedUp, onSignIn }: SignUpDialogProps) {
  const queries = useQueryClient();
  const form = useAccountForm({
    read: (data) => ({
      display_name: textOf(data, "display_name"),
      email: textOf(data, "email"),
      password: textOf(data, "password"),
    }),
    passwordIs: "new",
    send: (entered) => call(signUp, { body: entered }),
    onSuccess: (answer) => {
      beginSession(queries, answer);
      onSignedUp();
    },
    failure: wording.registrationFailed,
  });
  return (
    <Dialog open onClose={onClose} title={wording.signUpTitle} description={wording.signUpLead}>
      <AccountForm {...form} submit={wording.startTrial} submitting={wording.creatingAccount}>
        <DisplayNameField error={form.errors.display_name} />
        <EmailField error={form.errors.email} />
        <NewPasswordField label="Password" error={form.errors.password} />
        <Consent />
      </AccountForm>
      <p className="mt-3 text-center text-small">
        {wording.haveAccount} <TextButton onClick={onSignIn}>{wording.signIn}</TextButton>
      </p>
    </Dialog>
  );
}

/** Links open in new tabs, so that typed text stays. */
function Consent() {
  const { before, terms, between, privacy } = wording.consent;
  const looks = "font-semibold text-primary underline underline-offset-4";
  return (
    <p className="text-caption text-ink-soft">
      {before}{" "}
      <a href="/terms" target="_blank" rel="noopener" className={looks}>
        {terms}
      </a>{" "}
      {between}{" "}
      <a href="/privacy" target="_blank" rel="noopener" className={looks}>
        {privacy}
      </a>
      .
    </p>
  );
}
