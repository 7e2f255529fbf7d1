import { updateProfile, type User } from "@striper/contract/accounts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import {
  lastSyncedPreferences,
  saveLastSynced,
} from "#web/features/accounts/preferences/last-synced-preferences.ts";
import {
  reconcilePreferences,
  type Preferences,
} from "#web/features/accounts/preferences/reconcile-preferences.ts";
import { replaceUser } from "#web/features/accounts/session.ts";
import { call } from "#web/platform/api/api-client.ts";
import { chooseLight, useLightChoice } from "#web/platform/light-store.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { chooseUnits, useUnits } from "#web/platform/units.ts";

/** Syncs light and units across the account's devices; unsent changes wait for a network. */
export function usePreferenceSync(user: User): void {
  const queries = useQueryClient();
  const light = useLightChoice();
  const units = useUnits();
  const online = useOnline();
  const saving = useMutation({
    mutationFn: (changes: Partial<Preferences>) => call(updateProfile, { body: changes }),
    onSuccess: (answer, sent) => {
      if (replaceUser(queries, answer))
        saveLastSynced(user.user_id, { ...answer.preferences, ...sent });
    },
    networkMode: "always",
  });

  const settle = useEffectEvent((account: User, device: Preferences, maySend: boolean) => {
    const owner = account.user_id;
    const agreed = lastSyncedPreferences(owner);
    const { take, send } = reconcilePreferences({ agreed, device, account: account.preferences });
    if (Object.keys(send).length > 0) {
      if (maySend && !saving.isPending) saving.mutate(send);
      return;
    }
    if (take.units !== undefined) chooseUnits(take.units);
    if (take.light_mode !== undefined) chooseLight(take.light_mode);
    saveLastSynced(owner, { ...device, ...take });
  });
  useEffect(() => settle(user, { units, light_mode: light }, online), [user, units, light, online]);
}
