import type { User } from "@striper/contract/accounts";

/**
 * Who is using the product. A stored token with a remembered account is enough to open: on a boat
 * there may be nobody to ask, and only the server's refusal signs anyone out.
 */
export type Session =
  | { readonly kind: "loading" }
  | { readonly kind: "visitor" }
  /** A token is stored, but nobody can say whose it is: no network and nothing remembered. */
  | { readonly kind: "unreachable" }
  | { readonly kind: "signed-in"; readonly user: User };

export interface SessionFacts {
  readonly token: string | null;
  readonly user: User | undefined;
  readonly failed: boolean;
}

export function sessionFrom({ token, user, failed }: SessionFacts): Session {
  if (token === null) return { kind: "visitor" };
  if (user) return { kind: "signed-in", user };
  return { kind: failed ? "unreachable" : "loading" };
}
