import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { findImage } from "#server/features/licenses/licenses.store.ts";
import type { LicenseKey } from "#server/features/licenses/licenses.store.ts";
import { AppError } from "#server/http/app-error.ts";

export async function readImage(
  { orm, blobs }: Pick<LicensesDependencies, "orm" | "blobs">,
  key: LicenseKey,
  imageId: string,
): Promise<Buffer> {
  const image = await findImage(orm, key, imageId);
  if (image === undefined) throw new AppError("not_found");
  return blobs.read(image.blobKey);
}
