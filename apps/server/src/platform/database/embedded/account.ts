import { readFileSync } from "node:fs";
import { DatabaseError } from "#server/platform/database/database-error.ts";

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Postgres refuses to run as root. Some packages install a `postgres` user for it. */
const unprivilegedNames = ["postgres", "nobody"];

export function readAccounts(passwd = readFileSync("/etc/passwd", "utf8")): Account[] {
  return passwd.split("\n").flatMap((line) => {
    const [name = "", , uid = "", gid = ""] = line.split(":");
    const complete = name !== "" && uid !== "" && gid !== "";
    return complete ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/**
 * Returns the owner of the database's folder, or of its parent before the first start. A folder
 * made by an ordinary user then still opens for that user after a start by root.
 */
export function chooseAccount(
  owners: readonly { readonly uid: number; readonly gid: number }[],
  accounts: readonly Account[],
): Account {
  const owner = owners.find(({ uid }) => uid !== 0);
  if (owner !== undefined) {
    const known = accounts.find(({ uid }) => uid === owner.uid);
    return { name: known?.name ?? `user ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  for (const name of unprivilegedNames) {
    const account = accounts.find((candidate) => candidate.name === name);
    if (account !== undefined && account.uid !== 0) return account;
  }
  throw new DatabaseError(
    "no-account",
    `The embedded database cannot run as root, and the system has no user ${unprivilegedNames.join(" or ")} to run it; start as an ordinary user or set DATABASE_URL.`,
  );
}

export const asAccount = (account: Account | undefined): { uid?: number; gid?: number } =>
  account === undefined ? {} : { uid: account.uid, gid: account.gid };
