import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/**
 * Remembers the account that wants reminders here, because browsers drop subscriptions silently.
 */
const key = "push_wanted_by";

export const pushQueryKey = ["reminders", "device"] as const;

export const isPushWanted = (accountId: string): boolean => readStored(key) === accountId;
export const notePushWanted = (accountId: string): void => writeStored(key, accountId);
export const forgetPushWanted = (): void => removeStored(key);
