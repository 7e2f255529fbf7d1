import { assert, integer, property } from "fast-check";
import sharp from "sharp";
import type { Exif } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { readExif } from "@striper/marine/photos";
import { phonePhoto, samplePhoto } from "#server/platform/images/testing/sample-images.ts";

async function exifOf(photo: Buffer): Promise<Buffer> {
  const { exif } = await sharp(photo).metadata();
  if (exif === undefined) throw new Error("no Exif block");
  return exif;
}

async function factsOf(exif: Exif) {
  const photo = await samplePhoto({ width: 8, height: 8 }).withExif(exif).jpeg().toBuffer();
  return readExif(await exifOf(photo));
}
const at = (DateTimeOriginal: string, more: Record<string, string> = {}) =>
  factsOf({ IFD2: { DateTimeOriginal, ...more } });
const placed = (GPSLatitude: string, GPSLongitude: string, north = "N", east = "W") =>
  factsOf({
    IFD3: { GPSLatitudeRef: north, GPSLatitude, GPSLongitudeRef: east, GPSLongitude },
  });

describe("the time of a photo", () => {
  test("is the camera's, with its offset if it is recorded", async () => {
    expect((await at("2026:06:13 05:41:00")).capturedAt).toEqual({
      localTime: "2026-06-13T05:41:00",
      offsetMinutes: null,
    });
    const { capturedAt } = await at("2026:12:31 23:59:59", { OffsetTimeOriginal: "+05:30" });
    expect(capturedAt).toEqual({ localTime: "2026-12-31T23:59:59", offsetMinutes: 330 });
  });

  test.each(["0000:00:00 00:00:00", "2026:02:30 10:00:00", "2026:06:13 25:00:00", "yesterday"])(
    "that reads %j is not known",
    async (text) => {
      expect((await at(text)).capturedAt).toBeNull();
    },
  );
});

describe("the place of a photo", () => {
  test.each([
    ["N", "W", 42.5, -71.25],
    ["S", "E", -42.5, 71.25],
  ])("%s %s has its sign", async (north, east, latitude, longitude) => {
    const { position } = await placed("42/1 30/1 0/1", "71/1 15/1 0/1", north, east);
    expect(position).toEqual({ latitude, longitude });
  });

  test.each([
    ["0/1 0/1 0/1", "0/1 0/1 0/1"],
    ["95/1 0/1 0/1", "70/1 0/1 0/1"],
    ["0/0 0/0 0/0", "70/1 0/1 0/1"],
  ])("at %s, %s is not known", async (latitude, longitude) => {
    expect((await placed(latitude, longitude)).position).toBeNull();
  });
});

describe("a block", () => {
  let block: Buffer;
  beforeAll(async () => {
    block = await exifOf(await phonePhoto({ width: 8, height: 8 }));
  });

  test("that is damaged or truncated never causes an error", () => {
    const within = integer({ min: 0, max: block.byteLength - 1 });
    assert(
      property(within, integer({ min: 0, max: 255 }), within, (index, value, end) => {
        const damaged = Buffer.from(block);
        damaged[index] = value;
        const { position } = readExif(damaged.subarray(0, end));
        expect(Math.abs(position?.latitude ?? 0)).toBeLessThanOrEqual(90);
      }),
      { numRuns: 1000 },
    );
  });
});
