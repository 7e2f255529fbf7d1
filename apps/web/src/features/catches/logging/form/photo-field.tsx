import { photoIdOf } from "@striper/contract/catch-content";
import { Camera, X } from "lucide-react";
import type { DraftPhoto } from "#web/features/catches/logging/form/use-draft-photo.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { usePhotoUrl } from "#web/features/catches/use-photo-url.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FileButton } from "#web/ui/actions/file-button.tsx";

interface PhotoButtonProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
  readonly disabled?: boolean;
  readonly tone?: "secondary" | "first-light";
}

export function PhotoButton({
  label,
  onFile,
  disabled = false,
  tone = "secondary",
}: PhotoButtonProps) {
  return (
    <FileButton label={label} accept="image/*" onFile={onFile} tone={tone} disabled={disabled}>
      <Camera size={18} aria-hidden="true" /> {label}
    </FileButton>
  );
}

export function PhotoField({ photo }: { readonly photo: DraftPhoto }) {
  const before = usePhotoUrl(photoIdOf(photo.url), "small");
  const shown = photo.preview ?? (photo.chosen === null ? before : null);
  const hasPhoto = photo.chosen !== null || photo.url !== null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {shown === null ? null : (
        <img src={shown} alt={wording.photoAlt} className="size-20 rounded-control object-cover" />
      )}
      <PhotoButton
        label={hasPhoto ? wording.changePhoto : wording.addPhoto}
        disabled={photo.isPreparing}
        onFile={(file) => void photo.choose(file)}
      />
      {hasPhoto ? (
        <Button tone="quiet" className="-ml-2" onClick={photo.drop}>
          <X size={18} aria-hidden="true" /> {wording.dropPhoto}
        </Button>
      ) : null}
    </div>
  );
}
