import { Download } from "lucide-react";
import { useState } from "react";
import { sizeText } from "#web/features/accounts/data/size-text.ts";
import { useExport } from "#web/features/accounts/data/use-export.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const wording = accountsWording.data;

/** Everything as one file; also where there is no plan any more, and before an account is deleted. */
export function ExportPanel() {
  const [positions, setPositions] = useState(true);
  const run = useExport();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-ink-soft">{wording.lead}</p>
      <Switch
        label={wording.positions}
        hint={wording.positionsHint}
        checked={positions}
        onChange={setPositions}
        disabled={run.pending}
      />
      {run.pending ? (
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <ProgressBar
              label={wording.exporting}
              done={run.progress?.receivedBytes ?? 0}
              total={run.progress?.totalBytes ?? null}
              text={sizeText(run.progress?.receivedBytes ?? 0)}
            />
          </div>
          <Button tone="secondary" onClick={run.stop}>
            {wording.stop}
          </Button>
        </div>
      ) : (
        <Button tone="secondary" className="self-start" onClick={() => run.start(positions)}>
          <Download size={18} aria-hidden="true" /> {wording.export}
        </Button>
      )}
      {run.done ? <Banner tone="ok">{wording.exported}</Banner> : null}
      {run.failure === null ? null : (
        <Banner tone="danger" urgent>
          {run.failure}
        </Banner>
      )}
    </div>
  );
}
