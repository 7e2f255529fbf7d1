import { useEffect, useState } from "react";
import { LicenseFormFields } from "#web/features/licenses/form/license-fields.tsx";
import { PhotoField } from "#web/features/licenses/form/photo-field.tsx";
import { useUploadForm, type UploadDone } from "#web/features/licenses/form/use-upload-form.ts";
import type { LicenseUpload } from "#web/features/licenses/stored/license-database.ts";
import { UploadProgress } from "#web/features/licenses/sending/upload-progress.tsx";
import { useUploadProgress, waitingUpload } from "#web/features/licenses/sending/uploads.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { FullScreen } from "#web/ui/full-screen.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

const wording = licensesWording.form;

interface AddLicenseProps {
  readonly refusedId: string | null;
  readonly onClose: () => void;
  readonly onDone: (done: UploadDone) => void;
}

export function AddLicense({ refusedId, onClose, onDone }: AddLicenseProps) {
  const accountId = useAccountId();
  const [refused, setRefused] = useState<LicenseUpload | null>();
  useEffect(() => {
    if (refusedId === null) return;
    void waitingUpload(accountId, refusedId).then((entry) => setRefused(entry ?? null));
  }, [accountId, refusedId]);
  // The form needs its values from the start; reading them takes a moment.
  if (refusedId !== null && refused === undefined) return null;
  return <UploadScreen refused={refused ?? null} onClose={onClose} onDone={onDone} />;
}

interface UploadScreenProps extends Pick<AddLicenseProps, "onClose" | "onDone"> {
  readonly refused: LicenseUpload | null;
}

function UploadScreen({ refused, onClose, onDone }: UploadScreenProps) {
  const { form, pictures, choose, failure, sendingId, submit } = useUploadForm(refused, onDone);
  const progress = useUploadProgress(sendingId);
  return (
    <FullScreen
      open
      onClose={onClose}
      title={wording.title}
      actions={
        <>
          {form.isSending ? (
            <div className="pb-3">
              <UploadProgress part={progress.part} />
            </div>
          ) : null}
          <Button
            size="large"
            wide
            disabled={form.isSending || pictures.length === 0}
            onClick={submit}
          >
            {form.isSending ? wording.uploading : wording.upload}
          </Button>
        </>
      }
    >
      <form {...form.attributes} onSubmit={submit} className="flex flex-col gap-5">
        <Failure text={failure} />
        <PhotoField pictures={pictures} onChange={choose} />
        <LicenseFormFields form={form} />
        {/* Lets Enter submit the form. */}
        <input type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </FullScreen>
  );
}
