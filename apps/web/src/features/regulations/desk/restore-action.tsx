import { useState } from "react";
import { PublishForm } from "#web/features/regulations/desk/publish-form.tsx";
import { deskFailure, useRollBack } from "#web/features/regulations/desk/queries.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

export function RestoreAction({ version }: { readonly version: number }) {
  const table = useRuleTable();
  const rollingBack = useRollBack();
  const [isOpen, setIsOpen] = useState(false);
  const failure = deskFailure(rollingBack.error);

  if (version === table.version) {
    return <span className="text-small font-semibold text-ok">{wording.current}</span>;
  }

  function close() {
    setIsOpen(false);
    rollingBack.reset();
  }

  function restore(note: string, password: string) {
    rollingBack.mutate(
      { version, note, password },
      {
        onSuccess: (published) => {
          showToast(wording.published(published.version), "ok");
          close();
        },
      },
    );
  }

  return (
    <>
      <Button
        tone="secondary"
        aria-label={wording.restoreOf(version)}
        onClick={() => setIsOpen(true)}
      >
        {wording.restore}
      </Button>
      <Dialog
        open={isOpen}
        backCloses
        onClose={close}
        title={wording.restoreOf(version)}
        description={wording.restoreHelp}
      >
        <Failure className="mb-3" text={failure} />
        <PublishForm isPublishing={rollingBack.isPending} onPublish={restore} />
      </Dialog>
    </>
  );
}
