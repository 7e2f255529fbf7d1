import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import webPush from "web-push";
import { keptPushKeys } from "#server/platform/push/push-keys.store.ts";

/** Shows push services that messages come from this installation (VAPID, RFC 8292). Base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Those that were configured, else those of the database, made when they are first needed. */
export async function openPushKeys(
  orm: NodePgDatabase,
  configured: PushKeys | undefined,
): Promise<PushKeys> {
  return configured ?? keptPushKeys(orm, webPush.generateVAPIDKeys);
}
