import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { readLock } from "#web/features/licenses/officer/lock/lock-store.ts";
import { SetLockDialog } from "#web/features/licenses/officer/lock/set-lock-dialog.tsx";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const wording = licensesWording.officer.setup;

/** Shown only when a lock exists; officer mode itself cannot reach it. */
export function ChangeLock() {
  const accountId = useAccountId();
  const lock = useLive(`lock ${accountId}`, () => readLock(accountId));
  const [isOpen, setOpen] = useState(false);
  if (lock === undefined || (!lock.hasPin && lock.credentialId === null)) return null;
  return (
    <Card>
      <CardHeader title={wording.changeTitle} />
      <p className="mb-3 text-small text-ink-soft">{wording.changeText}</p>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <LockKeyhole size={18} aria-hidden="true" /> {wording.change}
      </Button>
      {isOpen ? (
        <SetLockDialog
          title={wording.changeTitle}
          submit={wording.keep}
          onClose={() => setOpen(false)}
          onSet={() => {
            setOpen(false);
            showToast(wording.saved, "ok");
          }}
        />
      ) : null}
    </Card>
  );
}
