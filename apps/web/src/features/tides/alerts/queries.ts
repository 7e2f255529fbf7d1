import type { Water } from "@striper/angling/tides";
import { listAlerts, removeAlert, saveAlert } from "@striper/contract/tides";
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { AlertSettings } from "#web/features/tides/alerts/alert-view.ts";
import { currentQuery, tideQuery } from "#web/features/tides/queries.ts";
import { call } from "#web/platform/api/api-client.ts";

const alertsQuery = queryOptions({
  queryKey: ["tides", "alerts"],
  queryFn: async ({ signal }) => (await call(listAlerts, {}, { signal })).alerts,
});

export const useTideAlerts = () => useQuery(alertsQuery);

export function useSaveAlert() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, settings }: { readonly id: string; readonly settings: AlertSettings }) =>
      call(saveAlert, { params: { alert_id: id }, body: settings }),
    onSettled: () => queries.invalidateQueries(alertsQuery),
    networkMode: "always",
  });
}

export function useRemoveAlert() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeAlert, { params: { alert_id: id } }),
    onSettled: () => queries.invalidateQueries(alertsQuery),
    networkMode: "always",
  });
}

/** What tells of a reminder's moments; fails when the station's figures are out of reach. */
export async function waterOf(
  queries: QueryClient,
  { station, event }: Pick<AlertSettings, "station" | "event">,
): Promise<Water> {
  return event === "slack"
    ? { kind: "current", current: await queries.fetchQuery(currentQuery(station)) }
    : { kind: "tide", tide: await queries.fetchQuery(tideQuery(station)) };
}
