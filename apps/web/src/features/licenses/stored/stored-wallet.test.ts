import { afterEach, describe, expect, test } from "vitest";
import {
  dropLicense,
  saveLicense,
  savePicture,
  saveWallet,
  picturesToFetch,
  readPicture,
  readWallet,
} from "#web/features/licenses/stored/stored-wallet.ts";
import { uploadsDatabase } from "#web/features/licenses/stored/license-database.ts";
import { newId } from "#web/platform/new-id.ts";
import { someLicense, somePicture } from "#web/features/licenses/testing/some-license.ts";
import {
  forgetAccountDatabases,
  forgetSentDatabases,
} from "#web/platform/local-store/account-database.ts";

const ann = "ann";
afterEach(() => forgetAccountDatabases(ann));

const saveWaiting = (subjectId: string, refusal: string | null = null) =>
  uploadsDatabase(ann)
    .table("outbox")
    .add({
      kind: "upload",
      subjectId,
      fields: {
        license_type: "hunting",
        issuer: null,
        license_number: "7",
        expiry_date: null,
        notes: null,
      },
      pictures: [somePicture("front")],
      at: 1000,
      attempts: 0,
      hold: refusal === null ? null : { kind: "refused", message: refusal },
    });
const ids = async () => (await readWallet(ann)).licenses.map(({ license_id }) => license_id);

describe("the wallet on the device", () => {
  test("knows whether the server's list has ever come", async () => {
    expect(await readWallet(ann)).toEqual({ licenses: [], isKnown: false });
    await saveWallet(ann, [], 1000);
    expect(await readWallet(ann)).toEqual({ licenses: [], isKnown: true });
  });

  test("shows the newest first, after those that wait", async () => {
    const older = someLicense({ license_id: "a", upload_date: "2026-06-01T09:00:00Z" });
    const newer = someLicense({ license_id: "b", upload_date: "2026-06-02T09:00:00Z" });
    await saveWallet(ann, [older, newer], 1000);
    await saveWaiting("c", "No.");
    expect(await ids()).toEqual(["c", "b", "a"]);
    expect((await readWallet(ann)).licenses[0]).toMatchObject({
      license_number: "7",
      imageIds: ["front"],
      upload: { kind: "refused", sentence: "No." },
    });
  });

  test("shows a partly sent license once", async () => {
    await saveWallet(ann, [someLicense({ license_id: "a" })], 1000);
    await saveWaiting("a");
    expect(await ids()).toEqual(["a"]);
    expect((await readWallet(ann)).licenses[0]?.upload).toEqual({ kind: "waiting" });
  });

  test("forgets the pictures of what the server no longer lists", async () => {
    await saveWallet(ann, [someLicense({ license_id: "a" })], 1000);
    await savePicture(ann, { ...somePicture("front"), license_id: "a", isOriginal: false });
    expect(await readPicture(ann, "a", "front")).not.toBeNull();
    await saveWallet(ann, [], 2000);
    expect(await readPicture(ann, "a", "front")).toBeNull();
  });

  test("forgets one image of a license, and a license with all of them", async () => {
    const both = someLicense({ license_id: "a", images: ["front", "back"] });
    await saveLicense(ann, both);
    for (const id of ["front", "back"])
      await savePicture(ann, { ...somePicture(id), license_id: "a", isOriginal: false });
    await saveLicense(ann, someLicense({ license_id: "a", images: ["front"] }));
    expect(await readPicture(ann, "a", "back")).toBeNull();
    expect(await readPicture(ann, "a", "front")).not.toBeNull();
    await dropLicense(ann, "a");
    expect(await readPicture(ann, "a", "front")).toBeNull();
    expect(await ids()).toEqual([]);
  });

  test("finds the picture of a license that has not been sent", async () => {
    await saveWaiting("c");
    expect(await readPicture(ann, "c", "front")).toMatchObject({ type: "image/png" });
    expect(await readPicture(ann, "c", "back")).toBeNull();
  });

  test("asks for pictures it has not, and for the server's in place of an original", async () => {
    await saveWallet(ann, [someLicense({ license_id: "a", images: ["front", "back"] })], 1000);
    await savePicture(ann, { ...somePicture("front"), license_id: "a", isOriginal: true });
    expect(await picturesToFetch(ann)).toEqual([
      { licenseId: "a", imageId: "front" },
      { licenseId: "a", imageId: "back" },
    ]);
    await savePicture(ann, { ...somePicture("front"), license_id: "a", isOriginal: false });
    expect(await picturesToFetch(ann)).toEqual([{ licenseId: "a", imageId: "back" }]);
  });

  test("is deleted on sign-out, except for data that only this device has", async () => {
    await saveWallet(ann, [someLicense({ license_id: "a" })], 1000);
    await savePicture(ann, { ...somePicture("front"), license_id: "a", isOriginal: false });
    await saveWaiting("c");
    await forgetSentDatabases();
    expect(await readWallet(ann)).toMatchObject({ licenses: [{ license_id: "c" }] });
    expect(await readPicture(ann, "a", "front")).toBeNull();
  });
});

test("ids are those the server takes", () => {
  for (let count = 0; count < 50; count++)
    expect(newId()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
});
