import { useState } from "react";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Form } from "#web/ui/fields/form.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";

const wording = licensesWording.officer.unlock;

interface PasswordFormProps {
  readonly onPassword: (password: string) => Promise<void>;
  readonly failureOf: (error: unknown) => string;
}

export function PasswordForm({ onPassword, failureOf }: PasswordFormProps) {
  const [password, setPassword] = useState("");
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();

  async function send() {
    setSending(true);
    try {
      await onPassword(password);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setSending(false);
    }
  }

  function submit() {
    if (isSending) return;
    if (password === "") setFailure(wording.passwordEmpty);
    else void send();
  }

  return (
    <Form onSubmit={submit}>
      <p className="text-small text-ink-soft">{wording.passwordLead}</p>
      <PasswordField
        label={wording.password}
        name="password"
        autoComplete="current-password"
        value={password}
        error={failure}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="large" wide disabled={isSending}>
        {isSending ? wording.signingIn : wording.signIn}
      </Button>
    </Form>
  );
}
