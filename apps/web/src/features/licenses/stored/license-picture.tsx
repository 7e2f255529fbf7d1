import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Picture } from "#web/features/licenses/stored/license-database.ts";
import { usePicture } from "#web/features/licenses/stored/use-picture.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { classes } from "#web/ui/classes.ts";

interface LicensePictureProps {
  readonly licenseId: string;
  readonly imageId: string | undefined;
  readonly label: string;
  readonly className?: string;
  readonly fit?: "cover" | "contain";
}

export function LicensePicture(props: LicensePictureProps) {
  const { licenseId, imageId, label, className, fit = "cover" } = props;
  const state = usePicture(licenseId, imageId);
  const place = classes("block size-full", className);
  if (state.kind === "ready") {
    return (
      <PictureImage
        key={state.picture.image_id}
        picture={state.picture}
        label={label}
        className={classes(place, fit === "cover" ? "object-cover" : "object-contain")}
        fallback={<MissingPicture className={place} />}
      />
    );
  }
  if (state.kind === "missing") return <MissingPicture className={place} />;
  return (
    <output className={classes(place, "skeleton-stripe")}>
      <span className="sr-only">{wording.imageLoading}</span>
    </output>
  );
}

export function MissingPicture({ className }: { readonly className?: string }) {
  return (
    <span
      className={classes(
        "flex flex-col items-center justify-center gap-1 bg-foam p-2 text-center text-caption text-ink-soft",
        className,
      )}
    >
      <ImageOff size={22} aria-hidden="true" />
      {wording.imageMissing}
    </span>
  );
}

interface PictureImageProps {
  readonly picture: Picture;
  readonly label: string;
  readonly className: string;
  readonly fallback: ReactNode;
}

export function PictureImage({ picture, label, className, fallback }: PictureImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  const { bytes, type } = picture;
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes, type]);
  if (broken) return fallback;
  return (
    <img
      ref={image}
      alt={label}
      draggable={false}
      className={className}
      onError={() => setBroken(true)}
    />
  );
}
