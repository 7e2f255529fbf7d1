import { pushKeys } from "#server/platform/push/push-keys.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** Shows push services that messages come from this installation (VAPID, RFC 8292). Base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Those that are kept; these ones, if none are. Of servers that start together one decides. */
export async function keptPushKeys(
  connection: Connection,
  fallback: () => PushKeys,
): Promise<PushKeys> {
  const { publicKey, privateKey } = pushKeys;
  const find = () => connection.select({ publicKey, privateKey }).from(pushKeys);
  const [kept] = await find();
  if (kept !== undefined) return kept;
  await connection.insert(pushKeys).values(fallback()).onConflictDoNothing();
  const [made] = await find();
  if (made === undefined) throw new Error("the keys for push services were not written");
  return made;
}
