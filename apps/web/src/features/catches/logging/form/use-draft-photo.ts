import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { useEffect, useState } from "react";
import type { NewPhoto } from "#web/features/catches/log/log-photos.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { preparePhoto } from "#web/features/catches/prepare-photo.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface Chosen {
  readonly photo: NewPhoto;
  readonly cameraPosition: Position | null;
  readonly preview: string;
}

export function useDraftPhoto(before: string | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isDropped, setDropped] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const preview = chosen?.preview ?? null;

  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  async function choose(file: File): Promise<Instant | null> {
    setPreparing(true);
    const prepared = await preparePhoto(file, Date.now());
    setPreparing(false);
    if (prepared.kind === "too-large") showToast(wording.tooLarge, "danger");
    else if (prepared.kind === "unreadable") showToast(wording.unreadable, "danger");
    else {
      const { photo, cameraPosition } = prepared;
      const url = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
      setChosen({ photo, cameraPosition, preview: url });
      setDropped(false);
      return photo.facts.takenAt;
    }
    return null;
  }

  return {
    chosen: chosen?.photo ?? null,
    cameraPosition: chosen?.cameraPosition ?? null,
    preview,
    isPreparing,
    url: isDropped ? null : before,
    choose,
    drop: () => {
      setChosen(null);
      setDropped(true);
    },
  };
}

export type DraftPhoto = ReturnType<typeof useDraftPhoto>;
