import { photoIdOf } from "@striper/contract/catch-content";
import { Fish } from "lucide-react";
import { usePhotoUrl, type PhotoSize } from "#web/features/catches/use-photo-url.ts";
import { classes } from "#web/ui/classes.ts";

interface CatchPictureProps {
  readonly photoUrl: string | null;
  readonly size: PhotoSize;
  readonly alt: string;
  readonly className?: string;
}

export function CatchPicture({ photoUrl, size, alt, className }: CatchPictureProps) {
  const photoId = photoIdOf(photoUrl);
  const frame = classes("overflow-hidden rounded-control bg-foam", className);
  if (photoId === null) return <FishInstead frame={frame} />;
  return <Picture photoId={photoId} size={size} alt={alt} frame={frame} />;
}

interface PictureProps {
  readonly photoId: string;
  readonly size: PhotoSize;
  readonly alt: string;
  readonly frame: string;
}

function Picture({ photoId, size, alt, frame }: PictureProps) {
  const url = usePhotoUrl(photoId, size);
  if (url === null) return <FishInstead frame={frame} />;
  return <img src={url} alt={alt} className={classes(frame, "object-cover")} />;
}

function FishInstead({ frame }: { readonly frame: string }) {
  return (
    <span className={classes(frame, "flex items-center justify-center text-flank")} aria-hidden>
      <Fish size={26} />
    </span>
  );
}
