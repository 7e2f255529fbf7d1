import { useSyncExternalStore } from "react";
import { tokenKey } from "#web/platform/token-key.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Kept beside the stored one, for browsers that refuse storage: signed in until the page closes. */
let token = readStored(tokenKey);
/** The last session here was ended by the server, not by whoever holds the device. */
let isEnded = false;
const listeners = new Set<() => void>();
/** Of these, what follows only from another tab. */
const elsewhere = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export function readToken(): string | null {
  return token;
}

export function keepToken(next: string): void {
  token = next;
  isEnded = false;
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

/** The server does not take it any more: signed out elsewhere, or too old. */
export function dropRefusedToken(refused: string): void {
  if (token === refused) isEnded = true;
  dropToken(refused);
}

export const wasSessionEnded = (): boolean => isEnded;

function onStorage(event: StorageEvent): void {
  // `key` is null when another tab cleared everything.
  if (event.key !== tokenKey && event.key !== null) return;
  const stored = readStored(tokenKey);
  if (stored === token) return;
  token = stored;
  // First, so that whoever draws anew finds nothing of the account that was here.
  for (const listener of elsewhere) listener();
  changed();
}

function follow(set: Set<() => void>, listener: () => void): () => void {
  // The same listener twice counts once.
  addEventListener("storage", onStorage);
  set.add(listener);
  return () => {
    set.delete(listener);
    if (listeners.size + elsewhere.size === 0) removeEventListener("storage", onStorage);
  };
}

export const subscribeToToken = (listener: () => void): (() => void) => follow(listeners, listener);

/** Somebody signed in or out in another tab of this browser. */
export const onSessionElsewhere = (listener: () => void): (() => void) =>
  follow(elsewhere, listener);

export function useToken(): string | null {
  return useSyncExternalStore(subscribeToToken, readToken);
}
