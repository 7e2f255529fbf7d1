import { currentUser, signOut, user as userSchema, type User } from "@striper/contract/accounts";
import { readFromOutside } from "@striper/contract/validation";
import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { forgetLastSynced } from "#web/features/accounts/preferences/last-synced-preferences.ts";
import { forgetPushWanted } from "#web/features/accounts/reminders/push-wanted.ts";
import { call } from "#web/platform/api/api-client.ts";
import { markDeparted, markReturned } from "#web/platform/local-store/departed-accounts.ts";
import { dropSharedPhotos } from "#web/platform/worker/shared-photos.ts";
import { dropToken, saveToken, readToken, useToken } from "#web/platform/session.ts";
import { readStoredJson, removeStored, writeStored } from "#web/platform/stored.ts";
import { clearTappedDay } from "#web/platform/day/tapped-day.ts";
import { clearDeviceWaters } from "#web/platform/device-waters.ts";

const userKey = "last_known_user";

async function fetchCurrentUser(signal: AbortSignal): Promise<User> {
  const user = await call(currentUser, {}, { signal });
  rememberUser(user);
  return user;
}

const currentUserQuery = (token: string | null) =>
  queryOptions({
    queryKey: ["accounts", "current-user", token],
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    enabled: token !== null,
    // Shows the account of the last visit at once and refetches it.
    initialData: () => (token === null ? undefined : rememberedUser()),
    initialDataUpdatedAt: 0,
  });

export function useSession(): Session & { readonly retry: () => void } {
  const token = useToken();
  const { data, isError, refetch } = useQuery(currentUserQuery(token));
  return { ...sessionFrom({ token, user: data, failed: isError }), retry: () => void refetch() };
}

export function useRefreshUser(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["accounts", "current-user"] });
}

/**
 * Stores the account from an answer of the server. Returns false when its account has signed out
 * meanwhile.
 */
export function replaceUser(queries: QueryClient, answer: User): boolean {
  const user = userSchema.parse(answer);
  const { queryKey } = currentUserQuery(readToken());
  if (queries.getQueryData(queryKey)?.user_id !== user.user_id) return false;
  rememberUser(user);
  queries.setQueryData(queryKey, user);
  return true;
}

export function endSessionOnDevice(queries: QueryClient): void {
  const token = readToken();
  const accountId = rememberedUser()?.user_id;
  if (accountId !== undefined) markDeparted(accountId);
  forgetUser();
  forgetLastSynced();
  forgetPushWanted();
  clearTappedDay();
  clearDeviceWaters();
  if (token !== null) dropToken(token);
  void dropSharedPhotos();
  queries.clear();
}

export function beginSession(
  queries: QueryClient,
  answer: User & { readonly token: string },
): void {
  // The schema drops fields outside the user, above all the token.
  const user = userSchema.parse(answer);
  rememberUser(user);
  queries.setQueryData(currentUserQuery(answer.token).queryKey, user);
  saveToken(answer.token);
}

/** Deletes this device's databases except those with unsent writes. */
async function forgetSent(): Promise<void> {
  const { forgetSentDatabases } = await import("#web/platform/local-store/account-database.ts");
  await forgetSentDatabases();
}

/** Removes a deleted account with its databases. */
export async function removeAccountFromDevice(queries: QueryClient): Promise<void> {
  const accountId = rememberedUser()?.user_id;
  endSessionOnDevice(queries);
  if (accountId === undefined) return;
  const { forgetAccountDatabases } = await import("#web/platform/local-store/account-database.ts");
  await forgetAccountDatabases(accountId);
}

/** Longest wait of signing out for the server, ms. */
const farewellTimeout = 2000;

export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    if (readToken() === null) return;
    // The call reads the token before it is dropped. If it fails, the server lets the session
    // expire.
    const farewell = call(signOut, {}, { timeout: farewellTimeout }).catch(() => undefined);
    endSessionOnDevice(queries);
    await Promise.all([farewell, forgetSent().catch(() => undefined)]);
  };
}

/**
 * The current user. A stored token and a remembered account open the app offline; only a refusal by
 * the server signs out.
 */
type Session =
  | { readonly kind: "loading" }
  | { readonly kind: "visitor" }
  /** A token is stored, but its account is unknown: no network and nothing remembered. */
  | { readonly kind: "unreachable" }
  | { readonly kind: "signed-in"; readonly user: User };

interface SessionFacts {
  readonly token: string | null;
  readonly user: User | undefined;
  readonly failed: boolean;
}

export function sessionFrom({ token, user, failed }: SessionFacts): Session {
  if (token === null) return { kind: "visitor" };
  if (user) return { kind: "signed-in", user };
  return { kind: failed ? "unreachable" : "loading" };
}

export function rememberedUser(): User | undefined {
  const parsed = readFromOutside(userSchema, readStoredJson(userKey));
  return parsed.success ? parsed.data : undefined;
}

export function rememberUser(known: User): void {
  markReturned(known.user_id);
  writeStored(userKey, JSON.stringify(known));
}

export function forgetUser(): void {
  removeStored(userKey);
}
