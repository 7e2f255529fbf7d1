import { newestTable } from "@striper/contract/regulations";
import { useState } from "react";
import { importTable } from "#web/features/regulations/desk/import-table.ts";
import { editedCount, type TableEdit } from "#web/features/regulations/desk/table-edit.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { FileButton } from "#web/ui/actions/file-button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

export function ImportAction({ onEdit }: { readonly onEdit: (edit: TableEdit) => void }) {
  const table = useRuleTable();
  const [words, setWords] = useState<string>(wording.importHelp);

  async function take(file: File) {
    const imported = importTable(await file.text(), table);
    if (imported.kind === "refused") {
      setWords(imported.words);
      return;
    }
    const count = editedCount(imported.edit);
    setWords(count === 0 ? wording.importedNothing : wording.imported(count));
    if (count > 0) onEdit(imported.edit);
  }

  return (
    <Card aria-label={wording.import}>
      <CardHeader title={wording.import} />
      <output className="mb-3 block text-small wrap-anywhere">{words}</output>
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={wording.import}
          tone="secondary"
          accept="application/json,.json"
          onFile={(file) => void take(file)}
        >
          {wording.import}
        </FileButton>
        <a
          href={newestTable.path}
          download="rule-table.json"
          className={buttonStyle("quiet", "regular", false)}
        >
          {wording.download}
        </a>
      </div>
    </Card>
  );
}
