import { useSelector } from "@tanstack/react-store";
import { createStore, Store } from "@tanstack/store";
import { onDocument, onWindow } from "#web/platform/on-window.ts";
import { tokenStore } from "#web/platform/session.ts";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/** Which license is being shown, and whose; while it is set nothing else of the app is drawn. */
export interface OfficerMode {
  readonly accountId: string;
  readonly licenseId: string;
  /** False while no lock has been chosen: the license is shown without waiting for that. */
  readonly isLocked: boolean;
}

const key = "officer_mode";
const withoutLock = "without_lock";

function parse(text: string | null): OfficerMode | null {
  const [accountId, licenseId, lock] = text?.split(" ") ?? [];
  return accountId && licenseId ? { accountId, licenseId, isLocked: lock !== withoutLock } : null;
}

const text = new Store(readStored(key));
/** The same object while nothing changed. */
const mode = createStore(() => parse(text.get()));

/** Read anew each time the page might have missed a change. */
const look = (): void => text.setState(() => readStored(key));

onWindow("storage", look);
// A page restored from the back/forward cache has missed storage events.
onWindow("pageshow", look);
onDocument("visibilitychange", look);
tokenStore.subscribe((token) => {
  // Without a session there is nothing to lock: the sign-in page follows.
  if (token === null) leaveOfficerMode();
});

/** False where the browser keeps nothing: a reload would then open everything. */
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

/** Whether a license is being shown, for what is no component. */
export const isInOfficerMode = (): boolean => mode.get() !== null;

/** Active from the first paint: the store is read before rendering. */
export const useOfficerMode = (): OfficerMode | null => useSelector(mode);

const isLockOffered = new Store(false);

/** After a license was shown without a lock its owner is asked for one. */
export const offerLock = (isOffered: boolean): void => isLockOffered.setState(() => isOffered);

export const useLockOffer = (): boolean => useSelector(isLockOffered);
