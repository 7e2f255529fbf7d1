import { randomUUID } from "node:crypto";
import * as calls from "@striper/contract/licenses";
import { licenseImageMaxBytes } from "@striper/contract/limits";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  animatedPng,
  animatedWebp,
  pngThatClaims,
  samplePhoto,
} from "#server/platform/images/testing/sample-images.ts";
import { openLicensesApp } from "#server/testing/apps/licenses-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openLicensesApp());
const ann = await app.join();

const script = "<script>alert(document.cookie)</script>";
const zipEnd = Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]);

/** The image as it is downloaded. */
async function storedImage(file: Buffer): Promise<Buffer> {
  const license = await app.store(ann, { file });
  const params = {
    license_id: license.license_id,
    image_id: license.images[0]?.image_id ?? "",
  };
  return (await app.call(calls.licenseImage, { by: ann, params })).rawPayload;
}

describe("a file that is a picture and something else", () => {
  test.each<[string, () => Promise<Buffer>]>([
    ["a page behind its end", async () => Buffer.concat([app.photo, Buffer.from(script)])],
    [
      "a page in its comment",
      async () => {
        const comment = Buffer.from(script);
        const head = Buffer.from([0xff, 0xfe, 0, comment.byteLength + 2]);
        return Buffer.concat([app.photo.subarray(0, 2), head, comment, app.photo.subarray(2)]);
      },
    ],
    [
      "an archive behind its end",
      async () => Buffer.concat([app.photo, Buffer.from("secret.txt"), zipEnd]),
    ],
    [
      "a page behind a PNG's end",
      async () =>
        Buffer.concat([
          await samplePhoto({ width: 20, height: 10 }).png().toBuffer(),
          Buffer.from(script),
        ]),
    ],
  ])("with %s comes back as the picture alone", async (_what, make) => {
    const image = await storedImage(await make());
    expect((await sharp(image).metadata()).format).toBe("webp");
    expect(image.includes("alert(")).toBe(false);
    expect(image.includes("secret.txt")).toBe(false);
    expect(image.includes("PK\u0005\u0006")).toBe(false);
  });

  test("keeps nothing of where and when the picture was taken", async () => {
    const { exif, xmp, iptc, icc } = await sharp(await storedImage(app.photo)).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    ["a page that begins like a picture", Buffer.from(`GIF89a/*${script}*/`)],
    ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a document", Buffer.from("%PDF-1.7\n")],
    ["a program", Buffer.from("MZ\u0090\u0000")],
  ])("is refused when it is %s", async (_what, file) => {
    const answer = await app.upload(ann, { file, fileName: "license.jpg" });
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      "Please select a JPEG, PNG, or WebP image file",
    ]);
  });
});

describe("a further image that is refused", () => {
  test.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ["of nothing", () => Buffer.alloc(0), 400],
    ["of ten megabytes and one byte", () => Buffer.alloc(licenseImageMaxBytes + 1), 413],
    ["with a false extension", () => Buffer.from("#!/bin/sh\n"), 415],
    ["that is cut off", () => app.photo.subarray(0, app.photo.byteLength / 2), 422],
    ["that moves", () => animatedWebp(), 422],
    ["that moves as a PNG", () => animatedPng(), 422],
    ["of immense size", () => pngThatClaims({ width: 60_000, height: 60_000 }), 422],
    ["of no size", () => pngThatClaims({ width: 0, height: 0 }), 422],
  ])("%s leaves the license and the disk as they were", async (_what, make, status) => {
    const license = await app.store(ann);
    const files = app.folder.files();
    const form = app.formOf({ file: await make(), fields: { image_id: randomUUID() } });
    const params = { license_id: license.license_id };
    const answer = await app.call(calls.addLicenseImage, { by: ann, params, form });
    expect(answer.statusCode).toBe(status);
    expect(app.folder.files()).toEqual(files);
    expect((await app.list(ann)).find((one) => one.license_id === license.license_id)).toEqual(
      license,
    );
  });
});
