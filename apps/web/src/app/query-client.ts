import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { onSessionElsewhere } from "#web/platform/session.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";

/** The trial or the paid period has ended since the account was last asked about. */
const isOverdue = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "subscription_required";

/** One cache for what the server said. A refusal for want of a plan asks about the account anew. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isOverdue(error)) {
      void queries.invalidateQueries({ queryKey: ["accounts", "current-user"] });
    }
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The server's no is final; a lost connection is worth another try.
        retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
        networkMode: "offlineFirst",
      },
    },
  });
  // What was asked for one account is not shown to the next.
  onSessionElsewhere(() => queries.clear());
  return queries;
}
