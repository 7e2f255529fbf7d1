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
  /** Its address in this page. */
  readonly preview: string;
}

/** The photo of a form: the one the catch has, another one, or none. */
export function useDraftPhoto(before: string | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isDropped, setDropped] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const preview = chosen?.preview ?? null;

  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  /** When the chosen one was taken, where its camera says so. */
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
    /** Where the camera of the chosen one says it was. */
    cameraPosition: chosen?.cameraPosition ?? null,
    preview,
    isPreparing,
    /** Of the photo the catch had and keeps. */
    url: isDropped ? null : before,
    choose,
    drop: () => {
      setChosen(null);
      setDropped(true);
    },
  };
}

export type DraftPhoto = ReturnType<typeof useDraftPhoto>;
