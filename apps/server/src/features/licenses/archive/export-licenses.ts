import { Readable } from "node:stream";
import { formatIso } from "@striper/marine/time";
import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { imageFile, licensesFile } from "#server/features/licenses/archive/licenses-format.ts";
import { factsOf } from "#server/features/licenses/licenses.presenter.ts";
import { listLicenses } from "#server/features/licenses/licenses.store.ts";
import type { LicenseImage, StoredLicense } from "#server/features/licenses/licenses.store.ts";
import type { ExportedFile, Exporter } from "#server/platform/account-data/ports.ts";

type Context = Pick<LicensesDependencies, "orm" | "blobs" | "log">;

function asJson(licenses: readonly StoredLicense[]): string {
  const content = licenses.map((license) => ({
    ...factsOf(license),
    reminders: license.reminders,
    upload_date: formatIso(license.uploadedAt),
    images: license.images.map((_, index) => imageFile(license.id, index)),
  }));
  return `${JSON.stringify({ licenses: content }, null, 2)}\n`;
}

/** Exports an empty file for an unreadable image and logs it, so that the export goes on. */
async function pictureOf({ blobs, log }: Context, { blobKey }: LicenseImage): Promise<Readable> {
  const bytes = await blobs.read(blobKey).catch((error: unknown) => {
    log.error({ err: error }, "a license image could not be exported");
    return Buffer.alloc(0);
  });
  return Readable.from(bytes.byteLength === 0 ? [] : [bytes]);
}

export function exporterOfLicenses(context: Context): Exporter {
  return {
    name: "licenses",
    async *entries(accountId): AsyncGenerator<ExportedFile> {
      const licenses = await listLicenses(context.orm, accountId);
      yield { path: licensesFile, content: asJson(licenses) };
      for (const license of licenses)
        for (const [index, image] of license.images.entries())
          yield {
            path: imageFile(license.id, index),
            content: () => pictureOf(context, image),
            isCompressed: true,
          };
    },
  };
}
