import type { Position } from "#marine/geo/index.ts";

/** The data a camera recorded. Its clock has no time zone unless it records an offset. */
export interface CameraNotes {
  readonly capturedAt: CaptureTime | null;
  readonly position: Position | null;
}

export interface CaptureTime {
  readonly localTime: string;
  /** East of Greenwich; null if unknown. */
  readonly offsetMinutes: number | null;
}

export const noNotes: CameraNotes = { capturedAt: null, position: null };

/** Tag numbers of Exif 2.32 (CIPA DC-008). */
const tags = {
  exifFolder: 0x8769,
  gpsFolder: 0x8825,
  dateTimeOriginal: 0x9003,
  offsetTimeOriginal: 0x9011,
  latitudeReference: 1,
  latitude: 2,
  longitudeReference: 3,
  longitude: 4,
} as const;

/** Byte sizes of the field types read: ASCII, LONG, RATIONAL. */
const bytesOfType: Readonly<Record<number, number>> = { 2: 1, 4: 4, 5: 8 };
const mostEntries = 500;
const mostBytes = 256;

interface Field {
  readonly type: number;
  readonly count: number;
  readonly value: DataView;
}
type Folder = ReadonlyMap<number, Field>;

/** Decodes short texts only, since the bytes become call arguments. */
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

class Tiff {
  readonly #view: DataView;
  readonly #isLittle: boolean;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#isLittle = latin1(bytes.subarray(0, 2)) === "II";
    if (this.#view.getUint16(2, this.#isLittle) !== 42) throw new RangeError("no TIFF header");
  }

  firstFolder(): Folder {
    return this.folderAt(this.#view.getUint32(4, this.#isLittle));
  }

  folderAt(offset: number): Folder {
    const fields = new Map<number, Field>();
    const entries = Math.min(this.#view.getUint16(offset, this.#isLittle), mostEntries);
    for (let index = 0; index < entries; index++) {
      const at = offset + 2 + index * 12;
      const field = this.#fieldAt(at);
      if (field !== undefined) fields.set(this.#view.getUint16(at, this.#isLittle), field);
    }
    return fields;
  }

  #fieldAt(at: number): Field | undefined {
    const type = this.#view.getUint16(at + 2, this.#isLittle);
    const count = this.#view.getUint32(at + 4, this.#isLittle);
    const bytes = (bytesOfType[type] ?? 0) * count;
    if (bytes === 0 || bytes > mostBytes) return undefined;
    const start = bytes <= 4 ? at + 8 : this.#view.getUint32(at + 8, this.#isLittle);
    if (start + bytes > this.#view.byteLength) return undefined;
    const value = new DataView(this.#view.buffer, this.#view.byteOffset + start, bytes);
    return { type, count, value };
  }

  text(folder: Folder, tag: number): string | undefined {
    const field = folder.get(tag);
    if (field?.type !== 2) return undefined;
    const { buffer, byteOffset, byteLength } = field.value;
    return latin1(new Uint8Array(buffer, byteOffset, byteLength)).replace(/\0.*$/su, "");
  }

  folderBehind(folder: Folder, tag: number): Folder | undefined {
    const field = folder.get(tag);
    if (field?.type !== 4) return undefined;
    return this.folderAt(field.value.getUint32(0, this.#isLittle));
  }

  degrees(folder: Folder, tag: number): number | undefined {
    const field = folder.get(tag);
    if (field?.type !== 5 || field.count !== 3) return undefined;
    const part = (index: number): number =>
      field.value.getUint32(index * 8, this.#isLittle) /
      field.value.getUint32(index * 8 + 4, this.#isLittle);
    // Some cameras store the seconds as 0/0.
    return part(0) + (part(1) || 0) / 60 + (part(2) || 0) / 3600;
  }
}

const dateTime = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/u;
const offsetTime = /^([+-])(\d{2}):(\d{2})$/u;

function offsetOf(text: string | undefined): number | null {
  const [, sign, hours, minutes] = offsetTime.exec(text?.trim() ?? "") ?? [];
  if (sign === undefined) return null;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -offset : offset;
}

function captureTimeOf(tiff: Tiff, folder: Folder | undefined): CaptureTime | null {
  if (folder === undefined) return null;
  const [, year, month, day, time] =
    dateTime.exec(tiff.text(folder, tags.dateTimeOriginal)?.trim() ?? "") ?? [];
  const localTime = `${year}-${month}-${day}T${time}`;
  // An unset clock writes zeros, and an impossible date rolls over in the parser.
  const asUtc = new Date(`${localTime}Z`);
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(localTime)) return null;
  return { localTime, offsetMinutes: offsetOf(tiff.text(folder, tags.offsetTimeOriginal)) };
}

function positionOf(tiff: Tiff, folder: Folder | undefined): Position | null {
  if (folder === undefined) return null;
  const north = tiff.degrees(folder, tags.latitude) ?? Number.NaN;
  const east = tiff.degrees(folder, tags.longitude) ?? Number.NaN;
  // Cameras without a fix write 0, 0, which is in the Gulf of Guinea.
  if (!(north <= 90 && east <= 180) || (north === 0 && east === 0)) return null;
  const isSouth = tiff.text(folder, tags.latitudeReference)?.startsWith("S") === true;
  const isWest = tiff.text(folder, tags.longitudeReference)?.startsWith("W") === true;
  return { latitude: isSouth ? -north : north, longitude: isWest ? -east : east };
}

/** Header of an Exif block in a JPEG. */
export const exifHead = "Exif\0\0";

/** Reads an Exif block, with or without its header. A damaged block yields no data. */
export function readExif(block: Uint8Array): CameraNotes {
  const hasHead = latin1(block.subarray(0, exifHead.length)) === exifHead;
  try {
    const tiff = new Tiff(hasHead ? block.subarray(exifHead.length) : block);
    const first = tiff.firstFolder();
    return {
      capturedAt: captureTimeOf(tiff, tiff.folderBehind(first, tags.exifFolder)),
      position: positionOf(tiff, tiff.folderBehind(first, tags.gpsFolder)),
    };
  } catch (error) {
    if (error instanceof RangeError) return noNotes;
    throw error;
  }
}
