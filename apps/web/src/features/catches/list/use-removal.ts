import { contentOf } from "@striper/contract/catch-content";
import { useEffect, useState } from "react";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import type { Restoring } from "#web/features/catches/log/log-writes.ts";
import { useLogActions } from "#web/features/catches/log/use-log.ts";
import { bookWording as wording } from "#web/features/catches/book/wording.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/** Time in ms during which a deletion can be undone. */
const undoFor = 10_000;

interface Removed {
  readonly id: string;
  readonly restoring: Restoring;
}

export function useRemoval() {
  const actions = useLogActions();
  const [removed, setRemoved] = useState<Removed | null>(null);

  useEffect(() => {
    if (removed === null) return undefined;
    const timer = setTimeout(() => setRemoved(null), undoFor);
    return () => clearTimeout(timer);
  }, [removed]);

  async function remove({ id, record }: LocalCatch): Promise<void> {
    try {
      const removal = await actions.remove(id);
      setRemoved({ id, restoring: { content: contentOf(record), removal } });
    } catch {
      showToast(wording.deleteFailed, "danger");
    }
  }

  async function undo(): Promise<void> {
    if (removed === null) return;
    setRemoved(null);
    try {
      await actions.restore(removed.id, removed.restoring);
    } catch (error) {
      const reason = error instanceof Error ? error.message : "?";
      showToast(loggingWording.storageFailed(reason), "danger");
      // Keep offering undo.
      setRemoved(removed);
    }
  }

  return { remove, undo, isUndoable: removed !== null };
}

export type Removal = ReturnType<typeof useRemoval>;
