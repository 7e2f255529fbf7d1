import type { Position } from "@striper/marine/geo";
import type { CaptureTime } from "@striper/marine/photos";
import { imageKindOf, isAnimated } from "#server/platform/images/image-kind.ts";
import { hasMoreScans } from "#server/platform/images/jpeg-scans.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface ImageOptions {
  /** In pixels; a smaller image keeps its size. */
  readonly longestSide: number;
  /** Asks for a second, smaller one. */
  readonly smallSide?: number;
  /** Limits for this image, below the general ones. */
  readonly mostPixels?: number;
  /** Asks where the photo was taken; else it is forgotten here. */
  readonly withPosition?: boolean;
}

export interface EncodedImage {
  /** WebP, upright, with nothing in it but the picture. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type UnreadableReason = "damaged" | "animated" | "too-large" | "too-many-scans";

export type ImageOutcome =
  | {
      readonly kind: "image";
      readonly image: EncodedImage;
      /** Null unless asked for. */
      readonly small: EncodedImage | null;
      readonly capturedAt: CaptureTime | null;
      /** Null unless asked for. */
      readonly position: Position | null;
    }
  /** Not an accepted format, whatever its name says. */
  | { readonly kind: "unsupported" }
  | { readonly kind: "unreadable"; readonly reason: UnreadableReason };

export interface Encoder {
  /** Of a JPEG, a PNG or a WebP; one at a time. */
  encode(bytes: Buffer, wish: ImageOptions): Promise<ImageOutcome>;
  /** Closes for good; work in progress is aborted. */
  close(): void;
}

/** The image was not examined; a later attempt may succeed. */
export class ImageNotEncoded extends Error {
  override readonly name = "ImageNotEncoded";
}

export interface Images {
  /** Waits for its turn; rejects with `ImageNotEncoded` when the encoder is lost. */
  encode(bytes: Buffer, wish: ImageOptions, by: Requester): Promise<ImageOutcome>;
  close(): void;
}

/** A progressive photo has about ten; 882 that are allowed cost as much as 25 photos. */
const mostScans = 30;

const limits = {
  // One at a time, whatever the machine: its other processors answer everybody else.
  running: 1,
  /** Waiting images; each holds its bytes, up to 5 MB, in memory. */
  waiting: 40,
  /** The encoder itself gives an image up before. */
  longestMs: 60_000,
};

/** Re-encodes uploads into plain images. */
export function createImages(encoder: Encoder): Images {
  const queue = createFairQueue(limits);

  return {
    async encode(bytes, wish, by) {
      const kind = imageKindOf(bytes);
      if (kind === undefined) return { kind: "unsupported" };
      if (isAnimated(bytes, kind)) return { kind: "unreadable", reason: "animated" };
      if (kind === "jpeg" && hasMoreScans(bytes, mostScans))
        return { kind: "unreadable", reason: "too-many-scans" };
      // A canceled image is finished anyway: a new process would cost more.
      return queue.run(by, () => encoder.encode(bytes, wish));
    },
    close: () => encoder.close(),
  };
}
