import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

export interface SampleSize {
  readonly width: number;
  readonly height: number;
}

/** Makes noise, which compresses as badly as a photo. */
export function samplePhoto({ width, height }: SampleSize) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "gray", noise } });
}

/** Makes a photo as a phone does: turned by its tag, with time, place and maker inside. */
export function phonePhoto(size: SampleSize): Promise<Buffer> {
  return samplePhoto(size)
    .withExif({
      IFD0: { Make: "Phonemaker" },
      IFD2: { DateTimeOriginal: "2026:06:13 05:41:00", OffsetTimeOriginal: "-04:00" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "42/1 20/1 30/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "70/1 53/1 0/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content]);
}

/**
 * Makes a gray progressive JPEG that sends each of its 63 frequencies bit by bit: 882 scans in a
 * few hundred kilobytes (ITU-T T.81, annex G).
 */
export function jpegOfScans({ width, height }: SampleSize, mostScans: number): Buffer {
  const two = (value: number) => [value >> 8, value & 0xff];
  // A Huffman table with one 1-bit code, for "no difference" or "16,384 empty blocks".
  const table = (kind: number, symbol: number) =>
    segment(0xc4, [kind, 1, ...Array.from({ length: 15 }, () => 0), symbol]);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const averages = Buffer.alloc(Math.ceil(blocks / 8));
  // 15 bits per run.
  const empty = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  const scan = (band: number, before: number, bit: number) =>
    segment(0xda, [1, 1, 0, band, band, (before << 4) | bit]);
  const highestBit = 13;
  const scans = Array.from({ length: highestBit + 1 }, (_, step) => highestBit - step).flatMap(
    (bit) =>
      Array.from({ length: 63 }, (_, band) =>
        Buffer.concat([scan(band + 1, bit === highestBit ? 0 : bit + 1, bit), empty]),
      ),
  );
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]),
    table(0x00, 0x00),
    table(0x10, 0xe0),
    scan(0, 0, 0),
    averages,
    ...scans.slice(0, mostScans - 1),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export async function pngOfTexts(texts: number): Promise<Buffer> {
  const still = await samplePhoto({ width: 8, height: 8 }).png().toBuffer();
  const afterHeader = 33;
  const packed = deflateSync(Buffer.alloc(7_900_000));
  const text = chunk("zTXt", Buffer.concat([Buffer.from("k\0\0"), packed]));
  const all = Array.from({ length: texts }, () => text);
  return Buffer.concat([still.subarray(0, afterHeader), ...all, still.subarray(afterHeader)]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export async function animatedPng(): Promise<Buffer> {
  const still = await samplePhoto({ width: 8, height: 8 }).png().toBuffer();
  const afterHeader = 33;
  const control = chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, afterHeader), control, still.subarray(afterHeader)]);
}

export async function animatedWebp(): Promise<Buffer> {
  const frame = () => samplePhoto({ width: 8, height: 8 }).png().toBuffer();
  return sharp([await frame(), await frame()], { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

export function pngThatClaims({ width, height }: SampleSize): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", Buffer.alloc(20))]);
}
