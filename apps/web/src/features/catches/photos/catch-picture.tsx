import { Fish } from "lucide-react";
import { photoIdOf } from "#web/features/catches/log/record/content.ts";
import { usePhotoUrl, type PhotoSize } from "#web/features/catches/photos/use-photo-url.ts";
import { classes } from "#web/ui/classes.ts";

interface CatchPictureProps {
  readonly photoUrl: string | null;
  readonly size: PhotoSize;
  readonly alt: string;
  readonly className?: string;
}

/** The photo of a catch, or a fish in its place. */
export function CatchPicture({ photoUrl, size, alt, className }: CatchPictureProps) {
  const url = usePhotoUrl(photoIdOf(photoUrl), size);
  const frame = classes("overflow-hidden rounded-control bg-foam", className);
  if (url === null) {
    return (
      <span className={classes(frame, "flex items-center justify-center text-flank")} aria-hidden>
        <Fish size={26} />
      </span>
    );
  }
  return <img src={url} alt={alt} className={classes(frame, "object-cover")} />;
}
