import { importData } from "@striper/contract/accounts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import {
  importFailure,
  importObstacle,
  importSummary,
  type ImportAnswer,
} from "#web/features/accounts/data/import-view.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { FileButton } from "#web/ui/actions/file-button.tsx";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";

const wording = accountsWording.data;

/** Time for a large file on a slow connection, ms. */
const uploadTimeout = 5 * 60_000;
/** Upload time plus server work, which queues behind other people's imports. */
const importTimeout = uploadTimeout + (importData.limits.seconds ?? 0) * 1000;

async function sendArchive(file: File): Promise<ImportAnswer> {
  const obstacle = importObstacle(file);
  if (obstacle !== null) throw new ImportRefused(obstacle);
  return call(importData, { body: file }, { timeout: importTimeout });
}

class ImportRefused extends Error {
  override readonly name = "ImportRefused";
}

export function ImportPanel() {
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: sendArchive,
    // Everything shown depends on the log, so all queries refetch, even after a partial import.
    onSettled: () => queries.invalidateQueries(),
    networkMode: "always",
  });
  const { error } = sending;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-ink-soft">{wording.importLead}</p>
      <FileButton
        label={wording.chooseFile}
        accept=".zip,application/zip"
        onFile={(file) => sending.mutate(file)}

        tone="secondary"
        className="self-start"
        disabled={sending.isPending}
      >
        <Upload size={18} aria-hidden="true" />
        {sending.isPending ? wording.importing : wording.chooseFile}
      </FileButton>
      {sending.data ? <ImportResult answer={sending.data} /> : null}
      <Failure
        text={
          error === null
            ? null
            : error instanceof ImportRefused
              ? error.message
              : importFailure(error)
        }
      />
    </div>
  );
}

function ImportResult({ answer }: { readonly answer: ImportAnswer }) {
  return (
    <Banner tone={answer.rejected.length === 0 ? "ok" : "warning"}>
      {importSummary(answer).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {answer.rejected.length === 0 ? null : (
        <>
          <p className="mt-2 font-semibold">{wording.rejected}</p>
          <ul className="max-h-40 list-disc overflow-y-auto pl-5">
            {answer.rejected.map(({ entry, reason }) => (
              <li key={`${entry} ${reason}`} className="wrap-anywhere">
                {entry}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
