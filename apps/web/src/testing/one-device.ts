/**
 * Gives the tests of a worker one device, and every file an empty one. The files of a worker share what is loaded:
 * Dexie looks for IndexedDB only when it is first loaded, so a file that brought its own would come too late;
 * a server that one test could not reach would be lost to the next; databases would outlive their file; and a part
 * that still loads when its file ends would be broken for the next one.
 */
import "fake-indexeddb/auto";
import { afterAll, afterEach, vi } from "vitest";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { noteReachable } from "#web/platform/online-status.ts";

afterEach(() => noteReachable(true));

afterAll(async () => {
  await vi.dynamicImportSettled();
  for (const { name = "" } of await indexedDB.databases()) {
    const [, accountId] = name.split("/");
    if (accountId !== undefined) await forgetAccountDatabases(accountId);
  }
});
