import { endOtherSessions, endSession, listSessions } from "@striper/contract/accounts";
import type { OutputOf } from "@striper/contract/endpoint";
import { sessionsPerAccount } from "@striper/contract/limits";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { dateText } from "#web/features/accounts/profile/profile-view.ts";
import { accountsWording } from "#web/features/accounts/wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ageText } from "#web/ui/figures/source-chip-view.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Failure, RetryBanner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

const devicesQuery = queryOptions({
  queryKey: ["accounts", "devices"],
  queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
});

const wording = accountsWording.devices;

export function DevicesCard() {
  const devices = useDevices();
  return (
    <Card>
      <CardHeader title={wording.title} />
      {devices.data ? <DeviceList devices={devices.data} /> : null}
      {devices.isPending ? <Skeleton label={wording.loading} className="h-36" /> : null}
      {devices.isError && !devices.data ? (
        <RetryBanner retry={wording.tryAgain} onRetry={() => void devices.refetch()}>
          {wording.failed}
        </RetryBanner>
      ) : null}
    </Card>
  );
}

function DeviceList({ devices }: { readonly devices: readonly Device[] }) {
  const ending = useEndDevice();
  const others = devices.filter((device) => !device.is_current);
  return (
    <>
      <ul className="flex flex-col">
        {devices.map((device) => (
          <li
            key={device.session_id}
            className="flex min-h-16 items-center gap-3 border-b border-line py-2 last:border-b-0"
          >
            <DeviceLine device={device} />
            {device.is_current ? null : (
              <Button
                tone="secondary"
                aria-label={wording.endNamed(device.device_name)}
                disabled={ending.isPending}
                onClick={() => ending.mutate(device)}
              >
                {wording.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length < sessionsPerAccount ? null : (
        <p className="mt-3 text-caption text-ink-soft">{wording.full(sessionsPerAccount)}</p>
      )}
      <Failure className="mt-3" text={ending.isError ? wording.endFailed : null} />
      {ending.isSuccess && ending.variables === "others" ? (
        <output className="mt-3 block text-caption">{ending.data.message}</output>
      ) : null}
      {others.length > 1 ? (
        <Button
          tone="secondary"
          className="mt-4"
          disabled={ending.isPending}
          onClick={() => ending.mutate("others")}
        >
          {wording.endOthers}
        </Button>
      ) : null}
    </>
  );
}

function DeviceLine({ device }: { readonly device: Device }) {
  const now = useNow();
  return (
    <>
      <MonitorSmartphone size={22} aria-hidden="true" className="shrink-0 text-flank" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{device.device_name}</p>
        <p className="text-caption text-ink-soft">
          {device.is_current
            ? wording.here
            : wording.lastUsed(ageText(Date.parse(device.last_used_at), now))}
          {" · "}
          {wording.signedIn(dateText(device.created_at))}
        </p>
      </div>
    </>
  );
}

type Device = OutputOf<(typeof listSessions)["response"]>["sessions"][number];

function useDevices() {
  return useQuery(devicesQuery);
}

function useEndDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: Device | "others") =>
      which === "others"
        ? call(endOtherSessions, {})
        : call(endSession, { params: { session_id: which.session_id } }),
    onSettled: () => queries.invalidateQueries(devicesQuery),
    networkMode: "always",
  });
}
