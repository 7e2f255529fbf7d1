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

interface OfBuild<Value> {
  readonly value: Value;
  /** The build that wrote it: others may know values of another shape. */
  readonly shapes: unknown;
}

/**
 * Only values of a build with the same shapes are used: validating every field would take as long
 * as recomputing.
 */
function isOfThisBuild<Value>(stored: unknown): stored is OfBuild<Value> {
  const known = import.meta.env.VITE_SHAPES;
  return (
    typeof stored === "object" &&
    stored !== null &&
    "value" in stored &&
    "shapes" in stored &&
    known !== undefined &&
    stored.shapes === known
  );
}

/** A cached value readable only by the build that wrote it; null: recompute. */
export const storedOfBuild = <Value>(key: string) => ({
  read(): Value | null {
    const stored = readStoredJson(key);
    return isOfThisBuild<Value>(stored) ? stored.value : null;
  },
  write(value: Value): void {
    const kept: OfBuild<Value> = { value, shapes: import.meta.env.VITE_SHAPES };
    writeStored(key, JSON.stringify(kept));
  },
});
