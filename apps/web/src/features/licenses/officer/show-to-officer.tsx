import { useState, type ReactNode } from "react";
import type { WalletLicense } from "#web/features/licenses/kept/kept-wallet.ts";
import { readLock } from "#web/features/licenses/officer/lock/lock-store.ts";
import { enterOfficerMode } from "#web/features/licenses/officer/officer-mode.ts";
import { SetLockDialog } from "#web/features/licenses/officer/lock/set-lock-dialog.tsx";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

const wording = licensesWording.officer.setup;

export interface ShowToOfficer {
  readonly show: (license: WalletLicense) => void;
  /** Asks for a lock where there is none yet. */
  readonly dialog: ReactNode;
}

/** Hands a license to the officer: locked from the first moment, or not at all. */
export function useShowToOfficer(): ShowToOfficer {
  const accountId = useAccountId();
  const [asking, setAsking] = useState<WalletLicense | null>(null);

  function enter({ license_id: licenseId }: WalletLicense) {
    setAsking(null);
    if (!enterOfficerMode({ accountId, licenseId })) showToast(wording.unavailable, "danger");
  }

  async function show(license: WalletLicense) {
    const lock = await readLock(accountId);
    if (lock.hasPin || lock.credentialId !== null) enter(license);
    else setAsking(license);
  }

  return {
    show: (license) => void show(license),
    dialog:
      asking === null ? null : (
        <SetLockDialog
          title={wording.title}
          submit={wording.save}
          onClose={() => setAsking(null)}
          onSet={() => enter(asking)}
        />
      ),
  };
}
