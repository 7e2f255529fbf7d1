import type { SentPart } from "#web/platform/api/upload.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";

export function UploadProgress({ part }: { readonly part: SentPart | null }) {
  const isSent = part !== null && part.sentBytes >= part.totalBytes;
  const percent = part === null ? 0 : Math.floor((100 * part.sentBytes) / part.totalBytes);
  return (
    <ProgressBar
      label={wording.form.uploading}
      done={part?.sentBytes ?? 0}
      total={part === null || isSent ? null : part.totalBytes}
      text={isSent ? wording.form.finishing : `${percent}%`}
    />
  );
}
