/** A second, simple implementation of the six-bit packing, so that tests can send arbitrary messages. */
export type Field = readonly [bits: number, value: number];

export function text(characters: number, content: string): Field[] {
  return Array.from(content.padEnd(characters, "@"), (character) => [
    6,
    character.charCodeAt(0) & 63,
  ]);
}

export function payloadOf(fields: readonly Field[]): { payload: string; fillBits: number } {
  const bits = fields
    .map(([length, value]) =>
      BigInt.asUintN(length, BigInt(value)).toString(2).padStart(length, "0"),
    )
    .join("");
  const fillBits = (6 - (bits.length % 6)) % 6;
  const payload = (bits + "0".repeat(fillBits)).replaceAll(/.{6}/g, (group) => {
    const value = Number.parseInt(group, 2);
    return String.fromCharCode(value < 40 ? value + 48 : value + 56);
  });
  return { payload, fillBits };
}

export function sealed(content: string): string {
  const sum = Array.from(content).reduce(
    (before, character) => before ^ character.charCodeAt(0),
    0,
  );
  return `!${content}*${sum.toString(16).toUpperCase().padStart(2, "0")}`;
}

export function sentenceOf(fields: readonly Field[]): string {
  const { payload, fillBits } = payloadOf(fields);
  return sealed(`AIVDM,1,1,,A,${payload},${fillBits}`);
}

const mmsi = 367_000_001;

/** Returns a type 1 sentence from the raw integers on the air. */
export function positionReport(raw: {
  longitude?: number;
  latitude?: number;
  speed?: number;
  course?: number;
  heading?: number;
}): string {
  return sentenceOf([
    [6, 1],
    [2, 0],
    [30, mmsi],
    [4, 0],
    [8, 0],
    [10, raw.speed ?? 0],
    [1, 0],
    [28, raw.longitude ?? -42_600_000],
    [27, raw.latitude ?? 25_410_000],
    [12, raw.course ?? 0],
    [9, raw.heading ?? 0],
    [31, 0],
  ]);
}

export const staticPartA = (sender: number, name: string): string =>
  sentenceOf([[6, 24], [2, 0], [30, sender], [2, 0], ...text(20, name), [8, 0]]);

export const staticPartB = (sender: number, callSign: string, shipType: number): string =>
  sentenceOf([
    [6, 24],
    [2, 0],
    [30, sender],
    [2, 1],
    [8, shipType],
    [42, 0],
    ...text(7, callSign),
    [36, 0],
  ]);
