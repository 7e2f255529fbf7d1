import { useState, type FormEvent } from "react";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface PublishFormProps {
  readonly isPublishing: boolean;
  readonly onPublish: (note: string, password: string) => void;
}

export function PublishForm({ isPublishing, onPublish }: PublishFormProps) {
  const [note, setNote] = useState("");
  const [password, setPassword] = useState("");
  const [isTried, setIsTried] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = note.trim();
    setIsTried(true);
    if (text !== "" && password !== "" && !isPublishing) onPublish(text, password);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={wording.note}
        hint={wording.noteHint}
        error={isTried && note.trim() === "" ? wording.noteMissing : undefined}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <PasswordField
        label={wording.password}
        hint={wording.passwordHint}
        error={isTried && password === "" ? wording.passwordMissing : undefined}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" size="large" disabled={isPublishing}>
        {isPublishing ? wording.publishing : wording.publish}
      </Button>
    </form>
  );
}
