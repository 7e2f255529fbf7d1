import { useSyncExternalStore } from "react";
import type { Later } from "#web/features/catches/log/sync/answers.ts";

/** How the last exchange with the server went; null before the first one has ended. */
export type SyncStatus = "done" | Later["reason"] | null;

let status: SyncStatus = null;
const listeners = new Set<() => void>();
const wishes = new Set<() => void>();

export function setSyncStatus(next: SyncStatus): void {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSyncStatus = (): SyncStatus => useSyncExternalStore(subscribe, () => status);

/** Asks for an exchange at once, whatever was planned. */
export function requestSync(): void {
  setSyncStatus(null);
  for (const wish of wishes) wish();
}

export function onSyncRequest(wish: () => void): () => void {
  wishes.add(wish);
  return () => wishes.delete(wish);
}
