import { useState } from "react";
import {
  addCatches,
  sendBatch,
  type ImportOutcome,
} from "#web/features/catches/archive/import/add-catches.ts";
import type { ImportPlan } from "#web/features/catches/archive/import/plan-import.ts";
import { logCopyOf } from "#web/features/catches/log/log-copy.ts";
import { syncedLogOf } from "#web/features/catches/log/log-collection.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";

export type ImportState =
  | { readonly kind: "idle" }
  | { readonly kind: "adding"; readonly done: number; readonly all: number }
  | { readonly kind: "failed" }
  | { readonly kind: "done"; readonly outcome: ImportOutcome; readonly leftOut: number };

export function useImport() {
  const accountId = useAccountId();
  const [state, setState] = useState<ImportState>({ kind: "idle" });

  async function add({ toAdd, faulty }: ImportPlan): Promise<void> {
    const all = toAdd.length;
    setState({ kind: "adding", done: 0, all });
    const synced = syncedLogOf(accountId);
    try {
      const outcome = await addCatches(toAdd, {
        synced,
        isOnline: navigator.onLine,
        send: sendBatch,
        onProgress: (done) => setState({ kind: "adding", done, all }),
      });
      if (outcome.waiting > 0) await logCopyOf(accountId).settled();
      if (outcome.added > 0) synced.retry();
      setState({ kind: "done", outcome, leftOut: faulty.length });
    } catch {
      setState({ kind: "failed" });
    }
  }

  return { state, add, reset: () => setState({ kind: "idle" }) };
}
