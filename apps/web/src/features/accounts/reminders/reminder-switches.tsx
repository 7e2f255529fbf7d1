import { ReminderMailsSwitch } from "#web/features/accounts/reminders/reminder-mails-switch.tsx";
import { ReminderPushSwitch } from "#web/features/accounts/reminders/reminder-push-switch.tsx";

/** In which ways reminders come. */
export function ReminderSwitches() {
  return (
    <div className="flex flex-col gap-2">
      <ReminderPushSwitch />
      <ReminderMailsSwitch />
    </div>
  );
}
