import type { User } from "@striper/contract/accounts";

export type Preferences = User["preferences"];

export interface PreferenceSides {
  readonly agreed: Preferences | undefined;
  readonly device: Preferences;
  readonly account: Preferences;
}

export interface Reconciled {
  readonly take: Partial<Preferences>;
  readonly send: Partial<Preferences>;
}

/**
 * Merges by what changed since the last sync. If both sides changed, the device wins; a device that
 * never synced adopts the account's values.
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
