import * as calls from "@striper/contract/licenses";
import type { License } from "@striper/contract/licenses";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { AppError } from "#server/http/app-error.ts";
import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { editLicense } from "#server/features/licenses/edit-license.ts";
import { expiryCalendar } from "#server/features/licenses/expiry-calendar.ts";
import { addImage } from "#server/features/licenses/images/add-image.ts";
import { readImage } from "#server/features/licenses/images/read-image.ts";
import { removeImage } from "#server/features/licenses/images/remove-image.ts";
import { presentLicense } from "#server/features/licenses/licenses.presenter.ts";
import { listLicenses, requireLicense } from "#server/features/licenses/licenses.store.ts";
import type { StoredLicense } from "#server/features/licenses/licenses.store.ts";
import { removeLicense } from "#server/features/licenses/remove-license.ts";
import { uploadLicense } from "#server/features/licenses/upload-license.ts";
import { wording } from "#server/features/licenses/wording.ts";
import type { UploadedFile } from "#server/http/request/form-body.ts";

/** Not cached by HTTP: the device keeps its own copy for offline use. */
const neverCached = "private, no-store";

/** The contract rejects requests without a file. */
function bytesOf(file: UploadedFile | undefined): Buffer {
  if (file === undefined) throw new Error("an upload without its file");
  return file.bytes;
}

type Answer = (
  message: string,
  license: StoredLicense,
) => { readonly success: true; readonly message: string; readonly license: License };

export function bindLicenses(bind: Binder, context: LicensesDependencies): void {
  const { orm, clock } = context;
  const answer: Answer = (message, license) => ({
    success: true,
    message,
    license: presentLicense(license, clock.now()),
  });

  bind.signedIn(calls.myLicenses, async ({ account, reply }) => {
    reply.header("cache-control", neverCached);
    const licenses = await listLicenses(orm, account.accountId);
    const now = clock.now();
    return {
      success: true as const,
      licenses: licenses.map((license) => presentLicense(license, now)),
    };
  });
  bind.signedIn(calls.uploadLicense, async ({ account, body, query, file, requester }) => {
    const upload = { form: body, query, file: bytesOf(file("file")), by: requester() };
    const license = await uploadLicense(context, account.accountId, upload);
    return answer(wording.uploaded(license.licenseType), license);
  });
  bind.signedIn(calls.editLicense, async ({ account, params, body }) => {
    const key = { accountId: account.accountId, licenseId: params.license_id };
    const license = await editLicense(context, key, {
      licenseType: body.license_type,
      issuer: body.issuer,
      licenseNumber: body.license_number,
      expiryDate: body.expiry_date,
      notes: body.notes,
      reminders: body.reminders,
    });
    return answer(wording.saved, license);
  });
  bind.signedIn(calls.removeLicense, async ({ account, params }) => {
    await removeLicense(context, { accountId: account.accountId, licenseId: params.license_id });
    return { success: true as const, message: wording.deleted };
  });
  bind.signedIn(calls.licenseCalendar, async ({ account, params, reply }) => {
    const key = { accountId: account.accountId, licenseId: params.license_id };
    const calendar = expiryCalendar(await requireLicense(orm, key), clock.now());
    if (calendar === null) throw new AppError("not_found", { message: wording.noExpiry });
    reply
      .header("content-disposition", 'attachment; filename="license-expiry.ics"')
      .header("cache-control", neverCached)
      .type("text/calendar; charset=utf-8");
    return calendar;
  });
  bindImages(bind, context, answer);
}

function bindImages(bind: Binder, context: LicensesDependencies, answer: Answer): void {
  bind.signedIn(calls.addLicenseImage, async ({ account, params, body, file, requester }) => {
    const key = { accountId: account.accountId, licenseId: params.license_id };
    const upload = { imageId: body.image_id, file: bytesOf(file("file")), by: requester() };
    return answer(wording.imageAdded, await addImage(context, key, upload));
  });
  bind.signedIn(calls.licenseImage, async ({ account, params, reply }) => {
    const key = { accountId: account.accountId, licenseId: params.license_id };
    const picture = await readImage(context, key, params.image_id);
    reply.header("cache-control", neverCached);
    return picture;
  });
  bind.signedIn(calls.removeLicenseImage, async ({ account, params }) => {
    const key = { accountId: account.accountId, licenseId: params.license_id };
    const license = await removeImage(context, key, params.image_id);
    return answer(wording.imageDeleted, license);
  });
}
