import { errorCode } from "#server/platform/error-code.ts";

/** Thrown when the disk is full, or so nearly that the database needs the rest. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/** Codes of the file system, of quotas, and of PostgreSQL for either. */
const fullCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);
/** Matches the output of child programs, which report the reason as text. */
const fullWords = /No space left on device|Disk quota exceeded/u;

/** Returns true when an error, or one of its causes, means that the disk is full. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFull || fullWords.test(error.message)) return true;
  return fullCodes.has(errorCode(error)) || isStorageFull(error.cause);
}
