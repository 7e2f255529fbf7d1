import { createHash, randomBytes } from "node:crypto";
import * as calls from "@striper/contract/access-tokens";
import { accessTokenLifeDays, accessTokensPerAccount } from "@striper/contract/limits";
import { day, formatIso, harborDate } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import * as store from "#server/features/access-tokens/access-tokens.store.ts";
import { wording } from "#server/features/access-tokens/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Authenticator } from "#server/http/authentication.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { callerOf } from "#server/http/rate-limit.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface AccessTokensDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly hasAccess: (accountId: string) => Promise<boolean>;
  readonly tellOwner: (accountId: string, client: string) => void;
  readonly accessEnded: (accountId: string) => void;
}

/** Makes tokens recognizable to people and secret scanners. */
const prefix = "striper_";
const tokenBytes = 32;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

const present = ({ id, name, readsLog, madeAt, expiresAt, lastUsedOn }: store.AccessTokenRow) => ({
  token_id: id,
  name,
  reads_log: readsLog,
  made_at: formatIso(madeAt),
  expires_at: formatIso(expiresAt),
  last_used_on: lastUsedOn,
});

interface Asked {
  readonly accountId: string;
  readonly name: string;
  readonly readsLog: boolean;
}

async function makeToken({ orm, clock }: AccessTokensDependencies, asked: Asked) {
  const token = `${prefix}${randomBytes(tokenBytes).toString("base64url")}`;
  const madeAt = clock.now();
  const expiresAt = madeAt + accessTokenLifeDays * day;
  const made = await orm.transaction(async (transaction) => {
    if (!(await store.makeRoom(transaction, asked.accountId, madeAt)))
      throw new AppError("limit_reached", { message: wording.full(accessTokensPerAccount) });
    return store.insertToken(transaction, {
      ...asked,
      tokenHash: hashOf(token),
      madeAt,
      expiresAt,
    });
  });
  return { token, made };
}

const createAuthenticator =
  ({ orm, clock, hasAccess }: AccessTokensDependencies): Authenticator =>
  async (token) => {
    const now = clock.now();
    const found = await store.findToken(orm, hashOf(token), now);
    if (found === undefined) return { kind: "unknown" };
    const { id, accountId, readsLog, lastUsedOn } = found;
    const today = harborDate(now);
    if (lastUsedOn !== today) await store.touchToken(orm, id, today);
    const access = { hasAccess: await hasAccess(accountId), readsOwnData: readsLog };
    return { kind: "known", account: { accountId, sessionId: id, role: "user", ...access } };
  };

export function createAccessTokens(dependencies: AccessTokensDependencies) {
  const { orm, clock, tellOwner, accessEnded } = dependencies;
  return {
    authenticator: createAuthenticator(dependencies),
    routes(bind: Binder): void {
      bind.signedIn(calls.listAccessTokens, async ({ account }) => {
        const rows = await store.listTokens(orm, account.accountId, clock.now());
        return { tokens: rows.map(present) };
      });
      bind.signedIn(calls.makeAccessToken, async ({ account, body, request }) => {
        const { accountId } = account;
        const { name, reads_log: readsLog } = body;
        const { token, made } = await makeToken(dependencies, { accountId, name, readsLog });
        tellOwner(accountId, callerOf(request));
        return { success: true as const, message: wording.made, token, made: present(made) };
      });
      bind.signedIn(calls.revokeAccessToken, async ({ account, params }) => {
        if (!(await store.deleteToken(orm, account.accountId, params.token_id)))
          throw new AppError("not_found");
        accessEnded(account.accountId);
        return { success: true as const, message: wording.revoked };
      });
    },
  };
}
