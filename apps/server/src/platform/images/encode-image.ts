import sharp from "sharp";
import type { Metadata, Sharp } from "sharp";
import { noNotes, readExif } from "@striper/marine/photos";
import { imageKindOf } from "#server/platform/images/image-kind.ts";
import { withoutTexts } from "#server/platform/images/png-texts.ts";
import type {
  EncodedImage,
  Encoder,
  ImageOutcome,
  ImageOptions,
} from "#server/platform/images/images.ts";

/** Photos of current phones have 12 to 50 megapixels. */
const mostPixels = 51_000_000;
/** Lower limit for progressive JPEGs, whose every scan covers the whole image. Phones send none. */
const mostProgressivePixels = 24_000_000;
const longestSide = 20_000;
/** Memory limit for decoding, in addition to the resized image. */
const mostDecodedBytes = 96 * 1024 * 1024;
const quality = 82;
/**
 * Lowest WebP effort. The next one takes 1.8 times as long and a third more memory for an eighth
 * fewer bytes.
 */
const effort = 0;

/**
 * Cost of a pixel relative to a photo's, as measured (decision 185). The library handles 16-bit and
 * transparent pixels much more slowly, and no phone sends either.
 */
const costOf16Bits = 4;
const costOfTransparency = 2.5;

/**
 * Returns the bytes that decoding holds in memory at once. A baseline JPEG is decoded line by line.
 * Progressive images and every WebP are decoded as a whole.
 */
function decodedBytes(about: Metadata): number {
  const { width, height, channels, depth, format, orientation = 1 } = about;
  const pixels = width * height;
  const bytesPerPixel = channels * (depth === "ushort" ? 2 : 1);
  if (format === "jpeg") {
    // Coefficients take 2 bytes. With 4:2:0, two of the three channels have a quarter of them.
    const coefficients = about.chromaSubsampling === "4:2:0" ? 1.5 : channels;
    return about.isProgressive ? pixels * coefficients * 2 : 0;
  }
  const decodesWhole = format === "webp" || about.isProgressive;
  // Rotating needs all lines at once.
  const turned = orientation === 1 ? 0 : pixels * bytesPerPixel;
  return (decodesWhole ? pixels * Math.max(bytesPerPixel, format === "webp" ? 4 : 0) : 0) + turned;
}

function pixelCost({ format, depth, hasAlpha }: Metadata): number {
  if (format !== "png") return 1;
  return (depth === "ushort" ? costOf16Bits : 1) * (hasAlpha ? costOfTransparency : 1);
}

const isProgressiveJpeg = ({ format, isProgressive }: Metadata): boolean =>
  format === "jpeg" && isProgressive;

const isTooLarge = (about: Metadata, most = mostPixels): boolean =>
  about.width * about.height * pixelCost(about) >
    (isProgressiveJpeg(about) ? Math.min(most, mostProgressivePixels) : most) ||
  Math.max(about.width, about.height) > longestSide ||
  decodedBytes(about) > mostDecodedBytes;

/** Returns undefined for damaged images, which the library reports only by rejecting. */
async function unlessDamaged<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Degrees for the Exif 2.32 orientations that a turned camera writes. */
const degreesOf: Readonly<Record<number, number>> = { 1: 0, 3: 180, 6: 90, 8: 270 };

/**
 * Rotates after resizing, because rotating holds the whole image in memory a second time. Mirrored
 * images, which no camera writes, are oriented first.
 */
function upright(decoded: Sharp, side: number, orientation: number): Sharp {
  const box = { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
  const degrees = degreesOf[orientation];
  if (degrees === undefined) return decoded.autoOrient().resize(box);
  return degrees === 0 ? decoded.resize(box) : decoded.resize(box).rotate(degrees);
}

function toSize(bytes: Buffer, side: number, orientation: number) {
  const decoded = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels, pages: 1 });
  return upright(decoded, side, orientation)
    .webp({ quality, effort })
    .toBuffer({ resolveWithObject: true });
}

async function encodeTo(
  bytes: Buffer,
  side: number,
  orientation = 1,
): Promise<EncodedImage | undefined> {
  const made = await unlessDamaged(toSize(bytes, side, orientation));
  if (made === undefined) return undefined;
  return { bytes: made.data, width: made.info.width, height: made.info.height };
}

async function encodeNow(given: Buffer, wish: ImageOptions): Promise<ImageOutcome> {
  const bytes = imageKindOf(given) === "png" ? withoutTexts(given) : given;
  const about = await unlessDamaged(sharp(bytes, { limitInputPixels: false }).metadata());
  if (about === undefined) return { kind: "unreadable", reason: "damaged" };
  if ((about.pages ?? 1) > 1) return { kind: "unreadable", reason: "animated" };
  if (isTooLarge(about, wish.mostPixels)) return { kind: "unreadable", reason: "too-large" };
  const image = await encodeTo(bytes, wish.longestSide, about.orientation);
  if (image === undefined) return { kind: "unreadable", reason: "damaged" };
  const { smallSide, withPosition = false } = wish;
  const small = smallSide === undefined ? null : await encodeTo(image.bytes, smallSide);
  if (small === undefined) throw new Error("an image made here could not be read again");
  const { capturedAt, position } = about.exif === undefined ? noNotes : readExif(about.exif);
  return { kind: "image", image, small, capturedAt, position: withPosition ? position : null };
}

const loaders = ["JpegBuffer", "PngBuffer", "WebpBuffer"].map((name) => `VipsForeignLoad${name}`);

/** Encodes in this process, and changes the image library's settings for all of it. */
export function createEncoder(): Encoder {
  // Block all decoders but the three for accepted kinds, whatever a file claims to be.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: loaders });
  // Images are never decoded twice, and one thread leaves the other processors free.
  sharp.cache(false);
  sharp.concurrency(1);
  return { encode: encodeNow, close: () => undefined };
}
