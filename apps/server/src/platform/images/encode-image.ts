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

/** Photos of today's phones have 12 to 50 megapixels. */
const mostPixels = 51_000_000;
/** Each scan of a progressive JPEG goes over all of it again. Phones send none. */
const mostProgressivePixels = 24_000_000;
const longestSide = 20_000;
/** Memory that decoding may take, in addition to the resized picture. */
const mostDecodedBytes = 96 * 1024 * 1024;
const quality = 82;
/**
 * WebP effort, the lowest. More takes 1.8 times as long and a third more memory, for an eighth
 * fewer bytes.
 */
const effort = 0;

/**
 * How much longer a pixel takes than one of a photo, as measured (decision 185): the library
 * works on 16 bits, and on transparency, at a multiple of the price. No phone sends either.
 */
const costOf16Bits = 4;
const costOfTransparency = 2.5;

/**
 * The bytes that have to be in memory at once. A plain JPEG comes line by line, scaled down; what
 * is sent in several passes, and every WebP, is there as a whole.
 */
function decodedBytes(about: Metadata): number {
  const { width, height, channels, depth, format, orientation = 1 } = about;
  const pixels = width * height;
  const bytesPerPixel = channels * (depth === "ushort" ? 2 : 1);
  if (format === "jpeg") {
    // Coefficients of 2 bytes; two of the three channels usually have a quarter of them.
    const coefficients = about.chromaSubsampling === "4:2:0" ? 1.5 : channels;
    return about.isProgressive ? pixels * coefficients * 2 : 0;
  }
  const decodesWhole = format === "webp" || about.isProgressive;
  // Turning needs all lines at once.
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

/** Damage is an outcome: the library says so by rejecting, in words only. */
async function unlessDamaged<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Of the eight orientations those of a camera that was turned, and by how much. Exif 2.32. */
const degreesOf: Readonly<Record<number, number>> = { 1: 0, 3: 180, 6: 90, 8: 270 };

/**
 * Turned after it is made smaller: turning needs the whole picture in memory, and of a large photo that was
 * as much again. A mirrored one, which no camera makes, is set right first.
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

/** In this process; its settings apply to the whole process. */
export function createEncoder(): Encoder {
  // Nothing but the three decoders can be reached, whatever a file pretends to be.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: loaders });
  // No image is asked for twice, and one thread a picture leaves the others to everybody else.
  sharp.cache(false);
  sharp.concurrency(1);
  return { encode: encodeNow, close: () => undefined };
}
