import { useState } from "react";
import { Preview } from "#web/features/regulations/desk/preview.tsx";
import { deskFailure, usePreview, usePublish } from "#web/features/regulations/desk/queries.ts";
import { type TableEdit, editedCount } from "#web/features/regulations/desk/table-edit.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface DraftCardProps {
  readonly edit: TableEdit;
  readonly today: string;
  readonly onDone: () => void;
}

export function DraftCard({ edit, today, onDone }: DraftCardProps) {
  const count = editedCount(edit);
  const table = useRuleTable();
  const previewing = usePreview();
  const publishing = usePublish();
  const [previewed, setPreviewed] = useState<TableEdit | null>(null);
  const failure = deskFailure(publishing.error ?? previewing.error);
  const preview =
    previewed === edit && previewing.data?.table.version === table.version + 1
      ? previewing.data
      : undefined;

  function lookAt() {
    publishing.reset();
    setPreviewed(edit);
    previewing.mutate({ edit, today });
  }

  function publish(note: string, password: string) {
    publishing.mutate(
      { edit, note, password, base: table.version },
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
      <Failure className="mb-3" text={failure} />
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
        <Preview preview={preview} isPublishing={publishing.isPending} onPublish={publish} />
      )}
    </Card>
  );
}
