/**
 * Reads local storage and never throws. Where the browser refuses storage (private windows, full disk), values are
 * lost at the end of the visit.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

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
    // Only values that may be lost are stored here.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is refused, so nothing was stored.
  }
}

interface OfBuild<Value> {
  readonly value: Value;
  readonly shapes: unknown;
}

/**
 * Returns true for a value written by a build with the same shapes. Validating every field would take as long as
 * recomputing.
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
