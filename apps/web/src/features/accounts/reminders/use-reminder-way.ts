import { useQuery } from "@tanstack/react-query";
import { devicePushSupport } from "#web/features/accounts/reminders/push-device.ts";
import { pushQueryKey } from "#web/features/accounts/reminders/push-wanted.ts";
import { useSession } from "#web/features/accounts/session.ts";

interface KnownPush {
  readonly registered: string | null;
  readonly here: string | null;
}

export function useReminderWay(): boolean {
  const session = useSession();
  const { data: push } = useQuery<KnownPush>({ queryKey: pushQueryKey, enabled: false });
  if (session.kind !== "signed-in" || session.user.reminder_mails) return true;
  if (devicePushSupport() !== "available") return false;
  return push === undefined || (push.here !== null && push.registered === push.here);
}
