import { user } from "@striper/contract/accounts";
import type { Preferences } from "#web/features/accounts/preferences/reconcile-preferences.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Holds the last synced values of the account that last used this device. */
const key = "agreed_preferences";

export function lastSyncedPreferences(userId: string): Preferences | undefined {
  const [owner, text] = (readStored(key) ?? "").split(" ", 2);
  if (owner !== userId || text === undefined) return undefined;
  const [units, lightMode] = text.split("/", 2);
  const parsed = user.shape.preferences.safeParse({ units, light_mode: lightMode });
  return parsed.success ? parsed.data : undefined;
}

export function saveLastSynced(userId: string, { units, light_mode: light }: Preferences): void {
  writeStored(key, `${userId} ${units}/${light}`);
}

export const forgetLastSynced = (): void => removeStored(key);
