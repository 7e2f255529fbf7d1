import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { waitingTable, type WaitingLicense } from "#web/features/licenses/kept/license-database.ts";
import { sendLicense, type SendOutcome } from "#web/features/licenses/sending/send-license.ts";
import { isOutOfRoom, persistStorage } from "#web/platform/local-store/storage-room.ts";
import type { SentPart } from "#web/platform/api/upload.ts";

export type Keeping = "kept" | "full" | "not-kept";

export interface UploadOutcome {
  readonly sent: SendOutcome;
  /** Whether this device holds it until the server does. */
  readonly keeping: Keeping;
}

interface Run {
  readonly outcome: Promise<UploadOutcome>;
  readonly progress: SentPart | null;
}

/** One license is sent once at a time, whoever asks: the form, its card, or the returning network. */
const runs = new Map<string, Run>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Kept on the device first, so that nothing is lost whatever happens to the upload. */
async function keepWaiting(accountId: string, waiting: WaitingLicense): Promise<Keeping> {
  try {
    await waitingTable(accountId).put(waiting);
    void persistStorage();
    return "kept";
  } catch (error) {
    return isOutOfRoom(error) ? "full" : "not-kept";
  }
}

async function keepAndSend(
  accountId: string,
  waiting: WaitingLicense,
  queries: QueryClient,
): Promise<UploadOutcome> {
  const { license_id: id } = waiting;
  try {
    const keeping = await keepWaiting(accountId, waiting);
    const sent = await sendLicense(accountId, waiting, (progress) => {
      const run = runs.get(id);
      if (run) runs.set(id, { ...run, progress });
      tell();
    });
    await settle(accountId, waiting, sent);
    if (sent.kind === "stored")
      void queries.invalidateQueries({ queryKey: ["licenses", "wallet"] });
    return { sent, keeping };
  } finally {
    runs.delete(id);
    tell();
  }
}

async function settle(accountId: string, waiting: WaitingLicense, sent: SendOutcome) {
  try {
    const table = waitingTable(accountId);
    if (sent.kind === "stored") await table.delete(waiting.license_id);
    if (sent.kind === "refused") await table.update(waiting.license_id, { refusal: sent.sentence });
  } catch {
    // It was not kept here, or the account has just left this device.
  }
}

export function startUpload(
  accountId: string,
  waiting: WaitingLicense,
  queries: QueryClient,
): Promise<UploadOutcome> {
  const { license_id: id } = waiting;
  const running = runs.get(id);
  if (running) return running.outcome;
  const outcome = keepAndSend(accountId, waiting, queries);
  runs.set(id, { outcome, progress: null });
  tell();
  return outcome;
}

export const isUploading = (licenseId: string): boolean => runs.has(licenseId);

export interface UploadProgress {
  readonly isRunning: boolean;
  readonly part: SentPart | null;
}

/** How far the upload of a license has come. */
export function useUploadProgress(licenseId: string): UploadProgress {
  const run = useSyncExternalStore(subscribe, () => runs.get(licenseId));
  return { isRunning: run !== undefined, part: run?.progress ?? null };
}
