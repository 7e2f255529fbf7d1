import type { User } from "@striper/contract/accounts";

export type Preferences = User["preferences"];

export interface PreferenceSides {
  /** The last synced values; absent when this account is new on this device. */
  readonly agreed: Preferences | undefined;
  readonly device: Preferences;
  readonly account: Preferences;
}

export interface Reconciled {
  /** What the device takes over from the account. */
  readonly take: Partial<Preferences>;
  /** What is sent to the account. */
  readonly send: Partial<Preferences>;
}

/**
 * Three-way merge by what changed since the last sync. If both changed, this device wins; a device
 * that never synced adopts the account's values.
 */
export function reconcilePreferences({ agreed, device, account }: PreferenceSides): Reconciled {
  const changedOnDevice = (name: keyof Preferences) =>
    agreed !== undefined && device[name] !== agreed[name];
  const { units, light_mode } = account;
  return {
    take: {
      ...(units === device.units || changedOnDevice("units") ? {} : { units }),
      ...(light_mode === device.light_mode || changedOnDevice("light_mode") ? {} : { light_mode }),
    },
    send: {
      ...(units !== device.units && changedOnDevice("units") ? { units: device.units } : {}),
      ...(light_mode !== device.light_mode && changedOnDevice("light_mode")
        ? { light_mode: device.light_mode }
        : {}),
    },
  };
}
