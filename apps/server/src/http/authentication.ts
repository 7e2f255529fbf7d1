import type { Access } from "@striper/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import { tokenNeededWording } from "#server/http/error-wording.ts";

export interface SignedInAccount {
  readonly accountId: string;
  readonly sessionId: string;
  readonly role: "user" | "admin";
  /** True during a trial, a paid period or its grace days. */
  readonly hasAccess: boolean;
  /** Set for access tokens only: the token may read the account's own data. */
  readonly readsOwnData?: boolean;
}

export type Authentication =
  | { readonly kind: "known"; readonly account: SignedInAccount }
  | { readonly kind: "expired" }
  | { readonly kind: "unknown" };

/**
 * Finds the account of a token. Access tokens, used by `token` calls, are a separate kind. Rejects
 * only when the lookup itself fails.
 */
export type Authenticator = (token: string, access: Access) => Promise<Authentication>;

export const knowsNobody: Authenticator = () => Promise.resolve({ kind: "unknown" });

/**
 * Matches a token: 256 random bits are 43 characters, and much shorter or longer ones were never
 * issued.
 */
const bearer = /^bearer ([\w-]{40,128})$/iu;

function lookUpCaller(
  request: FastifyRequest,
  access: Access,
  authenticator: Authenticator,
): Promise<Authentication> {
  const token = bearer.exec(request.headers.authorization ?? "")?.[1];
  return token === undefined ? knowsNobody("", access) : authenticator(token, access);
}

export async function authenticate(
  request: FastifyRequest,
  access: Access,
  authenticator: Authenticator,
): Promise<SignedInAccount> {
  const found = await lookUpCaller(request, access, authenticator);
  if (found.kind === "known") return found.account;
  if (access === "token") throw new AppError("unauthorized", { message: tokenNeededWording });
  throw new AppError(found.kind === "expired" ? "session_expired" : "unauthorized");
}

const accounts = new WeakMap<FastifyRequest, SignedInAccount>();

export function rememberAccount(request: FastifyRequest, account: SignedInAccount): void {
  accounts.set(request, account);
}

export const knownAccount = (request: FastifyRequest): SignedInAccount | undefined =>
  accounts.get(request);

export function requireAccess(access: Access, account: SignedInAccount): void {
  if ((access === "member" || access === "token") && !account.hasAccess)
    throw new AppError("subscription_required");
  if (access === "admin" && account.role !== "admin") throw new AppError("forbidden");
}
