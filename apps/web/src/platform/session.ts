import { useSelector } from "@tanstack/react-store";
import { batch, Store } from "@tanstack/store";
import { onWindow } from "#web/platform/on-window.ts";
import { tokenKey } from "#web/platform/token-key.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Kept beside the stored one, for browsers that refuse storage: signed in until the page closes. */
const token = new Store(readStored(tokenKey));
/** Counts the times that somebody signed in or out in another tab of this browser. */
const changesElsewhere = new Store(0);
/** The last session here was ended by the server, not by signing out on this device. */
let isEnded = false;

export const tokenStore: Pick<typeof token, "get" | "subscribe"> = token;
export const readToken = (): string | null => token.get();

export function saveToken(next: string): void {
  isEnded = false;
  writeStored(tokenKey, next);
  token.setState(() => next);
}

/** Forgets the token, unless another sign-in has replaced it in the meantime. */
export function dropToken(refused: string): void {
  if (readToken() !== refused) return;
  removeStored(tokenKey);
  token.setState(() => null);
}

/** The server no longer accepts the token: signed out elsewhere or expired. */
export function dropRefusedToken(refused: string): void {
  if (readToken() === refused) isEnded = true;
  dropToken(refused);
}

export const wasSessionEnded = (): boolean => isEnded;

onWindow("storage", ({ key }) => {
  // `key` is null when another tab cleared everything.
  if (key !== tokenKey && key !== null) return;
  const stored = readStored(tokenKey);
  if (stored === readToken()) return;
  // In one batch, this first: what re-renders finds no data of the previous account.
  batch(() => {
    changesElsewhere.setState((count) => count + 1);
    token.setState(() => stored);
  });
});

/** Somebody signed in or out in another tab of this browser; the token is the new one already. */
export const onSessionElsewhere = (listener: () => void): (() => void) =>
  changesElsewhere.subscribe(listener).unsubscribe;

export const useToken = (): string | null => useSelector(token);
