import { errorCode } from "#server/platform/error-code.ts";

/** Nothing more is stored for now: the disk is full, or so nearly that the database needs the rest. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/** Of the file system, of a quota on it, and of PostgreSQL for both. */
const fullCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);
/** Of a program that was started and ended: its reason is text. */
const fullWords = /No space left on device|Disk quota exceeded/u;

/** Whether something failed because there was no room for it; libraries wrap the reason as a cause. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFull || fullWords.test(error.message)) return true;
  return fullCodes.has(errorCode(error)) || isStorageFull(error.cause);
}
