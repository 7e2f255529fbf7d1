import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** The account that wants reminders on this device; browsers drop subscriptions silently. */
const key = "push_wanted_by";

/** The device's registration at the server. */
export const pushQueryKey = ["reminders", "device"] as const;

export const isPushWanted = (accountId: string): boolean => readStored(key) === accountId;
export const notePushWanted = (accountId: string): void => writeStored(key, accountId);
export const forgetPushWanted = (): void => removeStored(key);
