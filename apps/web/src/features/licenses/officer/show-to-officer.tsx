import type { ReactNode } from "react";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { readLock } from "#web/features/licenses/officer/lock/lock-store.ts";
import { canHash } from "#web/features/licenses/officer/lock/pin-hash.ts";
import {
  enterOfficerMode,
  offerLock,
  useLockOffer,
} from "#web/features/licenses/officer/officer-mode.ts";
import { SetLockDialog } from "#web/features/licenses/officer/lock/set-lock-dialog.tsx";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const wording = licensesWording.officer.setup;

export interface ShowToOfficer {
  readonly show: (license: WalletLicense) => void;
  readonly dialog: ReactNode;
}

/** Shows a license at once, locked if a lock exists; otherwise one is offered afterwards. */
export function useShowToOfficer(): ShowToOfficer {
  const accountId = useAccountId();
  const isOffered = useLockOffer();

  async function show({ license_id: licenseId }: WalletLicense) {
    const lock = await readLock(accountId);
    const isLocked = lock.hasPin || lock.credentialId !== null;
    if (!enterOfficerMode({ accountId, licenseId, isLocked }))
      showToast(wording.unavailable, "danger");
  }

  return {
    show: (license) => void show(license),
    dialog:
      isOffered && canHash() ? (
        <SetLockDialog
          title={wording.title}
          submit={wording.keep}
          onClose={() => offerLock(false)}
          onSet={() => {
            offerLock(false);
            showToast(wording.saved, "ok");
          }}
        />
      ) : null,
  };
}
