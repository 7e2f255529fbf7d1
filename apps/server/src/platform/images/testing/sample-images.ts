import { crc32 } from "node:zlib";
import sharp from "sharp";

export interface SampleSize {
  readonly width: number;
  readonly height: number;
}

/** Noise, so that it compresses as badly as a photo. */
export function samplePhoto({ width, height }: SampleSize) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "gray", noise } });
}

/** As a phone writes it: turned by its tag, with time, place and the maker's name inside. */
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

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG with an animation's control chunk between its header and its picture. */
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

/** Ninety bytes that claim to be a picture of any size. */
export function pngThatClaims({ width, height }: SampleSize): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", Buffer.alloc(20))]);
}
