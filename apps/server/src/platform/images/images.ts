import type { Position } from "@striper/marine/geo";
import type { CaptureTime } from "@striper/marine/photos";
import { imageKindOf, isAnimated } from "#server/platform/images/image-kind.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface ImageWish {
  /** In pixels; a smaller image keeps its size. */
  readonly longestSide: number;
  /** Asks for a second, smaller one. */
  readonly smallSide?: number;
  /** Of the image that is given; less than what is taken at all. */
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
  /** Not of a kind that is taken, whatever its name says. */
  | { readonly kind: "unsupported" }
  | { readonly kind: "unreadable"; readonly reason: "damaged" | "animated" | "too-large" };

export interface Encoder {
  /** Of a JPEG, a PNG or a WebP; one at a time. */
  encode(bytes: Buffer, wish: ImageWish): Promise<ImageOutcome>;
  /** For good; what is under way is given up. */
  close(): void;
}

/** Nothing was found out about the image: asked again later, there may be an answer. */
export class ImageNotEncoded extends Error {
  override readonly name = "ImageNotEncoded";
}

export interface Images {
  /** Waits for its turn; rejects with `ImageNotEncoded` when the encoder is lost. */
  encode(bytes: Buffer, wish: ImageWish, by: Requester): Promise<ImageOutcome>;
  close(): void;
}

const limits = {
  // One at a time, whatever the machine: its other processors answer everybody else.
  running: 1,
  /** Each of these has its bytes, of a photo up to 5 MB, in memory. */
  waiting: 40,
  /** The encoder itself gives an image up before. */
  longestMs: 60_000,
};

/** Makes of what people send an image that is nothing but one. */
export function createImages(encoder: Encoder): Images {
  const queue = createFairQueue(limits);

  return {
    async encode(bytes, wish, by) {
      const kind = imageKindOf(bytes);
      if (kind === undefined) return { kind: "unsupported" };
      if (isAnimated(bytes, kind)) return { kind: "unreadable", reason: "animated" };
      // One that is called off is finished all the same: a new process costs more than its rest.
      return queue.run(by, () => encoder.encode(bytes, wish));
    },
    close: () => encoder.close(),
  };
}
