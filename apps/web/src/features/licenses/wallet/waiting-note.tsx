import { useSelector } from "@tanstack/react-store";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import {
  sendWaiting,
  uploadsOf,
  useUploadProgress,
} from "#web/features/licenses/sending/uploads.ts";
import { UploadProgress } from "#web/features/licenses/sending/upload-progress.tsx";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { dropWrites } from "#web/platform/synced/outbox.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface WaitingNoteProps {
  readonly license: WalletLicense;
  readonly onChange: () => void;
}

export function WaitingNote({ license, onChange }: WaitingNoteProps) {
  const accountId = useAccountId();
  const { license_id: id, upload } = license;
  const progress = useUploadProgress(id);
  const isServerFull = useSelector(
    uploadsOf(accountId).status,
    (status) => status === "server-full",
  );
  const discard = () => dropWrites(uploadsOf(accountId).collection, id);
  if (progress.isRunning) {
    return (
      <div className="px-4 pb-3">
        <UploadProgress part={progress.part} />
      </div>
    );
  }
  if (upload.kind === "refused") {
    return (
      <div className="mx-4 mb-4 rounded-control border border-danger bg-danger-tint px-3 py-2 text-small">
        <p className="font-semibold">{wording.waiting.refused}</p>
        <p>{upload.sentence}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button tone="secondary" onClick={onChange}>
            {wording.waiting.edit}
          </Button>
          <Button tone="danger-outline" onClick={() => void discard()}>
            {wording.waiting.discard}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 pb-3 text-small">
      <p className="min-w-40 flex-1 text-ink-soft">
        {isServerFull ? wording.waiting.serverFull : wording.waiting.text}
      </p>
      <Button tone="secondary" onClick={() => void sendWaiting(accountId, id)}>
        {wording.waiting.now}
      </Button>
    </div>
  );
}
