import type { importData } from "@striper/contract/accounts";
import type { OutputOf } from "@striper/contract/endpoint";
import { importMaxBytes } from "@striper/contract/limits";
import { sizeText } from "#web/features/accounts/data/size-text.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { ApiError, isConnectionFailure } from "#web/platform/api/api-errors.ts";

export type ImportAnswer = OutputOf<(typeof importData)["response"]>;

const wording = accountsWording.data;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What came in and what was there already, in a sentence each. */
export function importSummary(answer: ImportAnswer): readonly string[] {
  const { catches_added: catches, trips_added: trips, photos_added: photos } = answer;
  const kinds = [
    ...(catches > 0 ? [counted(catches, "catch", "catches")] : []),
    ...(trips > 0 ? [counted(trips, "trip", "trips")] : []),
    ...(photos > 0 ? [counted(photos, "photo", "photos")] : []),
  ];
  const added =
    kinds.length === 0
      ? "Nothing new was in the file."
      : `Added: ${new Intl.ListFormat("en-US").format(kinds)}.`;
  const known = answer.already_present;
  return known === 0
    ? [added]
    : [added, `${counted(known, "entry was", "entries were")} here already.`];
}

/** Refused before a byte is sent. */
export function importObstacle(file: Pick<File, "size">): string | null {
  return file.size > importMaxBytes ? wording.tooLarge(sizeText(importMaxBytes)) : null;
}

export function importFailure(error: unknown): string {
  if (isConnectionFailure(error)) return wording.importInterrupted;
  return error instanceof ApiError && error.message !== "" ? error.message : wording.importFailed;
}

/** Why nothing came down, where the person can do something about it. */
export function exportFailure(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status < 500 && error.message !== "";
  return isRefused ? error.message : wording.exportFailed;
}
