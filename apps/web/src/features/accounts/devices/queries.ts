import { endOtherSessions, endSession, listSessions } from "@striper/contract/accounts";
import type { OutputOf } from "@striper/contract/endpoint";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";

export type Device = OutputOf<(typeof listSessions)["response"]>["sessions"][number];

const devicesQuery = queryOptions({
  queryKey: ["accounts", "devices"],
  queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).sessions,
});

export function useDevices() {
  return useQuery(devicesQuery);
}

/** Signs one device out, or all others. */
export function useEndDevice() {
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
