import type { Position } from "@striper/marine/geo";
import type { CaptureTime } from "@striper/marine/photos";
import { imageKindOf, isAnimated } from "#server/platform/images/image-kind.ts";
import { hasMoreScans } from "#server/platform/images/jpeg-scans.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface ImageOptions {
  /** In pixels; a smaller image keeps its size. */
  readonly longestSide: number;
  /** Requests a second, smaller image with this longest side. */
  readonly smallSide?: number;
  readonly mostPixels?: number;
  /** Returns the photo's position. Otherwise it is dropped. */
  readonly withPosition?: boolean;
}

export interface EncodedImage {
  /** Upright WebP without any metadata. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type UnreadableReason = "damaged" | "animated" | "too-large" | "too-many-scans";

export type ImageOutcome =
  | {
      readonly kind: "image";
      readonly image: EncodedImage;
      readonly small: EncodedImage | null;
      readonly capturedAt: CaptureTime | null;
      readonly position: Position | null;
    }
  /** The content is not of an accepted format. */
  | { readonly kind: "unsupported" }
  | { readonly kind: "unreadable"; readonly reason: UnreadableReason };

export interface Encoder {
  /** Encodes a JPEG, PNG or WebP. Handles one image at a time. */
  encode(bytes: Buffer, wish: ImageOptions): Promise<ImageOutcome>;
  close(): void;
}

/** Thrown when the image was not examined. A retry may succeed. */
export class ImageNotEncoded extends Error {
  override readonly name = "ImageNotEncoded";
}

export interface Images {
  /** Waits for its turn. Rejects with `ImageNotEncoded` when the encoder process is lost. */
  encode(bytes: Buffer, wish: ImageOptions, by: Requester): Promise<ImageOutcome>;
  close(): void;
}

/** A progressive photo has about 10 scans. A file with 882 scans cost as much as 25 photos. */
const mostScans = 30;

const limits = {
  // One image at a time, so that the other processors keep serving requests.
  running: 1,
  /** Each waiting image holds up to 5 MB of memory. */
  waiting: 40,
  /** The encoder process gives up sooner. */
  longestMs: 60_000,
};

export function createImages(encoder: Encoder): Images {
  const queue = createFairQueue(limits);

  return {
    async encode(bytes, wish, by) {
      const kind = imageKindOf(bytes);
      if (kind === undefined) return { kind: "unsupported" };
      if (isAnimated(bytes, kind)) return { kind: "unreadable", reason: "animated" };
      if (kind === "jpeg" && hasMoreScans(bytes, mostScans))
        return { kind: "unreadable", reason: "too-many-scans" };
      // A canceled image is finished anyway, since a new process would cost more.
      return queue.run(by, () => encoder.encode(bytes, wish));
    },
    close: () => encoder.close(),
  };
}
