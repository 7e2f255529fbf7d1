import { randomUUID } from "node:crypto";
import * as calls from "@striper/contract/licenses";
import { licenseImageMaxBytes } from "@striper/contract/limits";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openLicensesApp } from "#server/testing/apps/licenses-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openLicensesApp());
const ann = await app.join();

const script = "<script>alert(document.cookie)</script>";

/** The image as it is downloaded. */
async function storedImage(file: Buffer): Promise<Buffer> {
  const license = await app.store(ann, { file });
  const params = {
    license_id: license.license_id,
    image_id: license.images[0]?.image_id ?? "",
  };
  return (await app.call(calls.licenseImage, { by: ann, params })).rawPayload;
}

/* What counts as an image is tested with the images; here, that licenses go through it. */

test("a picture with a page behind its end comes back as the picture alone, without its facts", async () => {
  const image = await storedImage(Buffer.concat([app.photo, Buffer.from(script)]));
  expect(image.includes("alert(")).toBe(false);
  const { format, exif, xmp, iptc, icc } = await sharp(image).metadata();
  expect({ format, exif, xmp, iptc, icc }).toEqual({ format: "webp" });
});

test("a page that begins like a picture is refused as a license", async () => {
  const file = Buffer.from(`GIF89a/*${script}*/`);
  const answer = await app.upload(ann, { file, fileName: "license.jpg" });
  expect([answer.statusCode, answer.json().code]).toEqual([415, "unsupported_image"]);
});

describe("a further image that is refused", () => {
  test.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ["of nothing", () => Buffer.alloc(0), 400],
    ["of ten megabytes and one byte", () => Buffer.alloc(licenseImageMaxBytes + 1), 413],
    ["with a false extension", () => Buffer.from("#!/bin/sh\n"), 415],
    ["that is cut off", () => app.photo.subarray(0, app.photo.byteLength / 2), 422],
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
