import { degrees, knots } from "#marine/units/index.ts";
import type { Degrees, Knots } from "#marine/units/index.ts";
import type { AisMessage } from "./message.ts";
import { charactersAt, signedAt, unsignedAt } from "./payload.ts";
import type { Payload } from "./payload.ts";

// Bit positions, scales and "not available" values are from ITU-R M.1371-5 (02/2014), annex 8, section 3.

/**
 * Converts an angle to degrees, or to null for the "not available" value. Raw units are 1/10,000 minute, or 1/10 in
 * type 27.
 */
function angleOf(raw: number, perDegree: number, notAvailable: 91 | 181): number | null {
  const angle = Math.round((raw / perDegree) * 1e6) / 1e6;
  return angle === notAvailable ? null : angle;
}
const fine = 600_000;
const coarse = 600;
const longitudeAt = (payload: Payload, start: number) =>
  angleOf(signedAt(payload, start, 28), fine, 181);
const latitudeAt = (payload: Payload, start: number) =>
  angleOf(signedAt(payload, start, 27), fine, 91);

/** Tenths of a knot; 102.2 means that or more, 1023 "not available". */
function speedAt(payload: Payload, start: number): Knots | null {
  const tenths = unsignedAt(payload, start, 10);
  return tenths === 1023 ? null : knots(tenths / 10);
}

/** Tenths of a degree; 3600 means "not available", and higher values are invalid. */
function courseAt(payload: Payload, start: number): Degrees | null {
  const tenths = unsignedAt(payload, start, 12);
  return tenths < 3600 ? degrees(tenths / 10) : null;
}

/** 511 means "not available"; 360 to 510 are invalid but do occur. */
function wholeDegreesAt(payload: Payload, start: number): Degrees | null {
  const value = unsignedAt(payload, start, 9);
  return value === 511 ? null : degrees(value);
}

function textOf(characters: string): string | null {
  const text = characters.trim();
  return text === "" ? null : text;
}

const shipTypeAt = (payload: Payload, start: number): number => unsignedAt(payload, start, 8);

type Fields = Omit<AisMessage, "type" | "mmsi">;

const classAPosition = (payload: Payload): Fields => ({
  latitude: latitudeAt(payload, 89),
  longitude: longitudeAt(payload, 61),
  speed: speedAt(payload, 50),
  course: courseAt(payload, 116),
  heading: wholeDegreesAt(payload, 128),
});

const baseStation = (payload: Payload): Fields => ({
  latitude: latitudeAt(payload, 107),
  longitude: longitudeAt(payload, 79),
});

const classAStatic = (payload: Payload): Fields => ({
  name: textOf(charactersAt(payload, 112, 20)),
  callSign: textOf(charactersAt(payload, 70, 7)),
  shipType: shipTypeAt(payload, 232),
  destination: textOf(charactersAt(payload, 302, 20)),
});

/** This type has the speed in whole knots. */
function searchAndRescueAircraft(payload: Payload): Fields {
  const speed = unsignedAt(payload, 50, 10);
  return {
    latitude: latitudeAt(payload, 89),
    longitude: longitudeAt(payload, 61),
    speed: speed === 1023 ? null : knots(speed),
    course: courseAt(payload, 116),
  };
}

const classBPosition = (payload: Payload): Fields => ({
  latitude: latitudeAt(payload, 85),
  longitude: longitudeAt(payload, 57),
  speed: speedAt(payload, 46),
  course: courseAt(payload, 112),
  heading: wholeDegreesAt(payload, 124),
});

const classBExtended = (payload: Payload): Fields => ({
  ...classBPosition(payload),
  name: textOf(charactersAt(payload, 143, 20)),
  shipType: shipTypeAt(payload, 263),
});

/** The rest of a name beyond 20 characters is at the end of the message. */
function aidToNavigation(payload: Payload): Fields {
  const name = charactersAt(payload, 43, 20);
  const rest = name.length === 20 ? charactersAt(payload, 272, 14) : "";
  return {
    name: textOf(name + rest),
    latitude: latitudeAt(payload, 192),
    longitude: longitudeAt(payload, 164),
  };
}

const staticPartB = (payload: Payload): Fields => ({
  callSign: textOf(charactersAt(payload, 90, 7)),
  shipType: shipTypeAt(payload, 40),
});

/** This type has whole knots and degrees; 63 knots mean "not available". */
function longRange(payload: Payload): Fields {
  const speed = unsignedAt(payload, 79, 6);
  return {
    latitude: angleOf(signedAt(payload, 62, 17), coarse, 91),
    longitude: angleOf(signedAt(payload, 44, 18), coarse, 181),
    speed: speed === 63 ? null : knots(speed),
    course: wholeDegreesAt(payload, 85),
  };
}

interface Reader {
  readonly read: (payload: Payload) => Fields;
  /** End of the last field read; a shorter message is truncated and rejected. */
  readonly bits: number;
}

const readers: Readonly<Record<number, Reader>> = {
  1: { read: classAPosition, bits: 137 },
  2: { read: classAPosition, bits: 137 },
  3: { read: classAPosition, bits: 137 },
  4: { read: baseStation, bits: 134 },
  // Receivers lose up to two bits at the end of the destination's last character.
  5: { read: classAStatic, bits: 420 },
  9: { read: searchAndRescueAircraft, bits: 128 },
  11: { read: baseStation, bits: 134 },
  18: { read: classBPosition, bits: 133 },
  19: { read: classBExtended, bits: 271 },
  21: { read: aidToNavigation, bits: 219 },
  27: { read: longRange, bits: 94 },
};

const staticPartA: Reader = {
  read: (payload) => ({ name: textOf(charactersAt(payload, 40, 20)) }),
  bits: 160,
};
const staticParts: readonly Reader[] = [staticPartA, { read: staticPartB, bits: 132 }];

const nothingMore: Reader = { read: () => ({}), bits: 38 };
const highestType = 27;

/** Returns the reader for a type; static reports have only parts A and B. */
function readerFor(type: number, payload: Payload): Reader | undefined {
  if (type < 1 || type > highestType) return undefined;
  if (type === 24) return staticParts[unsignedAt(payload, 38, 2)];
  return readers[type] ?? nothingMore;
}

/** Returns null for an unknown type or a truncated message. */
export function readMessage(payload: Payload): AisMessage | null {
  if (payload.bits < nothingMore.bits) return null;
  const type = unsignedAt(payload, 0, 6);
  const reader = readerFor(type, payload);
  if (reader === undefined || payload.bits < reader.bits) return null;
  return { type, mmsi: unsignedAt(payload, 8, 30), ...reader.read(payload) };
}
