import sharp from "sharp";
import type { Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createEncoder } from "#server/platform/images/encode-image.ts";
import { createImages } from "#server/platform/images/images.ts";
import type { ImageOutcome } from "#server/platform/images/images.ts";
import {
  animatedPng,
  animatedWebp,
  jpegOfScans,
  phonePhoto,
  pngThatClaims,
  samplePhoto,
} from "#server/platform/images/testing/sample-images.ts";
import { somebody } from "#server/testing/requesters.ts";

const images = createImages(createEncoder());
const encode = (bytes: Buffer) => images.encode(bytes, { longestSide: 300 }, somebody());

let photo: Buffer;
beforeAll(async () => {
  photo = await phonePhoto({ width: 800, height: 400 });
});

async function encoded(bytes: Buffer): Promise<ImageOutcome & { kind: "image" }> {
  const outcome = await encode(bytes);
  if (outcome.kind !== "image") throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe("an image", () => {
  test.each(["jpeg", "png", "webp"] as const)("of the kind %s becomes a WebP", async (kind) => {
    const bytes = await samplePhoto({ width: 90, height: 60 })[kind]().toBuffer();
    const { image } = await encoded(bytes);
    expect(await sharp(image.bytes).metadata()).toMatchObject({
      format: "webp",
      width: 90,
      height: 60,
    });
    expect(image).toMatchObject({ width: 90, height: 60 });
  });

  test("is upright and no larger than asked", async () => {
    const { image } = await encoded(photo);
    expect(image).toMatchObject({ width: 150, height: 300 });
    expect((await sharp(image.bytes).metadata()).orientation).toBeUndefined();
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "with Exif orientation %i is shown as in other programs",
    async (orientation) => {
      const halves = { width: 60, height: 40, channels: 3, background: "#d02020" } as const;
      const corner = { width: 20, height: 10, channels: 3, background: "#2020d0" } as const;
      const bytes = await sharp({ create: halves })
        .composite([{ input: { create: corner }, gravity: "northwest" }])
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const small = { fit: "inside", width: 30, height: 30 } as const;
      const expected = await sharp(bytes).autoOrient().resize(small).raw().toBuffer();
      const outcome = await createImages(createEncoder()).encode(
        bytes,
        { longestSide: 30 },
        somebody(),
      );
      if (outcome.kind !== "image") throw new Error(outcome.kind);
      const { image } = outcome;
      expect([image.width, image.height]).toEqual(orientation < 5 ? [30, 20] : [20, 30]);
      const seen = await sharp(image.bytes).raw().toBuffer();
      // Mean difference of 256 shades. The codecs round differently, while a wrongly turned image
      // swaps blue and red.
      const differences = [...seen].map((value, index) =>
        Math.abs(value - (expected[index] ?? 999)),
      );
      const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
      expect(mean).toBeLessThan(8);
    },
  );

  test("has lost what its camera wrote into it", async () => {
    const { image } = await encoded(photo);
    const about = await sharp(image.bytes).metadata();
    expect([about.exif, about.xmp, about.iptc, about.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(image.bytes.includes("Phonemaker")).toBe(false);
  });

  test("tells when it was taken, and the place only on request", async () => {
    const outcome = await encoded(photo);
    expect(outcome.capturedAt).toEqual({ localTime: "2026-06-13T05:41:00", offsetMinutes: -240 });
    expect(outcome.position).toBeNull();
    const placed = await images.encode(photo, { longestSide: 300, withPosition: true }, somebody());
    expect(placed).toMatchObject({
      position: { latitude: 42 + 20.5 / 60, longitude: -(70 + 53 / 60) },
    });
  });
});

describe("what only looks like an image", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["nothing", () => Buffer.alloc(0)],
    ["text", () => Buffer.from("fishing license")],
    ["a drawing in SVG", () => Buffer.from(svg)],
    ["a drawing with a declaration", () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["a page", () => Buffer.from("<html><script>alert(1)</script></html>")],
    ["a GIF", () => samplePhoto({ width: 8, height: 8 }).gif().toBuffer()],
    ["a TIFF", () => samplePhoto({ width: 8, height: 8 }).tiff().toBuffer()],
    ["an AVIF", () => samplePhoto({ width: 8, height: 8 }).avif().toBuffer()],
    ["a PDF with a photo inside", () => Buffer.concat([Buffer.from("%PDF-1.7\n"), photo])],
    ["an archive", () => Buffer.from("PK\u0003\u0004")],
    ["another RIFF file", () => Buffer.from("RIFF\0\0\0\0WAVEfmt ")],
    ["half a beginning", () => Buffer.from([0xff, 0xd8])],
  ])("%s is not accepted", async (_name, make) => {
    expect(await encode(await make())).toEqual({ kind: "unsupported" });
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["the beginning of a JPEG alone", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      "a JPEG's beginning before a drawing",
      () => Buffer.from(`\u00ff\u00d8\u00ff${svg}`, "latin1"),
    ],
    ["a PNG's beginning before text", () => Buffer.from("\u0089PNG\r\n\u001a\nhello", "latin1")],
    ["a WebP's beginning before text", () => Buffer.from("RIFF\0\0\0\0WEBPVP8 hello")],
    ["a photo cut in the middle", () => photo.subarray(0, photo.byteLength / 2)],
    ["a photo cut at its end", () => photo.subarray(0, -20)],
    [
      "a PNG cut in the middle",
      async () => (await samplePhoto({ width: 90, height: 90 }).png().toBuffer()).subarray(0, 5000),
    ],
    [
      "a WebP cut in the middle",
      async () => (await samplePhoto({ width: 90, height: 90 }).webp().toBuffer()).subarray(0, 900),
    ],
  ])("%s is damaged", async (_name, make) => {
    expect(await encode(await make())).toEqual({ kind: "unreadable", reason: "damaged" });
  });

  test.each<[string, () => Promise<Buffer>]>([
    ["PNG", animatedPng],
    ["WebP", animatedWebp],
  ])("an animated %s is not accepted", async (_kind, make) => {
    expect(await encode(await make())).toEqual({ kind: "unreadable", reason: "animated" });
  });

  test.each([
    { width: 60_000, height: 60_000 },
    { width: 900_000, height: 1 },
    { width: 20_001, height: 10 },
    { width: 7200, height: 7200 },
  ])("a claim to be $width by $height pixels is too large", async (size) => {
    const outcome = await encode(pngThatClaims(size));
    expect(outcome).toEqual({ kind: "unreadable", reason: "too-large" });
  });

  test.each<[string, (photo: Sharp) => Sharp]>([
    ["a PNG in passes", (one) => one.png({ progressive: true, compressionLevel: 1 })],
    ["a WebP", (one) => one.webp({ effort: 0 })],
    ["a JPEG in passes", (one) => one.jpeg({ progressive: true, chromaSubsampling: "4:4:4" })],
  ])(
    "%s that is decoded as a whole has a lower limit",
    { tags: ["thorough"] },
    async (_name, as) => {
      const create = { width: 8000, height: 6000, channels: 3, background: "gray" } as const;
      const bytes = await as(sharp({ create })).toBuffer();
      expect(await encode(bytes)).toEqual({ kind: "unreadable", reason: "too-large" });
    },
  );
});

describe("a JPEG in many scans", () => {
  const size = { width: 64, height: 48 };

  test("is accepted with up to 30", async () => {
    expect(await encode(jpegOfScans(size, 30))).toMatchObject({ kind: "image" });
  });

  test.each([31, 882])("is refused with %i", async (scans) => {
    const reason = "too-many-scans";
    expect(await encode(jpegOfScans(size, scans))).toEqual({ kind: "unreadable", reason });
  });
});

describe("a PNG with expensive pixels", () => {
  const size = { width: 3600, height: 3600, background: "gray" } as const;
  test.each<[string, () => Sharp]>([
    ["of 16 bits", () => sharp({ create: { ...size, channels: 3 } }).toColourspace("rgb16")],
    [
      "with transparency",
      () => sharp({ create: { ...size, width: 5800, channels: 4, background: "#80808080" } }),
    ],
    [
      "with both",
      () =>
        sharp({
          create: { ...size, width: 1500, channels: 4, background: "#80808080" },
        }).toColourspace("rgb16"),
    ],
  ])("%s has a lower limit", async (_name, make) => {
    const bytes = await make().png({ compressionLevel: 1 }).toBuffer();
    expect(await encode(bytes)).toEqual({ kind: "unreadable", reason: "too-large" });
  });
});

describe("an image that is something else besides", () => {
  const script = "<script>alert(document.cookie)</script>";

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["a page behind its end", () => Buffer.concat([photo, Buffer.from(script)])],
    [
      "a script in its comment",
      () => {
        const length = Buffer.alloc(2);
        length.writeUInt16BE(script.length + 2);
        const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(script)]);
        return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
      },
    ],
    [
      "a script in its facts",
      () =>
        samplePhoto({ width: 60, height: 40 })
          .withExif({ IFD0: { Make: script } })
          .jpeg()
          .toBuffer(),
    ],
    [
      "an archive behind its end",
      () => Buffer.concat([photo, Buffer.from(`PK\u0003\u0004${script}`)]),
    ],
  ])("%s is only an image afterwards", async (_name, make) => {
    const bytes = await make();
    expect(bytes.includes(script)).toBe(true);
    const { image } = await encoded(bytes);
    expect(image.bytes.includes("script")).toBe(false);
    expect(image.bytes.includes("PK\u0003\u0004")).toBe(false);
    // Nothing follows the container's declared end.
    expect(image.bytes.readUInt32LE(4) + 8).toBe(image.bytes.byteLength);
  });
});
