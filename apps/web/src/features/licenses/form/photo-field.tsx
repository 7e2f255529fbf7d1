import { Camera, Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { imageMediaTypes } from "@striper/contract/limits";
import { checkFile } from "#web/features/licenses/form/form-view.ts";
import { MissingPicture, PictureImage } from "#web/features/licenses/stored/license-picture.tsx";
import type { Picture } from "#web/features/licenses/stored/license-database.ts";
import { newId } from "#web/platform/new-id.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { FileButton } from "#web/ui/actions/file-button.tsx";

const wording = licensesWording.form;
const picturesWhileAdding = 2;

interface PhotoFieldProps {
  readonly pictures: readonly Picture[];
  readonly onChange: (pictures: readonly Picture[]) => void;
}

export function PhotoField({ pictures, onChange }: PhotoFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(file: File) {
    const checked = await checkFile(file);
    if (checked.kind === "refused") {
      setRefusal(checked.sentence);
      return;
    }
    setRefusal(null);
    const { bytes, type } = checked;
    onChange([...pictures, { image_id: newId(), bytes, type }]);
  }

  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-small font-semibold">{wording.photo}</legend>
      {pictures.length === 0 ? null : (
        <ul className="mb-3 grid grid-cols-2 gap-3">
          {pictures.map((picture, index) => (
            <ChosenPicture
              key={picture.image_id}
              picture={picture}
              side={licensesWording.side(index)}
              onRemove={() => onChange(pictures.filter((other) => other !== picture))}
            />
          ))}
        </ul>
      )}
      {pictures.length >= picturesWhileAdding ? null : (
        <PhotoButton isFirst={pictures.length === 0} onFile={(file) => void take(file)} />
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-caption text-ink-soft">
        {wording.photoHint}
      </p>
      {refusal === null ? null : (
        <p role="alert" className="mt-1.5 text-small font-semibold text-danger">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}

interface ChosenPictureProps {
  readonly picture: Picture;
  readonly side: string;
  readonly onRemove: () => void;
}

function ChosenPicture({ picture, side, onRemove }: ChosenPictureProps) {
  return (
    <li className="overflow-hidden rounded-control border border-line bg-surface">
      <span className="block aspect-8/5 bg-foam">
        <PictureImage
          picture={picture}
          label={wording.chosenPhoto(side)}
          className="block size-full object-contain"
          fallback={<MissingPicture className="size-full" />}
        />
      </span>
      <span className="flex items-center justify-between pl-3 text-small font-semibold">
        {side}
        <IconButton
          label={wording.removePhoto(side)}
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

interface PhotoButtonProps {
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

function PhotoButton({ isFirst, onFile }: PhotoButtonProps) {
  const label = isFirst ? wording.choose : wording.addBack;
  return (
    <FileButton
      label={label}
      accept={imageMediaTypes.join(",")}
      onFile={onFile}
      tone={isFirst ? "primary" : "secondary"}
      size={isFirst ? "large" : "regular"}
      wide
    >
      {isFirst ? <Camera size={22} aria-hidden="true" /> : <Plus size={20} aria-hidden="true" />}
      {label}
    </FileButton>
  );
}
