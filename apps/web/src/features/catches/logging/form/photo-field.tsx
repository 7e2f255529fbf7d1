import { Camera, X } from "lucide-react";
import { useId } from "react";
import { photoIdOf } from "#web/features/catches/log/record/content.ts";
import type { DraftPhoto } from "#web/features/catches/logging/form/use-draft-photo.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { usePhotoUrl } from "#web/features/catches/photos/use-photo-url.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classes } from "#web/ui/classes.ts";

interface FileButtonProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
  readonly disabled?: boolean;
  readonly tone?: "secondary" | "first-light";
}

/** A button that opens the camera or the pictures of the device. */
export function PhotoButton({
  label,
  onFile,
  disabled = false,
  tone = "secondary",
}: FileButtonProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={disabled}
        className="peer sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was dropped.
          event.target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
      <label
        htmlFor={id}
        className={classes(
          buttonStyle(tone, "regular", false),
          "cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-disabled:opacity-55",
        )}
      >
        <Camera size={18} aria-hidden="true" /> {label}
      </label>
    </>
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
