import type { CatchContent } from "@striper/contract/catch-records";
import { blankContent, contentOf, photoUrl } from "@striper/contract/catch-content";
import type { Position } from "@striper/marine/geo";
import { logCopyOf } from "#web/features/catches/log/log-copy.ts";
import type { NewPhoto } from "#web/features/catches/log/log-photos.ts";
import { logActions, type LogActions } from "#web/features/catches/log/use-log.ts";
import { circumstancesThen } from "#web/features/catches/logging/conditions-at-catch.ts";
import { timeText } from "#web/features/catches/logging/form/when.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import { tripAt } from "#web/features/catches/trips/catches-by-trip.ts";
import { preparePhoto } from "#web/features/catches/prepare-photo.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { newId } from "#web/platform/new-id.ts";
import { askPosition, devicePosition } from "#web/platform/device-position.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/** Oldest position that counts as current, ms. */
const placeHolds = 2 * 60_000;

/** Accuracy of a tap on the map, m. */
const accuracyOfTap = 50;

interface Place {
  readonly position: Position;
  readonly accuracy: number;
}

function placeNow(now: number): Place | null {
  const known = devicePosition();
  if (known.state !== "known" || now - known.at > placeHolds) return null;
  return { position: known.position, accuracy: known.accuracy_m };
}

function markedContent(now: number, place: Place | null, photo: NewPhoto | null): CatchContent {
  return {
    ...blankContent(wording.unfinishedSpecies, new Date(now).toISOString()),
    position: place?.position ?? null,
    position_accuracy_meters: place?.accuracy ?? null,
    photo_url: photo === null ? null : photoUrl(photo.id),
    is_unfinished: true,
  };
}

/** Adds the position when it arrives. The catch was saved without waiting for it. */
async function addPlace(accountId: string, actions: LogActions, catchId: string): Promise<void> {
  if ((await askPosition()) !== "found") return;
  const place = placeNow(Date.now());
  const { catches } = logCopyOf(accountId).current();
  const marked = catches.find(({ id }) => id === catchId);
  // Leave a catch alone that was edited or deleted in the meantime.
  if (place === null || marked === undefined || marked.record.position !== null) return;
  const at = Date.parse(marked.record.date_caught);
  const then = await circumstancesThen(at, place.position, Date.now());
  await actions.edit(marked, {
    ...contentOf(marked.record),
    ...then,
    position: place.position,
    position_accuracy_meters: place.accuracy,
  });
}

/**
 * Returns a function that logs a catch with one tap: time, photo, and the position chosen on the
 * map or else the device's. Details follow later.
 */
export function useMarkCatch() {
  const accountId = useAccountId();

  async function mark(file: File | null, chosen: Position | null = null): Promise<void> {
    const now = Date.now();
    const actions = logActions(accountId);
    const catchId = newId();
    const prepared = file === null ? null : await preparePhoto(file, now);
    if (prepared?.kind === "too-large") showToast(wording.tooLarge, "danger");
    if (prepared?.kind === "unreadable") showToast(wording.unreadable, "danger");
    const photo = prepared?.kind === "photo" ? prepared.photo : null;
    const place = chosen === null ? placeNow(now) : { position: chosen, accuracy: accuracyOfTap };
    const log = logCopyOf(accountId);
    // Right after the app starts, trips may still be loading.
    await log.settled();
    const { trips } = log.current();
    const content = { ...markedContent(now, place, photo), trip_id: tripAt(trips, now, now) };
    const then = await circumstancesThen(now, place?.position ?? null, now);
    try {
      await actions.log(catchId, { ...content, ...then }, photo ?? undefined);
      if (prepared === null || photo !== null) showToast(wording.marked(timeText(now)), "ok");
    } catch (error) {
      showToast(wording.storageFailed(error instanceof Error ? error.message : "?"), "danger");
      return;
    }
    if (place === null) await addPlace(accountId, actions, catchId).catch(() => undefined);
  }

  return mark;
}
