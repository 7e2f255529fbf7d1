import { user } from "@striper/contract/accounts";
import { instant } from "@striper/contract/schemas";
import * as z from "zod/mini";

export const accountFile = "account.json";
export const archiveFormat = "striper-conditions-export";
export const archiveVersion = 1;

export const archiveMark = z.object({
  format: z.literal(archiveFormat),
  version: z.int().check(z.minimum(1), z.maximum(archiveVersion)),
});

/**
 * Account settings that an import restores. Name, address and devices stay those of the new
 * account.
 */
export const archivedSettings = z.object({
  exported_at: instant,
  account: z.object({
    preferences: user.shape.preferences,
    reminder_mails: user.shape.reminder_mails,
  }),
});
