import * as z from "zod/mini";

export const accountFile = "account.json";
export const archiveFormat = "striper-conditions-export";
export const archiveVersion = 1;

/** Marks an export of this product. */
export const archiveMark = z.object({
  format: z.literal(archiveFormat),
  version: z.int().check(z.minimum(1), z.maximum(archiveVersion)),
});
