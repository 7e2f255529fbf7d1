import {
  createAccessTokens,
  type AccessTokensDependencies,
} from "#server/features/access-tokens/create-access-tokens.ts";
import type { Accounts } from "#server/features/accounts/create-accounts.ts";
import type { AccessChanges } from "#server/http/access-changes.ts";
import type { Authenticator } from "#server/http/authentication.ts";

type Dependencies = Pick<AccessTokensDependencies, "orm" | "clock"> & {
  readonly accessChanges: AccessChanges;
};

export function accessTokensOf({ orm, clock, accessChanges }: Dependencies, accounts: Accounts) {
  const { routes, authenticator: ofTokens } = createAccessTokens({
    orm,
    clock,
    hasAccess: accounts.hasAccess,
    tellOwner: accounts.tellOfAccessToken,
    accessEnded: accessChanges.announce,
  });
  const authenticator: Authenticator = (token, access) =>
    (access === "token" ? ofTokens : accounts.authenticator)(token, access);
  return { routes, authenticator };
}
