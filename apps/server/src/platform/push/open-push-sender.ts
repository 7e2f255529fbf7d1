import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import webPush from "web-push";
import { storedPushKeys, type PushKeys } from "#server/platform/push/push-keys.store.ts";
import { createPushSender, type PushSender } from "#server/platform/push/push-sender.ts";

export interface PushConfig {
  readonly pushKeys: PushKeys | undefined;
  readonly publicUrl: string;
}

export const pushContact = (publicUrl: string): string =>
  publicUrl.startsWith("https://") ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`;

export async function openPushKeys(
  orm: NodePgDatabase,
  configured: PushKeys | undefined,
): Promise<PushKeys> {
  return configured ?? storedPushKeys(orm, webPush.generateVAPIDKeys);
}

export async function openPushSender(
  orm: NodePgDatabase,
  { pushKeys, publicUrl }: PushConfig,
): Promise<PushSender> {
  const keys = await openPushKeys(orm, pushKeys);
  return createPushSender({ keys, contact: pushContact(publicUrl) });
}
