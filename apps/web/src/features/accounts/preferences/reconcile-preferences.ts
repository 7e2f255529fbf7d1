import type { User } from "@striper/contract/accounts";

export type Preferences = User["preferences"];

export interface PreferenceSides {
  /** What device and account last had in common; absent when this account is new here. */
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
 * Which side has moved since they last agreed. Where both have, the hand on this device counts; a
 * device that never agreed on anything takes over what the account says.
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
