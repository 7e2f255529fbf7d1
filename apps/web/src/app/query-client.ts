import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { onPlanRefusal } from "#web/platform/api/plan-refusals.ts";
import { onSessionElsewhere } from "#web/platform/session.ts";

/** One cache of server answers. A refusal because of a missing plan refetches the account. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // The server's no is final; a lost connection is worth another try.
        retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
        networkMode: "offlineFirst",
      },
    },
  });
  onPlanRefusal(() => void queries.invalidateQueries({ queryKey: ["accounts", "current-user"] }));
  // What was asked for one account is not shown to the next.
  onSessionElsewhere(() => queries.clear());
  return queries;
}
