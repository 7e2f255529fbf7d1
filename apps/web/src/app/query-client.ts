import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { onPlanRefusal } from "#web/platform/api/plan-refusals.ts";
import { onSessionElsewhere } from "#web/platform/session.ts";

/** Creates the cache of server answers. A refusal for a missing plan refetches the account. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal by the server is final; lost connections are retried.
        retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
        networkMode: "offlineFirst",
      },
    },
  });
  onPlanRefusal(() => void queries.invalidateQueries({ queryKey: ["accounts", "current-user"] }));
  // Never show one account's answers to the next.
  onSessionElsewhere(() => queries.clear());
  return queries;
}
