import { updateProfile } from "@striper/contract/accounts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ReminderPushSwitch } from "#web/features/accounts/reminders/reminder-push-switch.tsx";
import { replaceUser, useSession } from "#web/features/accounts/session.ts";
import { accountsWording, failureSentence } from "#web/features/accounts/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/actions/switch.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

const wording = accountsWording.reminderMails;

export function ReminderSwitches() {
  return (
    <div className="flex flex-col gap-2">
      <ReminderPushSwitch />
      <ReminderMailsSwitch />
    </div>
  );
}

function ReminderMailsSwitch() {
  const session = useSession();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (reminder_mails: boolean) => call(updateProfile, { body: { reminder_mails } }),
    onSuccess: (answer) => void replaceUser(queries, answer),
    networkMode: "always",
  });
  if (session.kind !== "signed-in") return null;
  const { email, email_confirmed: isConfirmed, reminder_mails: isOn } = session.user;
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={wording.label}
        hint={wording.hint(email)}
        checked={saving.isPending ? saving.variables : isOn}
        disabled={saving.isPending}
        onChange={(wanted) => saving.mutate(wanted)}
      />
      {isOn && !isConfirmed ? (
        <div className="flex flex-wrap items-center gap-2">
          <output className="text-caption">{wording.unconfirmed}</output>
          <Button tone="secondary" disabled={saving.isPending} onClick={() => saving.mutate(true)}>
            {wording.sendAgain}
          </Button>
        </div>
      ) : null}
      <Failure text={saving.isError ? failureSentence(saving.error, wording.failed) : null} />
    </div>
  );
}
