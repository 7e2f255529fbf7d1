import type { PhotoFacts } from "@striper/marine/photos";
import { catchChanges, removeTrip, saveTrip } from "@striper/contract/catch-sync";
import {
  editCatch,
  logCatch,
  removeCatch,
  restoreCatch,
  uploadCatchPhoto,
} from "@striper/contract/catches";
import type { OutputOf } from "@striper/contract/endpoint";
import { call } from "#web/platform/api/api-client.ts";
import { upload } from "#web/platform/api/upload.ts";
import type { Answer, Operation } from "#web/features/catches/log/operations.ts";

export type LogChanges = OutputOf<typeof catchChanges.response>;

/** The server as the device copy needs it; tests bring one of their own. */
export interface LogServer {
  /** Throws what the calls throw. */
  send(operation: Operation): Promise<Answer>;
  changesSince(cursor: string | null): Promise<LogChanges>;
  sendPhoto(photoId: string, photo: Blob, facts: PhotoFacts): Promise<void>;
}

async function send(operation: Operation): Promise<Answer> {
  const { subjectId } = operation;
  const params = { catch_id: subjectId };
  switch (operation.kind) {
    case "log": {
      const body = { catch_id: subjectId, ...operation.content };
      return { kind: "catch", record: (await call(logCatch, { body })).catch };
    }
    case "edit": {
      // Without a revision known to the server it is the first one.
      const revision = operation.basis === "previous" ? 1 : Math.max(1, operation.basis);
      const body = { ...operation.content, revision };
      return { kind: "catch", record: (await call(editCatch, { params, body })).catch };
    }
    case "remove":
      await call(removeCatch, { params });
      return { kind: "removed" };
    case "restore":
      return { kind: "catch", record: (await call(restoreCatch, { params })).catch };
    case "save-trip": {
      const { basis } = operation;
      const revision = basis === "new" ? null : basis === "previous" ? 1 : Math.max(1, basis);
      const body = { ...operation.content, revision };
      const trip = await call(saveTrip, { params: { trip_id: subjectId }, body });
      return { kind: "trip", trip };
    }
    case "remove-trip":
      await call(removeTrip, { params: { trip_id: subjectId } });
      return { kind: "removed" };
    default:
      return operation satisfies never;
  }
}

/** The largest page the endpoint allows. */
const changesAtOnce = 1000;

/** A tenth of a meter. */
const decimals = 6;

/** The photo's metadata as form fields; the position only with consent. */
export function photoFields({ takenAt, position }: PhotoFacts) {
  return {
    taken_at: takenAt === null ? null : new Date(takenAt).toISOString(),
    keep_position: position === null ? null : "true",
    latitude: position?.latitude.toFixed(decimals),
    longitude: position?.longitude.toFixed(decimals),
  };
}

export const logServer: LogServer = {
  send,
  changesSince: (cursor) =>
    call(catchChanges, {
      query: { limit: changesAtOnce, ...(cursor === null ? {} : { since: cursor }) },
    }),
  sendPhoto: async (photoId, photo, facts) => {
    const fields = { photo_id: photoId, ...photoFields(facts) };
    await upload(uploadCatchPhoto, { fields, files: { photo } });
  },
};
