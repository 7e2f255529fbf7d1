import { useSelector } from "@tanstack/react-store";
import { createStore, Store } from "@tanstack/store";
import { onDocument, onWindow } from "#web/platform/on-window.ts";
import { tokenStore } from "#web/platform/session.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** The license being shown; while set, nothing else of the app renders. */
export interface OfficerMode {
  readonly accountId: string;
  readonly licenseId: string;
  /** False before a lock was chosen, because showing the license must not wait for that. */
  readonly isLocked: boolean;
}

const key = "officer_mode";
const withoutLock = "without_lock";

function parse(text: string | null): OfficerMode | null {
  const [accountId, licenseId, lock] = text?.split(" ") ?? [];
  return accountId && licenseId ? { accountId, licenseId, isLocked: lock !== withoutLock } : null;
}

const text = new Store(readStored(key));
/** Keeps the same object while nothing changed. */
const mode = createStore(() => parse(text.get()));

/** Rereads the store after the page might have missed a change. */
const look = (): void => text.setState(() => readStored(key));

onWindow("storage", look);
// A page restored from the back/forward cache has missed storage events.
onWindow("pageshow", look);
onDocument("visibilitychange", look);
tokenStore.subscribe((token) => {
  // Without a session there is nothing to lock; sign-in follows.
  if (token === null) leaveOfficerMode();
});

/** Returns false when the browser stores nothing, because a reload would then open the app. */
export function enterOfficerMode({ accountId, licenseId, isLocked }: OfficerMode): boolean {
  const wanted = `${accountId} ${licenseId}${isLocked ? "" : ` ${withoutLock}`}`;
  writeStored(key, wanted);
  if (readStored(key) !== wanted) return false;
  look();
  return true;
}

export function leaveOfficerMode(): void {
  removeStored(key);
  look();
}

/** Reports officer mode to code outside components. */
export const isInOfficerMode = (): boolean => mode.get() !== null;

export const useOfficerMode = (): OfficerMode | null => useSelector(mode);

const isLockOffered = new Store(false);

export const offerLock = (isOffered: boolean): void => isLockOffered.setState(() => isOffered);

export const useLockOffer = (): boolean => useSelector(isLockOffered);
