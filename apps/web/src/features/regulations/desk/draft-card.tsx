import { useState, type FormEvent } from "react";
import { deskFailure, usePreview, usePublish } from "#web/features/regulations/desk/queries.ts";
import { editedCount, type TableEdit } from "#web/features/regulations/desk/table-edit.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { useRuleTable } from "#web/platform/rule-table/use-rule-table.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

interface DraftCardProps {
  readonly edit: TableEdit;
  readonly onDone: () => void;
}

/** The edit on its way: count, preview in words, note, and publication. */
export function DraftCard({ edit, onDone }: DraftCardProps) {
  const count = editedCount(edit);
  const table = useRuleTable();
  const previewing = usePreview();
  const publishing = usePublish();
  const [previewed, setPreviewed] = useState<TableEdit | null>(null);
  const failure = deskFailure(publishing.error ?? previewing.error);
  // A preview of another edit, or against another version, says nothing about this one.
  const preview =
    previewed === edit && previewing.data?.table.version === table.version + 1
      ? previewing.data
      : undefined;

  function lookAt() {
    publishing.reset();
    setPreviewed(edit);
    previewing.mutate(edit);
  }

  function publish(note: string) {
    publishing.mutate(
      { edit, note, base: table.version },
      {
        onSuccess: ({ version }) => {
          showToast(wording.published(version), "ok");
          previewing.reset();
          onDone();
        },
      },
    );
  }

  return (
    <Card aria-label={wording.draft}>
      <CardHeader title={wording.draft} />
      <p className="mb-3 text-small">
        {count === 0 ? wording.draftEmpty : wording.draftCount(count)}
      </p>
      {failure === null ? null : (
        <div className="mb-3">
          <Banner tone="danger" urgent>
            {failure}
          </Banner>
        </div>
      )}
      {count === 0 ? null : (
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" disabled={previewing.isPending} onClick={lookAt}>
            {previewing.isPending ? wording.previewing : wording.preview}
          </Button>
          <Button tone="quiet" onClick={onDone}>
            {wording.discard}
          </Button>
        </div>
      )}
      {count === 0 || preview === undefined ? null : (
        <Preview
          changes={preview.changes}
          problems={preview.problems}
          isPublishing={publishing.isPending}
          onPublish={publish}
        />
      )}
    </Card>
  );
}

interface PreviewProps {
  readonly changes: readonly { readonly words: string }[];
  readonly problems: readonly string[];
  readonly isPublishing: boolean;
  readonly onPublish: (note: string) => void;
}

function Preview({ changes, problems, isPublishing, onPublish }: PreviewProps) {
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{wording.changes}</h3>
        <Words words={changes.map(({ words }) => words)} />
      </div>
      {problems.length === 0 ? (
        <PublishForm isPublishing={isPublishing} onPublish={onPublish} />
      ) : (
        <Banner tone="danger">
          <p className="font-semibold">{wording.problems}</p>
          <Words words={problems} />
        </Banner>
      )}
    </div>
  );
}

const Words = ({ words }: { readonly words: readonly string[] }) => (
  <ul className="mt-1 list-disc pl-5 text-small wrap-anywhere">
    {words.map((one) => (
      <li key={one} className="mt-1">
        {one}
      </li>
    ))}
  </ul>
);

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
