import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import webPush from "web-push";
import { keptPushKeys, type PushKeys } from "#server/platform/push/push-keys.store.ts";

/** Those that were configured, else those of the database, made when they are first needed. */
export async function openPushKeys(
  orm: NodePgDatabase,
  configured: PushKeys | undefined,
): Promise<PushKeys> {
  return configured ?? keptPushKeys(orm, webPush.generateVAPIDKeys);
}
