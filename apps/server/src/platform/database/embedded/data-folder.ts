import {
  accessSync,
  chmodSync,
  constants,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import type { Stats } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseError } from "#server/platform/database/database-error.ts";
import { errorCode } from "#server/platform/error-code.ts";
import { chooseAccount, isRoot, readAccounts } from "#server/platform/database/embedded/account.ts";
import type { Account } from "#server/platform/database/embedded/account.ts";

export interface DataFolder {
  readonly path: string;
  readonly cluster: string;
  readonly account: Account | undefined;
}

const openToOthers = 0o027;

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

export function makeWritable(path: string): Stats {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return statSync(path);
  } catch (error) {
    throw new DatabaseError(
      "not-writable",
      `The data folder ${path} cannot be written (${errorCode(error) ?? "unknown reason"}); give this user access to it or choose another DATA_DIR.`,
      error,
    );
  }
}

/** Throws for a folder that this program must not open, before anything is changed. */
function assertOpenable(cluster: string, stats: Stats, majorVersion: number): "empty" | "database" {
  if (!stats.isDirectory()) {
    throw new DatabaseError("not-a-database", `${cluster} is not a folder; nothing was changed.`);
  }
  if (!isRoot() && stats.uid !== process.getuid?.()) {
    throw new DatabaseError(
      "foreign-owner",
      `The database in ${cluster} belongs to another user (id ${stats.uid}); start as that user or as root, or give it away with chown -R.`,
    );
  }
  const names = readdirSync(cluster);
  if (names.length === 0) return "empty";
  if (!names.includes("PG_VERSION")) {
    throw new DatabaseError(
      "not-a-database",
      `${cluster} holds files but no database; move them away or choose another DATA_DIR. Nothing was changed.`,
    );
  }
  const found = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (found !== String(majorVersion)) {
    throw new DatabaseError(
      "wrong-version",
      `The database in ${cluster} was written by PostgreSQL ${found}, and this program brings PostgreSQL ${majorVersion}, which cannot open it. Nothing was changed.`,
    );
  }
  return "database";
}

function giveTo(account: Account, path: string): void {
  lchownSync(path, account.uid, account.gid);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}

/** Repairs owner and mode of a backup that root copied back, or that another umask changed. */
function repairAccess(cluster: string, account: Account | undefined): void {
  const { uid, mode } = lstatSync(cluster);
  if (account !== undefined && uid === 0) giveTo(account, cluster);
  if ((mode & openToOthers) !== 0) chmodSync(cluster, 0o700);
}

export const clusterFolder = (dataDir: string): string => join(resolve(dataDir), "postgres");

export function openDataFolder(
  dataDir: string,
  majorVersion: number,
): { readonly folder: DataFolder; readonly isNew: boolean } {
  const path = resolve(dataDir);
  const outer = makeWritable(path);
  const cluster = clusterFolder(dataDir);
  const inner = statOf(cluster);
  const content = inner === undefined ? "missing" : assertOpenable(cluster, inner, majorVersion);
  const owners = inner === undefined ? [outer] : [inner, outer];
  const account = isRoot() ? chooseAccount(owners, readAccounts()) : undefined;
  if (content === "database") repairAccess(cluster, account);
  return { folder: { path, cluster, account }, isNew: content !== "database" };
}
