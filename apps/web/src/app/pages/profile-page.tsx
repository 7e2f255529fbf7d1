import { LogOut } from "lucide-react";
import { useLeaveAccount } from "#web/app/pages/use-leave-account.ts";
import { LightPicker } from "#web/app/shell/light-picker.tsx";
import { AccessTokensCard } from "#web/features/access-tokens/access-tokens-card.tsx";
import { ExportPanel } from "#web/features/accounts/data/export-panel.tsx";
import { ImportPanel } from "#web/features/accounts/data/import-panel.tsx";
import { DevicesCard } from "#web/features/accounts/devices-card.tsx";
import { DeleteAccount } from "#web/features/accounts/delete-account.tsx";
import { PreferencesCard } from "#web/features/accounts/preferences/preferences-card.tsx";
import { ProfileInformation } from "#web/features/accounts/profile/profile-information.tsx";
import { ReminderSwitches } from "#web/features/accounts/reminders/reminder-switches.tsx";
import { useRefreshUser, useSession } from "#web/features/accounts/session.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { CalendarCard } from "#web/features/calendars/calendar-card.tsx";
import { membershipOfUser } from "#web/features/billing/membership-of-user.ts";
import { SubscriptionCard } from "#web/features/billing/subscription-card.tsx";
import { RunningPlansWarning } from "#web/features/float-plans/running-plans-warning.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

const wording = accountsWording.leaving;

export function ProfilePage() {
  const session = useSession();
  const refreshUser = useRefreshUser();
  const { signOut, toLanding, withdrawShared } = useLeaveAccount();
  const now = useNow();
  if (session.kind !== "signed-in") return null;
  const { user } = session;
  return (
    <Screen title={accountsWording.profile.title}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <ProfileInformation user={user} />
          <SubscriptionCard
            membership={membershipOfUser(user, now)}
            onAlreadySubscribed={() => void refreshUser()}
          />
          <PreferencesCard lightPicker={<LightPicker />} />
          <Card>
            <CardHeader title={accountsWording.reminders} />
            <ReminderSwitches />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <DevicesCard />
          <CalendarCard />
          <AccessTokensCard />
          <DataCard />
          <ActionsCard onSignOut={signOut} beforeForgetting={withdrawShared} onGone={toLanding} />
        </div>
      </div>
    </Screen>
  );
}

function DataCard() {
  return (
    <Card id="your-data" className="scroll-mt-20">
      <CardHeader title={accountsWording.data.title} />
      <ExportPanel />
      <hr className="my-4 border-line" />
      <ImportPanel />
    </Card>
  );
}

interface ActionsCardProps {
  readonly onSignOut: () => void;
  readonly beforeForgetting: (accountId: string) => Promise<void>;
  readonly onGone: () => void;
}

function ActionsCard({ onSignOut, beforeForgetting, onGone }: ActionsCardProps) {
  return (
    <Card>
      <CardHeader title={wording.actions} />
      <div className="flex flex-col gap-3">
        <Button tone="secondary" className="self-start" onClick={onSignOut}>
          <LogOut size={18} aria-hidden="true" /> {wording.signOut}
        </Button>
        <DeleteAccount
          warning={<RunningPlansWarning />}
          offersExport
          beforeForgetting={beforeForgetting}
          onGone={onGone}
        />
      </div>
    </Card>
  );
}
