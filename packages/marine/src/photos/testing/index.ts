interface Written {
  readonly time?: string;
  readonly offset?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

const codes = (text: string): number[] => Array.from(text, (one) => one.charCodeAt(0));
const word = (value: number): number[] => [value >> 8, value & 0xff];
const long = (value: number): number[] => [...word(value >>> 16), ...word(value & 0xff_ff)];

interface Field {
  readonly tag: number;
  readonly type: 2 | 4 | 5;
  readonly count: number;
  readonly bytes: readonly number[];
}

const text = (tag: number, value: string): Field => {
  const bytes = codes(`${value}\0`);
  return { tag, type: 2, count: bytes.length, bytes };
};

/** Encodes whole degrees, and minutes in hundredths. */
const degrees = (tag: number, value: number): Field => {
  const whole = Math.floor(Math.abs(value));
  const hundredths = Math.round((Math.abs(value) - whole) * 6000);
  const parts = [whole, 1, hundredths, 100, 0, 1];
  return { tag, type: 5, count: 3, bytes: parts.flatMap(long) };
};

function folder(fields: readonly Field[], at: number): number[] {
  const entries: number[] = [];
  const values: number[] = [];
  const valuesAt = at + 2 + fields.length * 12 + 4;
  for (const { tag, type, count, bytes } of fields) {
    const fits = bytes.length <= 4;
    const value = fits ? [...bytes, 0, 0, 0, 0].slice(0, 4) : long(valuesAt + values.length);
    entries.push(...word(tag), ...word(type), ...long(count), ...value);
    if (!fits) values.push(...bytes);
  }
  return [...word(fields.length), ...entries, ...long(0), ...values];
}

const pointer = (tag: number, at: number): Field => ({ tag, type: 4, count: 1, bytes: long(at) });

export function exifBlock({ time, offset, latitude, longitude }: Written): Uint8Array {
  const firstAt = 8;
  const exifAt = firstAt + 2 + 2 * 12 + 4;
  const exif = folder(
    [
      ...(time === undefined ? [] : [text(0x90_03, time)]),
      ...(offset === undefined ? [] : [text(0x90_11, offset)]),
    ],
    exifAt,
  );
  const gpsAt = exifAt + exif.length;
  const place =
    latitude === undefined || longitude === undefined
      ? []
      : [
          text(1, latitude < 0 ? "S" : "N"),
          degrees(2, latitude),
          text(3, longitude < 0 ? "W" : "E"),
          degrees(4, longitude),
        ];
  const first = folder([pointer(0x87_69, exifAt), pointer(0x88_25, gpsAt)], firstAt);
  const tiff = [...codes("MM\0*"), ...long(firstAt), ...first, ...exif, ...folder(place, gpsAt)];
  return Uint8Array.from([...codes("Exif\0\0"), ...tiff]);
}

const part = (kind: number, content: readonly number[]): number[] => [
  0xff,
  kind,
  ...word(content.length + 2),
  ...content,
];

export function jpegWith(block: Uint8Array | null): Uint8Array {
  const notes = block === null ? [] : part(0xe1, [...block]);
  const picture = [...part(0xda, [1, 2, 3]), 9, 9, 9, 0xff, 0xd9];
  return Uint8Array.from([0xff, 0xd8, ...part(0xe0, codes("JFIF\0")), ...notes, ...picture]);
}

export const heicWith = (block: Uint8Array): Uint8Array =>
  Uint8Array.from([...long(24), ...codes("ftypheic"), ...codes("Expected"), ...long(6), ...block]);

export const webpWith = (block: Uint8Array): Uint8Array =>
  Uint8Array.from([...codes("RIFF"), ...long(0), ...codes("WEBPEXIF"), ...long(0), ...block]);
