import { pushKeys } from "#server/platform/push/push-keys.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** Shows push services that messages come from this installation (VAPID, RFC 8292). Base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The stored keys; without any, the fallback is stored. Of servers that start together one wins. */
export async function storedPushKeys(
  connection: Connection,
  fallback: () => PushKeys,
): Promise<PushKeys> {
  const { publicKey, privateKey } = pushKeys;
  const find = () => connection.select({ publicKey, privateKey }).from(pushKeys);
  const [known] = await find();
  if (known !== undefined) return known;
  await connection.insert(pushKeys).values(fallback()).onConflictDoNothing();
  const [stored] = await find();
  if (stored === undefined) throw new Error("the keys for push services were not written");
  return stored;
}
