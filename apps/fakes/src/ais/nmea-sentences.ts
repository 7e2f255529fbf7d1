import type { Transmission } from "#fakes/ais/message.ts";

type Field = readonly [bits: number, value: number];

const payloadPerSentence = 56;

function text(characters: number, content: string): Field[] {
  return Array.from(content.padEnd(characters, "@"), (character) => [
    6,
    character.charCodeAt(0) & 63,
  ]);
}

function bitsOf([length, value]: Field): string {
  return BigInt.asUintN(length, BigInt(Math.round(value)))
    .toString(2)
    .padStart(length, "0");
}

function armor(fields: readonly Field[]): { readonly payload: string; readonly fill: number } {
  const bits = fields.map(bitsOf).join("");
  const fill = (6 - (bits.length % 6)) % 6;
  const payload = (bits + "0".repeat(fill)).replaceAll(/.{6}/gu, (group) => {
    const value = Number.parseInt(group, 2);
    return String.fromCharCode(value < 40 ? value + 48 : value + 56);
  });
  return { payload, fill };
}

function seal(content: string): string {
  const sum = Array.from(content).reduce((before, letter) => before ^ letter.charCodeAt(0), 0);
  return `!${content}*${sum.toString(16).toUpperCase().padStart(2, "0")}\r\n`;
}

/** Bit positions and scales of ITU-R M.1371-5. */
function fieldsOf({ kind, vessel, motion }: Transmission): Field[] {
  const { mmsi, isClassB } = vessel;
  const place: Field[] = [
    [10, motion.speed * 10],
    [1, 0],
    [28, motion.longitude * 600_000],
    [27, motion.latitude * 600_000],
    [12, Math.min(motion.course * 10, 3599)],
  ];
  const head = (type: number): Field[] => [
    [6, type],
    [2, 0],
    [30, mmsi],
  ];
  if (kind === "position")
    return isClassB
      ? [...head(18), [8, 0], ...place, [9, 511], [35, 0]]
      : [...head(1), [4, 0], [8, 128], ...place, [9, Math.round(motion.course) % 360], [31, 0]];
  if (!isClassB)
    return [
      ...head(5),
      [32, 0],
      ...text(7, vessel.callSign),
      ...text(20, vessel.name),
      [8, vessel.shipType],
      [62, 0],
      ...text(20, vessel.destination),
      [2, 0],
    ];
  return kind === "static-a"
    ? [...head(24), [2, 0], ...text(20, vessel.name)]
    : [...head(24), [2, 1], [8, vessel.shipType], [42, 0], ...text(7, vessel.callSign), [36, 0]];
}

/** The sentences that a receiver of one's own would send, each with its line break. */
export function nmeaSentences(transmission: Transmission, sequence: number): string {
  const { payload, fill } = armor(fieldsOf(transmission));
  const count = Math.ceil(payload.length / payloadPerSentence);
  return Array.from({ length: count }, (_, index) => {
    const piece = payload.slice(index * payloadPerSentence, (index + 1) * payloadPerSentence);
    const isLast = index === count - 1;
    const number = count === 1 ? "" : sequence % 10;
    return seal(`AIVDM,${count},${index + 1},${number},A,${piece},${isLast ? fill : 0}`);
  }).join("");
}
