import { pushState as pushStateCall, turnOffPush, turnOnPush } from "@striper/contract/reminders";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  pushAddress,
  pushPermission,
  subscribeDevice,
  devicePushSupport,
  unsubscribeDevice,
} from "#web/features/accounts/reminders/push-device.ts";
import { pushState } from "#web/features/accounts/reminders/push-view.ts";
import {
  forgetPushWanted,
  notePushWanted,
  pushQueryKey,
} from "#web/features/accounts/reminders/push-wanted.ts";
import { useSession } from "#web/features/accounts/session.ts";
import { accountsWording, failureSentence } from "#web/features/accounts/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { readToken } from "#web/platform/session.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

const wording = accountsWording.reminderPush;

async function lookUp() {
  const [{ public_key: publicKey, endpoint }, here] = await Promise.all([
    call(pushStateCall, {}),
    pushAddress(),
  ]);
  return { publicKey, registered: endpoint, here };
}

type Known = Awaited<ReturnType<typeof lookUp>>;

/** Turns push on; returns the reason when that fails, else undefined. */
async function turnOn(accountId: string, publicKey: string): Promise<string | undefined> {
  const token = readToken();
  const outcome = await subscribeDevice(publicKey);
  if (outcome.kind !== "subscribed") return wording.refusals[outcome.kind];
  await call(turnOnPush, { body: outcome.device });
  // Skipped when the person signed out meanwhile.
  if (readToken() === token) notePushWanted(accountId);
  return undefined;
}

async function turnOff(): Promise<undefined> {
  await call(turnOffPush, {});
  forgetPushWanted();
  await unsubscribeDevice();
}

function usePush(accountId: string) {
  const queries = useQueryClient();
  const known = useQuery<Known>({
    queryKey: pushQueryKey,
    queryFn: lookUp,
    enabled: devicePushSupport() === "available",
    networkMode: "always",
  });
  const changing = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? turnOn(accountId, known.data?.publicKey ?? "") : turnOff(),
    onSettled: () => queries.invalidateQueries({ queryKey: pushQueryKey }),
    networkMode: "always",
  });
  const state = pushState({
    support: devicePushSupport(),
    permission: pushPermission(),
    here: known.data?.here ?? null,
    registered: known.data?.registered,
  });
  return { state, changing, isOutOfReach: known.isError };
}

export function ReminderPushSwitch() {
  const session = useSession();
  return session.kind === "signed-in" ? <PushSwitch accountId={session.user.user_id} /> : null;
}

function PushSwitch({ accountId }: { readonly accountId: string }) {
  const { state, changing, isOutOfReach } = usePush(accountId);
  if (state === "none" || state === "home-screen")
    return <p className="py-2 text-small text-ink-soft">{wording.cannot[state]}</p>;
  const failure = changing.isError
    ? failureSentence(changing.error, wording.failed)
    : changing.data;
  const cannotChange = state === "blocked" || state === "unknown";
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={wording.label}
        hint={state === "unknown" && isOutOfReach ? wording.outOfReach : wording.hints[state]}
        checked={changing.isPending ? changing.variables : state === "on"}
        disabled={cannotChange || changing.isPending}
        onChange={(wanted) => changing.mutate(wanted)}
      />
      <Failure text={failure} />
    </div>
  );
}
