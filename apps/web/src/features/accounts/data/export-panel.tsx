import { exportData } from "@striper/contract/accounts";
import { harborDate } from "@striper/marine/time";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState, useEffect, useRef } from "react";
import { exportFailure } from "#web/features/accounts/data/import-view.ts";
import { sizeText } from "#web/features/accounts/data/size-text.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { download, type Progress } from "#web/platform/api/download.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";

const wording = accountsWording.data;

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
      <Failure text={run.failure} />
    </div>
  );
}

function useExport() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const fetching = useMutation({
    mutationFn: async (includePositions: boolean) => {
      const controller = new AbortController();
      stopping.current = controller;
      setProgress(null);
      const archive = await download(
        exportData,
        { query: { include_positions: includePositions } },
        { signal: controller.signal, onProgress: setProgress },
      );
      saveFile(archive, `striper-conditions-${harborDate(Date.now())}.zip`);
    },
    networkMode: "always",
  });
  useEffect(() => () => stopping.current?.abort(), []);
  return {
    start: fetching.mutate,
    stop: () => {
      stopping.current?.abort();
      fetching.reset();
    },
    pending: fetching.isPending,
    done: fetching.isSuccess,
    failure: fetching.error === null ? null : exportFailure(fetching.error),
    progress,
  };
}
