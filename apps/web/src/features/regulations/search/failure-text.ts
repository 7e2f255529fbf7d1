import { ApiError, isConnectionFailure } from "#web/platform/api/api-errors.ts";

/** From the specification, section 8. */
const failed = {
  all: "Failed to load fishing regulations",
  stripers: "Failed to load striped bass regulations",
  search: "Failed to search regulations",
} as const;
const networkError = "Network error. Please try again.";
const searchFailed = "Search failed. Please try again.";

export type Loading = keyof typeof failed;

export function failureText(error: Error, loading: Loading): string {
  if (error instanceof ApiError) return failed[loading];
  if (loading === "search") return searchFailed;
  return isConnectionFailure(error) ? networkError : failed[loading];
}
