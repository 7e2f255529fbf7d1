import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import webPush from "web-push";
import { storedPushKeys, type PushKeys } from "#server/platform/push/push-keys.store.ts";

/** The configured keys, else those of the database, generated when first needed. */
export async function openPushKeys(
  orm: NodePgDatabase,
  configured: PushKeys | undefined,
): Promise<PushKeys> {
  return configured ?? storedPushKeys(orm, webPush.generateVAPIDKeys);
}
