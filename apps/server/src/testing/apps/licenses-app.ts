import { randomBytes } from "node:crypto";
import * as calls from "@striper/contract/licenses";
import type { License } from "@striper/contract/licenses";
import type { LightMyRequestResponse } from "fastify";
import { exporterOfLicenses } from "#server/features/licenses/archive/export-licenses.ts";
import { createLicenses } from "#server/features/licenses/create-licenses.ts";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createFolderStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import { createEncoder } from "#server/platform/images/encode-image.ts";
import { createImages } from "#server/platform/images/images.ts";
import { phonePhoto } from "#server/platform/images/testing/sample-images.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

export type Fields = Readonly<Record<string, string>>;

export interface Upload {
  readonly file?: Buffer;
  readonly fileName?: string;
  readonly fields?: Fields;
  readonly query?: Fields;
}

/** The wallet on the real transport, with a database and a folder of its own. */
export async function openLicensesApp(encoder = createEncoder(), requireRoom?: () => void) {
  const app = await openFeatureApp();
  const folder = makeTemporaryFolder();
  const { orm, clock, log } = app;
  const keys = createMasterKeys(masterKeyOf(randomBytes(32)));
  const storage = createFolderStorage(folder.path, keys, requireRoom);
  const blobs = storage.sealedSpace("licenses");
  const licenses = createLicenses({ orm, clock, log, images: createImages(encoder), blobs });
  app.serve(licenses.routes);
  const photo = await phonePhoto({ width: 60, height: 40 });

  function formOf({ file = photo, fileName = "license.jpg", fields = {} }: Upload): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", new File([file], fileName));
    return form;
  }

  const upload = (by: SignedIn, what: Upload = {}): Promise<LightMyRequestResponse> =>
    app.call(calls.uploadLicense, {
      by,
      form: formOf({ fields: { license_type: "saltwater" }, ...what }),
      ...(what.query === undefined ? {} : { query: what.query }),
    });

  return {
    ...app,
    licenses,
    exporter: exporterOfLicenses({ orm, log, blobs }),
    folder,
    photo,
    formOf,
    upload,
    /** A license that is stored. */
    async store(by: SignedIn, what: Upload = {}): Promise<License> {
      const answer = await upload(by, what);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return calls.uploadLicense.response.parse(answer.json()).license;
    },
    async list(by: SignedIn): Promise<License[]> {
      const answer = await app.call(calls.myLicenses, { by });
      return calls.myLicenses.response.parse(answer.json()).licenses;
    },
    /** A file without a row, as a crash leaves it; where it lies. */
    async orphan({ accountId }: SignedIn): Promise<string> {
      const key = blobs.newKey(accountId);
      await blobs.save(key, photo);
      return key;
    },
    close: async () => {
      await app.close();
      folder.remove();
    },
  };
}

export type LicensesApp = Awaited<ReturnType<typeof openLicensesApp>>;
