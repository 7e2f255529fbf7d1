import { useSelector } from "@tanstack/react-store";
import { batch, Store } from "@tanstack/store";
import { onWindow } from "#web/platform/on-window.ts";
import { tokenKey } from "#web/platform/token-key.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Held in memory too, for browsers that refuse storage: they stay signed in until the page closes. */
const token = new Store(readStored(tokenKey));
const changesElsewhere = new Store(0);
let isEnded = false;

export const tokenStore: Pick<typeof token, "get" | "subscribe"> = token;
export const readToken = (): string | null => token.get();

export function saveToken(next: string): void {
  isEnded = false;
  writeStored(tokenKey, next);
  token.setState(() => next);
}

/** Forgets a refused token, unless another sign-in has replaced it. */
export function dropToken(refused: string): void {
  if (readToken() !== refused) return;
  removeStored(tokenKey);
  token.setState(() => null);
}

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
  // Batched, with this first: listeners clear the previous account's data before anything re-renders.
  batch(() => {
    changesElsewhere.setState((count) => count + 1);
    token.setState(() => stored);
  });
});

export const onSessionElsewhere = (listener: () => void): (() => void) =>
  changesElsewhere.subscribe(listener).unsubscribe;

export const useToken = (): string | null => useSelector(token);
