import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SharedPhoto } from "#web/features/catches/logging/form/catch-beginning.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { takeSharedPhotos } from "#web/platform/worker/shared-photos.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface Shared {
  readonly files: readonly File[];
  readonly index: number;
}

export function useSharedPhotos(isShared: boolean, onTaken: () => void) {
  const [shared, setShared] = useState<Shared | null>(null);

  const take = useEffectEvent(async () => {
    const files = await takeSharedPhotos(Date.now()).catch(() => []);
    if (files.length === 0) showToast(wording.sharedPhotoMissing, "danger");
    setShared({ files, index: 0 });
    // Clears the address, so that a reload does not look for the photos again.
    onTaken();
  });
  const isTaken = useRef(false);
  useEffect(() => {
    if (isShared && !isTaken.current) void take();
    isTaken.current = isShared;
  }, [isShared]);

  const file = shared?.files[shared.index];
  const photo: SharedPhoto | undefined =
    shared === null || file === undefined
      ? undefined
      : { file, number: shared.index + 1, of: shared.files.length };
  return {
    photo,
    isTaking: isShared,
    /**
     * Call after a form closes. Returns false if no other form follows; closing without saving
     * skips the rest.
     */
    follows(isSaved: boolean): boolean {
      const index = (shared?.index ?? 0) + 1;
      const files = isSaved ? (shared?.files ?? []) : [];
      const hasNext = index < files.length;
      setShared(hasNext ? { files, index } : null);
      return hasNext;
    },
  };
}
