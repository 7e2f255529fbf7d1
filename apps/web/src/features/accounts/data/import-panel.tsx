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

/** A large file over a slow connection, ms. */
const uploadTimeout = 5 * 60_000;
/** Upload time plus the server's own work, which is queued with other people's. */
const importTimeout = uploadTimeout + (importData.limits.seconds ?? 0) * 1000;

async function sendArchive(file: File): Promise<ImportAnswer> {
  const obstacle = importObstacle(file);
  if (obstacle !== null) throw new ImportRefused(obstacle);
  return call(importData, { body: file }, { timeout: importTimeout });
}

class ImportRefused extends Error {
  override readonly name = "ImportRefused";
}

/** Imports an export. */
export function ImportPanel() {
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: sendArchive,
    // The log, its statistics and records: everything that is shown of it is asked for anew, also
    // when only a part of the file was taken.
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
