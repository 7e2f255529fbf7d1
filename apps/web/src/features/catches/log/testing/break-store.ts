import { vi } from "vitest";
import { logDatabase } from "#web/features/catches/log/log-database.ts";

/** Makes every transaction of the device's database fail until the returned function is called. */
export function breakStore(accountId: string): () => void {
  const broken = vi
    .spyOn(logDatabase(accountId).dexie, "transaction")
    .mockRejectedValue(new Error("The disk is gone"));
  return () => broken.mockRestore();
}
