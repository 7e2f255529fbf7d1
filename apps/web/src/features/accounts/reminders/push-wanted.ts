import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Whose reminders this device is to be told of; browsers drop addresses without a word. */
const key = "push_wanted_by";

/** What is known of this device at the server. */
export const pushQueryKey = ["reminders", "device"] as const;

export const isPushWanted = (accountId: string): boolean => readStored(key) === accountId;
export const notePushWanted = (accountId: string): void => writeStored(key, accountId);
export const forgetPushWanted = (): void => removeStored(key);
