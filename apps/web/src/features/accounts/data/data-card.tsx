import { ExportPanel } from "#web/features/accounts/data/export-panel.tsx";
import { ImportPanel } from "#web/features/accounts/data/import-panel.tsx";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

/** What is stored goes out, and comes back in. */
export function DataCard() {
  return (
    <Card>
      <CardHeader title={accountsWording.data.title} />
      <ExportPanel />
      <hr className="my-4 border-line" />
      <ImportPanel />
    </Card>
  );
}
