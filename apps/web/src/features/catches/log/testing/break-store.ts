import { vi } from "vitest";
import { logDatabase } from "#web/features/catches/log/log-database.ts";

/** The device's database neither reads nor writes, until it is told to. */
export function breakStore(accountId: string): () => void {
  const broken = vi
    .spyOn(logDatabase(accountId).dexie, "transaction")
    .mockRejectedValue(new Error("The disk is gone"));
  return () => broken.mockRestore();
}
