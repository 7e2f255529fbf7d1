/** Thresholds of "nearly full": bytes left, and share used. */
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

export async function storageRoom(): Promise<StorageRoom | null> {
  if (!("storage" in navigator)) return null;
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : roomIn(usage, quota);
  } catch {
    return null;
  }
}

/** Asks the browser not to evict this site's data when the device runs short. */
export async function persistStorage(): Promise<boolean> {
  if (!("storage" in navigator)) return false;
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "QuotaExceededError") return true;
  const inner: unknown = "inner" in error ? error.inner : undefined;
  return inner !== error && isOutOfRoom(inner);
}
