import { pushKeys } from "#server/platform/push/push-keys.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** Base64url keys that identify this installation to push services (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Returns the stored keys after storing `fallback` if there are none. When servers start together,
 * all use the keys of the first.
 */
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
