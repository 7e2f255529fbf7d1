import { randomUUID } from "node:crypto";
import * as calls from "@striper/contract/licenses";
import { licenseImagesPerLicense, licensesPerAccount } from "@striper/contract/limits";
import { day } from "@striper/marine/time";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openLicensesApp } from "#server/testing/apps/licenses-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";
import { samplePhoto } from "#server/platform/images/testing/sample-images.ts";

const app = await sharedByFile(openLicensesApp());
const ann = await app.join();

const details = {
  license_type: "saltwater",
  issuer: "MA",
  license_number: "MA-123 456",
  expiry_date: "2026-12-31",
  notes: "in the glove box",
};
const imageOf = (license: { license_id: string; images: { image_id: string }[] }, index = 0) => ({
  license_id: license.license_id,
  image_id: license.images[index]?.image_id ?? "",
});
const otherPhoto = (width: number) => samplePhoto({ width, height: 30 }).png().toBuffer();

describe("a license", () => {
  // SPEC 3.18
  test("is stored with its image and all its fields", async () => {
    const answer = await app.upload(ann, { fields: details });
    expect(answer.json()).toMatchObject({
      success: true,
      message: "Successfully uploaded saltwater license",
      license: {
        ...details,
        upload_date: "2026-06-13T09:00:00Z",
        is_expired: false,
        days_until_expiry: 201,
        reminders: true,
      },
    });
    const { license } = calls.uploadLicense.response.parse(answer.json());
    expect(license.photo_url).toBe(license.images[0]?.url);
    expect((await app.list(ann))[0]).toEqual(license);
  });

  // SPEC 7.33
  test("may be sent in the query, and form fields take precedence", async () => {
    const license = await app.store(ann, {
      query: { ...details, license_number: "from the query" },
      fields: { license_number: "from the form", notes: "" },
    });
    expect(license).toMatchObject({ ...details, license_number: "from the form" });
  });

  test("can be edited, and omitted fields are cleared", async () => {
    const { license_id } = await app.store(ann, { fields: details });
    const body = { license_type: "boating", expiry_date: "2028-02-29", reminders: false };
    const answer = await app.call(calls.editLicense, { by: ann, params: { license_id }, body });
    expect(answer.json()).toMatchObject({
      success: true,
      license: { license_id, ...body, license_number: null, issuer: null, notes: null },
    });
    const listed = (await app.list(ann)).find((one) => one.license_id === license_id);
    expect(listed).toMatchObject(body);
  });

  // SPEC 7.34
  test("is deleted with its images", async () => {
    const before = app.folder.files();
    const { license_id } = await app.store(ann);
    const params = { license_id };
    const form = app.formOf({ file: await otherPhoto(33) });
    await app.call(calls.addLicenseImage, { by: ann, params, form });
    expect(app.folder.files()).toHaveLength(before.length + 2);
    const answer = await app.call(calls.removeLicense, { by: ann, params });
    expect(answer.json()).toEqual({ success: true, message: "License deleted successfully" });
    expect(app.folder.files()).toEqual(before);
    expect((await app.call(calls.removeLicense, { by: ann, params })).statusCode).toBe(404);
  });

  // SPEC 7.32
  test("is listed before earlier ones", async () => {
    const bob = await app.join();
    const first = await app.store(bob);
    app.moveTime(1000);
    const second = await app.store(bob);
    const listed = await app.list(bob);
    expect(listed.map(({ license_id }) => license_id)).toEqual([
      second.license_id,
      first.license_id,
    ]);
  });
});

describe("the days of a license", () => {
  test.each([
    ["2026-06-12", true, -1],
    ["2026-06-13", false, 0],
    ["2026-06-14", false, 1],
    ["1999-12-31", true, -9661],
    ["2028-02-29", false, 626],
  ])("that lasts to %s are counted in Boston", async (expiry_date, is_expired, days) => {
    const license = await app.store(ann, { fields: { license_type: "fishing", expiry_date } });
    expect(license).toMatchObject({ expiry_date, is_expired, days_until_expiry: days });
  });
});

describe("an image", () => {
  test("is returned as WebP that no shared cache may store", async () => {
    const license = await app.store(ann);
    const answer = await app.call(calls.licenseImage, { by: ann, params: imageOf(license) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    // The sample is rotated by its orientation tag.
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: "webp",
      width: 40,
      height: 60,
    });
  });

  test("is stored encrypted on disk", async () => {
    const license = await app.store(ann);
    const answer = await app.call(calls.licenseImage, { by: ann, params: imageOf(license) });
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe("RIFF");
    for (const file of app.folder.files())
      expect(app.folder.read(file).includes("WEBP")).toBe(false);
  });

  test("of the back follows that of the front, and only the last one cannot be deleted", async () => {
    const license = await app.store(ann);
    const { license_id } = license;
    const params = { license_id };
    const form = app.formOf({ file: await otherPhoto(31) });
    const added = await app.call(calls.addLicenseImage, { by: ann, params, form });
    const { license: both } = calls.addLicenseImage.response.parse(added.json());
    expect(both.images).toHaveLength(2);
    expect(both.photo_url).toBe(license.photo_url);

    const front = imageOf(both, 0);
    const removed = await app.call(calls.removeLicenseImage, { by: ann, params: front });
    expect(removed.json()).toMatchObject({ license: { images: [both.images[1]] } });
    expect((await app.call(calls.licenseImage, { by: ann, params: front })).statusCode).toBe(404);
    const back = imageOf(both, 1);
    const refused = await app.call(calls.removeLicenseImage, { by: ann, params: back });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "A license keeps at least one image. Delete the license instead.",
    ]);
    expect((await app.call(calls.licenseImage, { by: ann, params: back })).statusCode).toBe(200);
  });
});

describe("a repeated upload", () => {
  test("under one id stores one license, even when both arrive at once", async () => {
    const bob = await app.join();
    const fields = { license_type: "saltwater", license_id: randomUUID() };
    const before = app.folder.files().length;
    const answers = await Promise.all([1, 2, 3].map(() => app.upload(bob, { fields })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await app.upload(bob, { fields });
    expect(await app.list(bob)).toHaveLength(1);
    expect(app.folder.files()).toHaveLength(before + 1);
  });

  test("with another image under the same id is refused", async () => {
    const fields = { license_type: "saltwater", license_id: randomUUID() };
    await app.store(ann, { fields });
    const before = app.folder.files();
    const answer = await app.upload(ann, { fields, file: await otherPhoto(35) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "conflict"]);
    expect(app.folder.files()).toEqual(before);
  });

  test("of an image adds it once", async () => {
    const { license_id } = await app.store(ann);
    const image_id = randomUUID();
    const send = async (file: Buffer) =>
      app.call(calls.addLicenseImage, {
        by: ann,
        params: { license_id },
        form: app.formOf({ file, fields: { image_id } }),
      });
    const back = await otherPhoto(36);
    const answers = await Promise.all([send(back), send(back)]);
    for (const answer of [...answers, await send(back)])
      expect(answer.json()).toMatchObject({ license: { images: { length: 2 } } });
    expect((await send(await otherPhoto(37))).statusCode).toBe(409);
  });
});

describe("the wallet", () => {
  test("holds the maximum of licenses, even with concurrent uploads", async () => {
    const bob = await app.join();
    const fields = (license_type: string) => ({ license_type });
    for (let number = 2; number < licensesPerAccount; number++)
      await app.store(bob, { fields: fields("other") });
    const answers = await Promise.all(
      ["fishing", "hunting", "boating"].map((type) => app.upload(bob, { fields: fields(type) })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "limit_reached",
      message: "You can store 50 licenses. Delete one to make room.",
    });
    expect(app.folder.files().filter((path) => path.includes(bob.accountId))).toHaveLength(
      licensesPerAccount,
    );
  });

  test("holds the maximum of images per license", async () => {
    const { license_id } = await app.store(ann);
    const add = async (width: number) =>
      app.call(calls.addLicenseImage, {
        by: ann,
        params: { license_id },
        form: app.formOf({ file: await otherPhoto(width) }),
      });
    for (let number = 1; number < licenseImagesPerLicense; number++)
      expect((await add(40 + number)).statusCode).toBe(200);
    expect((await add(60)).json()).toMatchObject({
      code: "limit_reached",
      message: "A license can have 6 images. Delete one to make room.",
    });
  });
});

describe("the nightly sweep", () => {
  test("removes files left by a crash once they are a day old", async () => {
    const license = await app.store(ann);
    const orphan = await app.orphan(ann);
    const sweep = () => app.licenses.jobs[0]?.run(new AbortController().signal, {});
    await sweep();
    expect(app.folder.files()).toContain(orphan);
    app.setTime(Date.now() + 2 * day);
    await sweep();
    expect(app.folder.files()).not.toContain(orphan);
    const answer = await app.call(calls.licenseImage, { by: ann, params: imageOf(license) });
    expect(answer.statusCode).toBe(200);
  });
});
