export interface Payload {
  readonly values: Uint8Array;
  readonly bits: number;
}

const notArmored = 255;

/** NMEA 0183 armoring: "0" to "W" are 0 to 39, "`" to "w" are 40 to 63. */
const valueOfCode = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 48 && code <= 87) return code - 48;
  if (code >= 96 && code <= 119) return code - 56;
  return notArmored;
});

/** More than nine fragments of at most 82 characters contain. */
const longestPayload = 768;
// Shared buffer: messages are read one at a time, and nothing refers to a payload afterwards.
const scratch = new Uint8Array(longestPayload);

/** Returns null for characters outside the armoring and for overlong payloads. */
export function readPayload(text: string, fillBits: number): Payload | null {
  const { length } = text;
  if (length > longestPayload) return null;
  for (let index = 0; index < length; index++) {
    const value = valueOfCode[text.charCodeAt(index)] ?? notArmored;
    if (value === notArmored) return null;
    scratch[index] = value;
  }
  return { values: scratch, bits: length * 6 - fillBits };
}

/** 32-bit operations hold 24 bits at any offset: five six-bit values. */
const mostAtOnce = 24;
const lowBits = 15;

/** Reads at most 30 bits, most significant first. */
export function unsignedAt(payload: Payload, start: number, length: number): number {
  if (length > mostAtOnce) {
    const high = unsignedAt(payload, start, length - lowBits);
    return high * 2 ** lowBits + unsignedAt(payload, start + length - lowBits, lowBits);
  }
  const { values } = payload;
  const end = start + length;
  const last = Math.trunc((end - 1) / 6);
  let value = 0;
  for (let index = Math.trunc(start / 6); index <= last; index++)
    value = (value << 6) | (values[index] ?? 0);
  return (value >> (last * 6 + 6 - end)) & ((1 << length) - 1);
}

export function signedAt(payload: Payload, start: number, length: number): number {
  const value = unsignedAt(payload, start, length);
  return value >= 2 ** (length - 1) ? value - 2 ** length : value;
}

export function charactersAt(payload: Payload, start: number, length: number): string {
  const count = Math.min(length, Math.floor((payload.bits - start) / 6));
  let text = "";
  for (let index = 0; index < count; index++) {
    const value = unsignedAt(payload, start + index * 6, 6);
    if (value === 0) break;
    text += String.fromCharCode(value < 32 ? value + 64 : value);
  }
  return text;
}
