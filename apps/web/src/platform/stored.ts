/**
 * Local storage that never throws: a browser may refuse it (private windows, full disk), and the
 * product then forgets at the end of the visit instead of failing.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A value that was stored as JSON, unchecked; null when nothing is stored or it is not JSON. */
export function readStoredJson(key: string): unknown {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "null");
    return value;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Only what may be lost is stored here.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
