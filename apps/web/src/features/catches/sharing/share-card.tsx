import { runSharing } from "#web/features/catches/sharing/run-sharing.ts";
import { forgetSharing, markSharing } from "#web/features/catches/sharing/sharing-sync.ts";
import {
  agree,
  disagree,
  readSharing,
  sharingDatabase,
} from "#web/features/catches/sharing/shared-trips.ts";
import {
  sharingSentence,
  sharingWording as wording,
} from "#web/features/catches/sharing/wording.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

export function ShareCard() {
  const accountId = useAccountId();
  const state = useLive(`sharing/${accountId}`, () => readSharing(sharingDatabase(accountId)));
  async function choose(isOn: boolean): Promise<void> {
    const sharing = sharingDatabase(accountId);
    try {
      await (isOn ? agree(sharing, Date.now()) : disagree(sharing));
    } catch {
      showToast(wording.failed, "danger");
      return;
    }
    markSharing(accountId);
    // Offline, it is sent or withdrawn at the next connection.
    if (await runSharing(accountId).catch(() => false)) forgetSharing(accountId);
  }
  if (state === undefined) return null;
  return (
    <Card className="flex flex-col gap-3">
      <CardHeader title={wording.title} />
      <p className="-mt-3">{wording.leaves}</p>
      <Switch
        label={wording.label}
        hint={sharingSentence(state)}
        checked={state.isAgreed}
        onChange={(isOn) => void choose(isOn)}
      />
      <p className="text-small text-ink-soft">{wording.detail}</p>
      <a
        href="/accuracy"
        className="inline-flex min-h-12 items-center self-start font-semibold text-primary underline underline-offset-4"
      >
        {wording.public}
      </a>
    </Card>
  );
}
