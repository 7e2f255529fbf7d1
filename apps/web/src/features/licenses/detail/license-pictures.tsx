import { imageMediaTypes, licenseImagesPerLicense } from "@striper/contract/limits";
import { ImagePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { checkFile } from "#web/features/licenses/form/form-view.ts";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { LicensePicture } from "#web/features/licenses/stored/license-picture.tsx";
import { useAddImage, useRemoveImage } from "#web/features/licenses/queries.ts";
import { UploadProgress } from "#web/features/licenses/sending/upload-progress.tsx";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { ApiError, isConnectionFailure } from "#web/platform/api/api-errors.ts";
import type { SentPart } from "#web/platform/api/upload.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { FileButton } from "#web/ui/actions/file-button.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

const wording = licensesWording.detail;

interface LicensePicturesProps {
  readonly license: WalletLicense;
  readonly onOpen: (imageId: string) => void;
}

function failureOf(error: unknown): string {
  if (isConnectionFailure(error)) return wording.imageOffline;
  return error instanceof ApiError ? error.message : wording.imageFailed;
}

export function LicensePictures({ license, onOpen }: LicensePicturesProps) {
  const title = licensesWording.typeTitle(license.license_type);
  const [leaving, setLeaving] = useState<string | null>(null);
  const count = license.imageIds.length;
  const isStored = license.upload.kind === "stored";
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {license.imageIds.map((imageId, index) => (
          <li key={imageId} className="overflow-hidden rounded-card border border-line bg-surface">
            <button
              type="button"
              className="block aspect-8/5 w-full -outline-offset-3"
              onClick={() => onOpen(imageId)}
            >
              <LicensePicture
                licenseId={license.license_id}
                imageId={imageId}
                label={licensesWording.imageOf(title, index, count)}
                fit="contain"
              />
            </button>
            <div className="flex min-h-12 items-center justify-between border-t border-line pl-4 text-small font-semibold">
              {licensesWording.side(index)}
              {isStored && count > 1 ? (
                <IconButton
                  label={`${wording.removeImage}: ${licensesWording.side(index)}`}
                  icon={<Trash2 size={20} aria-hidden="true" />}
                  onClick={() => setLeaving(imageId)}
                />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {isStored && count < licenseImagesPerLicense ? (
        <AddPicture licenseId={license.license_id} isBack={count === 1} />
      ) : null}
      {leaving === null ? null : (
        <RemovePicture
          licenseId={license.license_id}
          imageId={leaving}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}

interface AddPictureProps {
  readonly licenseId: string;
  readonly isBack: boolean;
}

function AddPicture({ licenseId, isBack }: AddPictureProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [part, setPart] = useState<SentPart | null>(null);
  const adding = useAddImage();
  const label = isBack ? licensesWording.form.addBack : wording.addImage;

  async function take(file: File) {
    const checked = await checkFile(file);
    setRefusal(checked.kind === "refused" ? checked.sentence : null);
    if (checked.kind === "refused") return;
    setPart(null);
    const { bytes, type } = checked;
    adding.mutate({ licenseId, file: new Blob([bytes], { type }), onProgress: setPart });
  }

  const failure = refusal ?? (adding.error === null ? null : failureOf(adding.error));
  return (
    <>
      <Failure text={failure} />
      {adding.isPending ? (
        <UploadProgress part={part} />
      ) : (
        <FileButton
          label={label}
          accept={imageMediaTypes.join(",")}
          onFile={(file) => void take(file)}
          tone="secondary"
          className="self-start"
        >
          <ImagePlus size={18} aria-hidden="true" /> {label}
        </FileButton>
      )}
    </>
  );
}

interface RemovePictureProps {
  readonly licenseId: string;
  readonly imageId: string;
  readonly onClose: () => void;
}

function RemovePicture({ licenseId, imageId, onClose }: RemovePictureProps) {
  const removing = useRemoveImage();
  return (
    <Dialog open backCloses onClose={onClose} title={wording.removeImageQuestion}>
      <Failure text={removing.error === null ? null : failureOf(removing.error)} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="secondary" className="flex-1" disabled={removing.isPending} onClick={onClose}>
          {licensesWording.deletion.keep}
        </Button>
        <Button
          tone="danger"
          className="flex-1"
          disabled={removing.isPending}
          onClick={() => removing.mutate({ licenseId, imageId }, { onSuccess: onClose })}
        >
          {wording.removeImage}
        </Button>
      </div>
    </Dialog>
  );
}
