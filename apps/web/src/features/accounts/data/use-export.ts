import { exportData } from "@striper/contract/accounts";
import { harborDate } from "@striper/marine/time";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { exportFailure } from "#web/features/accounts/data/import-view.ts";
import { download, type Progress } from "#web/platform/api/download.ts";
import { saveFile } from "#web/platform/save-file.ts";

/** Brings everything the account holds into the downloads of this device. */
export function useExport() {
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
