import { position as positionSchema } from "@striper/contract/schemas";
import { readFromOutside } from "@striper/contract/validation";
import type { Position } from "@striper/marine/geo";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Where the device was, how sure it was, and when. */
export interface Fix {
  readonly position: Position;
  /** Radius in which it lies with 95 % probability, meters. */
  readonly accuracy_m: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const key = "device_position";

function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

/** The last place, with the time it is from: on the water there may be no newer one for a while. */
export function rememberedFix(): Fix | null {
  const kept = parsedJson(readStored(key) ?? "null");
  if (typeof kept !== "object" || kept === null) return null;
  if (!("position" in kept && "accuracy_m" in kept && "at" in kept)) return null;
  const place = readFromOutside(positionSchema, kept.position);
  if (!place.success || !isAmount(kept.accuracy_m) || !isAmount(kept.at)) return null;
  return { position: place.data, accuracy_m: kept.accuracy_m, at: kept.at };
}

export function rememberFix(fix: Fix): void {
  writeStored(key, JSON.stringify(fix));
}

export function forgetFix(): void {
  removeStored(key);
}
