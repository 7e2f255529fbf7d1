import { randomUUID } from "node:crypto";
import * as calls from "@striper/contract/licenses";
import { licenseImageMaxBytes } from "@striper/contract/limits";
import { describe, expect, test } from "vitest";
import { animatedWebp } from "#server/platform/images/testing/sample-images.ts";
import { openLicensesApp } from "#server/testing/apps/licenses-app.ts";
import type { Upload } from "#server/testing/apps/licenses-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openLicensesApp());
const ann = await app.join();

const body = { license_type: "fishing" };
const perLicense = [
  ["editLicense", calls.editLicense],
  ["removeLicense", calls.removeLicense],
  ["addLicenseImage", calls.addLicenseImage],
  ["licenseCalendar", calls.licenseCalendar],
  ["licenseImage", calls.licenseImage],
  ["removeLicenseImage", calls.removeLicenseImage],
] as const;
const every = [
  ["myLicenses", calls.myLicenses],
  ["uploadLicense", calls.uploadLicense],
  ...perLicense,
] as const;

/** Returns a request that succeeds when signed in. */
const whole = (endpoint: (typeof every)[number][1]) => ({
  ...(endpoint.bodyKind === "json" ? { body } : {}),
  ...(endpoint.bodyKind === "multipart"
    ? { form: app.formOf({ fields: formFields(endpoint) }) }
    : {}),
});
const formFields = (endpoint: (typeof every)[number][1]): Record<string, string> =>
  endpoint === calls.uploadLicense ? body : {};

describe.each(every)("%s", (_name, endpoint) => {
  const params = { license_id: randomUUID(), image_id: randomUUID() };

  test("is refused without a sign-in", async () => {
    const answer = await app.call(endpoint, { params, ...whole(endpoint) });
    expect([answer.statusCode, answer.json().code]).toEqual([401, "unauthorized"]);
  });

  test("is refused after the trial has ended", async () => {
    const lapsed = await app.join({ hasAccess: false });
    const answer = await app.call(endpoint, { by: lapsed, params, ...whole(endpoint) });
    expect([answer.statusCode, answer.json().code]).toEqual([402, "subscription_required"]);
  });
});

describe.each(perLicense)("%s of somebody else's license", (_name, endpoint) => {
  test("finds nothing and changes nothing", async () => {
    const bob = await app.join();
    const theirs = await app.store(bob, { fields: { license_type: "hunting" } });
    const files = app.folder.files();
    const params = {
      license_id: theirs.license_id,
      image_id: theirs.images[0]?.image_id ?? "",
    };
    const answer = await app.call(endpoint, { by: ann, params, ...whole(endpoint) });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    expect(await app.list(bob)).toEqual([theirs]);
    expect(app.folder.files()).toEqual(files);
  });
});

test("a license does not open another account's image", async () => {
  const bob = await app.join();
  const [own, theirs] = [await app.store(ann), await app.store(bob)];
  const params = { license_id: own.license_id, image_id: theirs.images[0]?.image_id ?? "" };
  for (const endpoint of [calls.licenseImage, calls.removeLicenseImage])
    expect((await app.call(endpoint, { by: ann, params })).statusCode).toBe(404);
});

test("an id taken by another account is free, and its use reveals nothing", async () => {
  const bob = await app.join();
  const theirs = await app.store(bob);
  const fields = { license_type: "boating", license_id: theirs.license_id };
  expect((await app.upload(ann, { fields })).statusCode).toBe(200);
  expect(await app.list(bob)).toEqual([theirs]);
});

const saltwater = { license_type: "saltwater" };
const padded = (bytes: number): Buffer =>
  Buffer.concat([app.photo, Buffer.alloc(bytes - app.photo.byteLength)]);

test.each([
  ["expiry_date", "1949-12-31"],
  ["license_type", "driving"],
  ["notes", "x".repeat(501)],
  ["photo_url", "https://example.com/a.jpg"],
])("an edit with the %s %j names the field and changes nothing", async (name, value) => {
  const license = await app.store(ann, {
    fields: { license_type: "fishing", expiry_date: "2028-02-29" },
  });
  const params = { license_id: license.license_id };
  const answer = await app.call(calls.editLicense, {
    by: ann,
    params,
    body: { ...body, [name]: value },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_request"]);
  expect(answer.body).toContain(name);
  const kept = (await app.list(ann)).find((one) => one.license_id === license.license_id);
  expect(kept).toEqual(license);
  // Otherwise the wallet would be full before the last case.
  await app.call(calls.removeLicense, { by: ann, params });
});

describe("a refused upload", () => {
  // SPEC 5.20, 5.21
  test.each<[string, () => Upload | Promise<Upload>, number, string, string]>([
    [
      "without its file",
      () => ({ file: Buffer.alloc(0) }),
      400,
      "invalid_request",
      "Please select a license photo",
    ],
    [
      "without its type",
      () => ({ fields: { license_number: "1" } }),
      400,
      "invalid_request",
      "Please select a license type",
    ],
    [
      "of ten megabytes and one byte",
      () => ({ file: padded(licenseImageMaxBytes + 1) }),
      413,
      "payload_too_large",
      "File size must be less than 10MB",
    ],
    [
      "of text that is called a photo",
      () => ({ file: Buffer.from("not a photo"), fileName: "license.jpg" }),
      415,
      "unsupported_image",
      "Please select a JPEG, PNG, or WebP image file",
    ],
    [
      "of half a photo",
      () => ({ file: app.photo.subarray(0, app.photo.byteLength / 2) }),
      422,
      "unreadable_image",
      "This image is damaged or too large to be read.",
    ],
    [
      "of a moving picture",
      async () => ({ file: await animatedWebp() }),
      422,
      "unreadable_image",
      "This image is animated. Please select a still one.",
    ],
  ])("%s says why, and leaves nothing behind", async (_name, make, status, code, message) => {
    const files = app.folder.files();
    const licenses = await app.list(ann);
    const answer = await app.upload(ann, { fields: saltwater, ...(await make()) });
    expect(answer.json()).toMatchObject({ code, message });
    expect(answer.statusCode).toBe(status);
    expect(app.folder.files()).toEqual(files);
    expect(await app.list(ann)).toEqual(licenses);
  });
});
