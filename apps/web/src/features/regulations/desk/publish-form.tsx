import { useState, type FormEvent } from "react";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface PublishFormProps {
  readonly isPublishing: boolean;
  readonly onPublish: (note: string) => void;
}

/** Nothing is published without a word on why. */
export function PublishForm({ isPublishing, onPublish }: PublishFormProps) {
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = note.trim();
    setIsMissing(text === "");
    if (text !== "" && !isPublishing) onPublish(text);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={wording.note}
        hint={wording.noteHint}
        error={isMissing ? wording.noteMissing : undefined}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="large" disabled={isPublishing}>
        {isPublishing ? wording.publishing : wording.publish}
      </Button>
    </form>
  );
}
