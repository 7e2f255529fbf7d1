import { AppError } from "#server/http/app-error.ts";
import { errorWording } from "#server/http/error-wording.ts";
import type { CountedImport } from "#server/platform/account-data/import-tally.ts";
import { ArchiveReaderLost } from "#server/platform/account-data/reading/archive-reader.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";
import { WorkTimeout } from "#server/platform/work/fair-queue.ts";

function reasonOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof UnreadableArchive)
    return new AppError(error.isTooLarge ? "payload_too_large" : "unreadable_import", {
      message: `This file could not be imported. ${error.message}`,
      cause: error,
    });
  if (error instanceof ArchiveReaderLost || error instanceof WorkTimeout)
    return new AppError("unavailable", {
      message: "The import was interrupted. Please try again in a moment.",
      cause: error,
    });
  return undefined;
}

const mostPartsNamed = 6;

function takenInWords(tally: CountedImport): string {
  const { parts } = tally;
  const photos = tally.count("photos");
  const named = parts.slice(0, mostPartsNamed);
  const others = parts.length - named.length;
  const taken = [
    ...(photos === 0 ? [] : [photos === 1 ? "1 photo" : `${photos} photos`]),
    ...named,
    ...(others === 0 ? [] : [`${others} more ${others === 1 ? "file" : "files"} of it`]),
  ];
  if (taken.length === 0) return "Nothing of it was taken.";
  const list = new Intl.ListFormat("en-US").format(taken);
  return `Taken before: ${list}. Importing the file again adds what is missing, and nothing twice.`;
}

export function withProgress(error: unknown, tally: CountedImport): unknown {
  const reason = reasonOf(error);
  if (reason === undefined) return error;
  const sentence = reason.details.message ?? errorWording[reason.code];
  return new AppError(reason.code, {
    ...reason.details,
    message: `${sentence} ${takenInWords(tally)}`,
    answer: { ...reason.details.answer, parts_taken: tally.parts },
  });
}
