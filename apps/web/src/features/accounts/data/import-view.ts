import type { importData } from "@striper/contract/accounts";
import type { OutputOf } from "@striper/contract/endpoint";
import { importMaxBytes } from "@striper/contract/limits";
import { sizeText } from "#web/features/accounts/data/size-text.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { ApiError, isConnectionFailure } from "#web/platform/api/api-errors.ts";

export type ImportAnswer = OutputOf<(typeof importData)["response"]>;

const wording = accountsWording.data;

const addedKinds = [
  ["catches_added", "catch", "catches"],
  ["trips_added", "trip", "trips"],
  ["photos_added", "photo", "photos"],
  ["own_spots_added", "spot of yours", "spots of yours"],
  ["favorites_added", "favorite", "favorites"],
  ["home_waters_added", "home water", "home waters"],
  ["licenses_added", "license", "licenses"],
  ["license_images_added", "image of a license", "images of licenses"],
  ["tide_alerts_added", "tide alert", "tide alerts"],
  ["chats_added", "conversation", "conversations"],
  ["settings_restored", "setting", "settings"],
] as const satisfies readonly (readonly [keyof ImportAnswer, string, string])[];

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function importSummary(answer: ImportAnswer): readonly string[] {
  const kinds = addedKinds.flatMap(([kind, one, many]) =>
    answer[kind] > 0 ? [counted(answer[kind], one, many)] : [],
  );
  const added =
    kinds.length === 0
      ? "Nothing new was in the file."
      : `Added: ${new Intl.ListFormat("en-US").format(kinds)}.`;
  const known = answer.already_present;
  return known === 0
    ? [added]
    : [added, `${counted(known, "entry was", "entries were")} here already.`];
}

export function importObstacle(file: Pick<File, "size">): string | null {
  return file.size > importMaxBytes ? wording.tooLarge(sizeText(importMaxBytes)) : null;
}

export function importFailure(error: unknown): string {
  if (isConnectionFailure(error)) return wording.importInterrupted;
  return error instanceof ApiError && error.message !== "" ? error.message : wording.importFailed;
}

export function exportFailure(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status < 500 && error.message !== "";
  return isRefused ? error.message : wording.exportFailed;
}
