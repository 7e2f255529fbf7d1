import { photoIdOf } from "@striper/contract/catch-content";
import { photoTimeToConfirm } from "@striper/angling/catches";
import { Clock, MapPin } from "lucide-react";
import { whenText } from "#web/features/catches/list/catch-row-view.ts";
import { useLog } from "#web/features/catches/log/use-log.ts";
import type { CatchForm } from "#web/features/catches/logging/form/use-catch-form.ts";
import { whenTexts } from "#web/features/catches/logging/form/when.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";

function usePhotoTime({ photo }: CatchForm): number | null {
  const { photos } = useLog();
  if (photo.chosen !== null) return photo.chosen.facts.takenAt;
  return photos.get(photoIdOf(photo.url) ?? "")?.facts?.takenAt ?? null;
}

/** Offers the photo's time and place for the form. They are never applied automatically. */
export function PhotoOffers({ form }: { readonly form: CatchForm }) {
  const now = useNow();
  const at = photoTimeToConfirm({ takenAt: usePhotoTime(form) }, form.caughtAt, now);
  const { cameraPosition: place } = form.photo;
  const isPlaced =
    place?.latitude === form.draft.position?.latitude &&
    place?.longitude === form.draft.position?.longitude;
  return (
    <div className="flex flex-col items-start gap-2 empty:hidden">
      {at === null ? null : (
        <Button tone="secondary" onClick={() => form.change(whenTexts(at))}>
          <Clock size={18} aria-hidden="true" className="shrink-0" />
          {wording.photoTime(whenText(at, now))}
        </Button>
      )}
      {place === null || isPlaced ? null : (
        <Button
          tone="secondary"
          onClick={() => form.change({ position: place, position_accuracy_meters: null })}
        >
          <MapPin size={18} aria-hidden="true" className="shrink-0" />
          {wording.photoPlace}
        </Button>
      )}
    </div>
  );
}
