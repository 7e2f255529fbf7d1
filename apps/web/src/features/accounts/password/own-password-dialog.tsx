import { Link } from "@tanstack/react-router";
import { KnownPasswordField } from "#web/features/accounts/account-fields.tsx";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { textOf, useAccountForm } from "#web/features/accounts/use-account-form.ts";
import { passwordFailure } from "#web/features/accounts/password/own-password.ts";
import { accountsWording as wording } from "#web/features/accounts/wording.ts";
import type { ButtonTone } from "#web/ui/actions/button-style.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface OwnPasswordDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly submitting: string;
  readonly tone?: ButtonTone;
  readonly email: string;
  readonly send: (password: string) => Promise<unknown>;
  readonly failure: (error: unknown) => string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function OwnPasswordDialog(props: OwnPasswordDialogProps) {
  const { title, lead, submit, submitting, tone = "primary", email, onClose } = props;
  const form = useAccountForm({
    read: (data) => ({ password: textOf(data, "password") }),
    passwordIs: "known",
    send: ({ password }) => props.send(password),
    onSuccess: props.onDone,
    failure: (error) => passwordFailure(error, props.failure),
  });
  return (
    <Dialog open backCloses onClose={onClose} title={title} description={lead}>
      <AccountForm {...form} submit={submit} submitting={submitting} tone={tone}>
        <input hidden name="username" autoComplete="username" value={email} readOnly />
        <KnownPasswordField error={form.errors.password}>
          <Link
            to="/forgot-password"
            className="-mx-1 mt-1 inline-flex min-h-12 items-center px-1 font-semibold text-primary underline underline-offset-4 hover:text-primary-strong"
          >
            {wording.forgot}
          </Link>
        </KnownPasswordField>
      </AccountForm>
    </Dialog>
  );
}
