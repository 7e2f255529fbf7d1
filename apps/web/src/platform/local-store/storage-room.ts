/** Less than this left, or more than this share used, is "nearly full". */
const scarceBytes = 50 * 1024 * 1024;
const scarceShare = 0.95;

export interface StorageRoom {
  readonly usedBytes: number;
  readonly quotaBytes: number;
  readonly isNearlyFull: boolean;
}

export function roomIn(usedBytes: number, quotaBytes: number): StorageRoom {
  const leftBytes = quotaBytes - usedBytes;
  const isNearlyFull = leftBytes < scarceBytes || usedBytes > quotaBytes * scarceShare;
  return { usedBytes, quotaBytes, isNearlyFull };
}

/** How much this device lets the product keep; null where the browser does not say. */
export async function storageRoom(): Promise<StorageRoom | null> {
  if (!("storage" in navigator)) return null;
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : roomIn(usage, quota);
  } catch {
    return null;
  }
}

/** Asks the browser not to clear what is kept here when the device runs short. */
export async function persistStorage(): Promise<boolean> {
  if (!("storage" in navigator)) return false;
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/** Whether writing failed because the device has no room left. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "QuotaExceededError") return true;
  const inner: unknown = "inner" in error ? error.inner : undefined;
  return inner !== error && isOutOfRoom(inner);
}
