import { useSyncExternalStore } from "react";
import { tokenKey } from "#web/platform/token-key.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Kept beside the stored one, for browsers that refuse storage: signed in until the page closes. */
let token = readStored(tokenKey);
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export function readToken(): string | null {
  return token;
}

export function keepToken(next: string): void {
  token = next;
  writeStored(tokenKey, next);
  changed();
}

/** Forgets the token, unless another sign-in has replaced it in the meantime. */
export function dropToken(refused: string): void {
  if (token !== refused) return;
  token = null;
  removeStored(tokenKey);
  changed();
}

function onStorage(event: StorageEvent): void {
  // `key` is null when another tab cleared everything.
  if (event.key !== tokenKey && event.key !== null) return;
  token = readStored(tokenKey);
  changed();
}

export function subscribeToToken(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

export function useToken(): string | null {
  return useSyncExternalStore(subscribeToToken, readToken);
}
