import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import {
  uploadsDatabase,
  type LicenseUpload,
} from "#web/features/licenses/stored/license-database.ts";
import { refreshWallet } from "#web/features/licenses/sending/refresh-wallet.ts";
import { sendLicense, type StoredUpload } from "#web/features/licenses/sending/send-license.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import type { SentPart } from "#web/platform/api/upload.ts";
import { perDatabase, outboxTable } from "#web/platform/local-store/account-database.ts";
import { isOutOfRoom, persistStorage } from "#web/platform/local-store/storage-room.ts";
import {
  lastWriteWins,
  type Collection,
  type SendOutcome,
  type Entry,
} from "#web/platform/synced/collection.ts";
import { meaningOf } from "#web/platform/synced/failure.ts";
import { entriesOf } from "#web/platform/synced/outbox.ts";
import { createSynced } from "#web/platform/synced/synced.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const running = new Store<ReadonlyMap<string, SentPart | null>>(new Map());

async function sendShown(accountId: string, upload: LicenseUpload): Promise<StoredUpload> {
  const { subjectId: id } = upload;
  const show = (part: SentPart | null) =>
    running.setState((others) => new Map(others).set(id, part));
  show(null);
  try {
    return await sendLicense(accountId, upload, show);
  } finally {
    running.setState((all) => new Map([...all].filter(([one]) => one !== id)));
  }
}

function showSettled(
  _upload: LicenseUpload,
  outcome: SendOutcome<StoredUpload>,
  isAwaited: boolean,
): void {
  if (isAwaited) return;
  if (outcome.kind === "sent" && outcome.answer !== undefined)
    showToast(outcome.answer.leftOut ?? outcome.answer.message, "ok");
  if (outcome.kind === "held")
    showToast(`${wording.waiting.refused}: ${outcome.message}`, "danger");
}

/** Holds licenses added on this device until the account has them. */
export const uploadsOf = perDatabase(uploadsDatabase, (dexie, accountId) => {
  const collection: Collection<LicenseUpload, StoredUpload> = {
    dexie,
    outbox: dexie.table(outboxTable),
    tables: [],
    join: lastWriteWins,
    isRemoval: () => false,
    conflictRule: () => "hold",
    send: (upload) => sendShown(accountId, upload),
    // Each photo is stored in the wallet's database before the upload ends.
    storeAnswer: async () => undefined,
    forget: async () => undefined,
    pull: async () => {
      await refreshWallet(accountId);
    },
    pullsInBackground: false,
    settled: showSettled,
  };
  return createSynced(collection);
});

/** "lost": neither this device nor the server could store it. */
export type UploadOutcome =
  | SendOutcome<StoredUpload>
  | { readonly kind: "lost"; readonly reason: "device-full" | "server-full" | "not-kept" };

/** Stores the upload on the device first, so that nothing is lost. */
export async function uploadLicenseNow(
  accountId: string,
  upload: LicenseUpload,
): Promise<UploadOutcome> {
  const uploads = uploadsOf(accountId);
  let seq: number | null;
  try {
    seq = await uploads.write(upload);
    void persistStorage();
  } catch (error) {
    return sendWithoutStoring(accountId, upload, isOutOfRoom(error));
  }
  return seq === null ? { kind: "waiting" } : uploads.sendNow(seq);
}

/** Sends directly when this device cannot store the upload. */
async function sendWithoutStoring(
  accountId: string,
  upload: LicenseUpload,
  isFull: boolean,
): Promise<UploadOutcome> {
  try {
    return { kind: "sent", answer: await sendShown(accountId, upload) };
  } catch (error) {
    const meaning = meaningOf(error);
    if (meaning.kind !== "later") return { kind: "held", message: meaning.message };
    if (isFull) return { kind: "lost", reason: "device-full" };
    return {
      kind: "lost",
      reason: meaning.reason === "server-full" ? "server-full" : "not-kept",
    };
  }
}

export const isServerFull = (accountId: string): boolean =>
  uploadsOf(accountId).status.get() === "server-full";

export async function waitingUpload(
  accountId: string,
  licenseId: string,
): Promise<Entry<LicenseUpload> | undefined> {
  return (await entriesOf(uploadsOf(accountId).collection, licenseId)).at(0);
}

export async function sendWaiting(accountId: string, licenseId: string): Promise<void> {
  const upload = await waitingUpload(accountId, licenseId);
  if (upload !== undefined) await uploadsOf(accountId).sendNow(upload.seq);
}

export interface UploadProgress {
  readonly isRunning: boolean;
  readonly part: SentPart | null;
}

export function useUploadProgress(licenseId: string): UploadProgress {
  const part = useSelector(running, (all) => all.get(licenseId));
  return { isRunning: part !== undefined, part: part ?? null };
}
