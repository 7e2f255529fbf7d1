import { useSyncExternalStore } from "react";
import { readToken, subscribeToToken } from "#web/platform/session.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Which license is being shown, and whose; while it is set nothing else of the app is drawn. */
export interface OfficerMode {
  readonly accountId: string;
  readonly licenseId: string;
}

const key = "officer_mode";
const listeners = new Set<() => void>();

function parse(text: string | null): OfficerMode | null {
  const [accountId, licenseId] = text?.split(" ") ?? [];
  return accountId && licenseId ? { accountId, licenseId } : null;
}

/** Read anew each time the page might have missed a change; the same object while nothing changed. */
let text = readStored(key);
let current = parse(text);

function look(): void {
  const next = readStored(key);
  if (next === text) return;
  text = next;
  current = parse(next);
  for (const listener of listeners) listener();
}

function onToken(): void {
  // Without a session there is nothing left to guard: the way on is the sign-in.
  if (readToken() === null) leaveOfficerMode();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", look);
    // A page that comes back from the browser's memory by Back has heard nothing meanwhile.
    addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    unsubscribeToken = subscribeToToken(onToken);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", look);
    removeEventListener("pageshow", look);
    document.removeEventListener("visibilitychange", look);
    unsubscribeToken();
  };
}

let unsubscribeToken = (): void => undefined;

/** False where the browser keeps nothing: a reload would then open everything. */
export function enterOfficerMode({ accountId, licenseId }: OfficerMode): boolean {
  const wanted = `${accountId} ${licenseId}`;
  writeStored(key, wanted);
  if (readStored(key) !== wanted) return false;
  look();
  return true;
}

export function leaveOfficerMode(): void {
  removeStored(key);
  look();
}

export function officerMode(): OfficerMode | null {
  return current;
}

/** Guarding starts with the first paint: the store is read before anything is drawn. */
export function useOfficerMode(): OfficerMode | null {
  return useSyncExternalStore(subscribe, officerMode);
}
