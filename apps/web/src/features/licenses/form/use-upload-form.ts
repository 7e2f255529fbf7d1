import { useState, type FormEvent } from "react";
import {
  blankForm,
  formOf,
  readForm,
  type FormValues,
} from "#web/features/licenses/form/form-view.ts";
import type {
  LicenseFields,
  LicenseUpload,
  Picture,
} from "#web/features/licenses/stored/license-database.ts";
import { newId } from "#web/platform/new-id.ts";
import {
  isServerFull,
  uploadLicenseNow,
  uploadsOf,
} from "#web/features/licenses/sending/uploads.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { dropWrites } from "#web/platform/synced/outbox.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useEntryForm } from "#web/ui/fields/use-entry-form.ts";

export interface UploadDone {
  readonly tone: "ok" | "info";
  readonly sentence: string;
}

const lostWording = {
  "device-full": wording.outOfRoom,
  "server-full": wording.notKeptWhileFull,
  "not-kept": wording.notKept,
} as const;

export function useUploadForm(refused: LicenseUpload | null, onDone: (done: UploadDone) => void) {
  const accountId = useAccountId();
  const [pictures, setPictures] = useState<readonly Picture[]>(refused?.pictures ?? []);
  const [failure, setFailure] = useState<string | null>(null);
  const [sendingId, setSendingId] = useState("");

  /** Ignores failures: without local storage there is nothing to delete. */
  const drop = (id: string) =>
    dropWrites(uploadsOf(accountId).collection, id).catch(() => undefined);

  async function send(upload: LicenseUpload) {
    const outcome = await uploadLicenseNow(accountId, upload);
    if (outcome.kind === "held") {
      // The form still has the entered values.
      await drop(upload.subjectId);
      setFailure(outcome.message === "" ? wording.uploadFailed : outcome.message);
      return;
    }
    if (outcome.kind === "lost") {
      setFailure(lostWording[outcome.reason]);
      return;
    }
    if (refused) await drop(refused.subjectId);
    if (outcome.kind === "waiting") {
      const isFull = isServerFull(accountId);
      onDone({ tone: "info", sentence: isFull ? wording.keptWhileFull : wording.keptForLater });
    } else {
      const { leftOut = null, message = wording.uploaded(upload.fields.license_type) } =
        outcome.answer ?? {};
      onDone({ tone: "ok", sentence: leftOut ?? message });
    }
  }

  const form = useEntryForm<FormValues, LicenseFields>({
    start: refused ? formOf(refused.fields) : blankForm,
    read: readForm,
    send: async (fields) => {
      if (pictures.length === 0) return;
      const subjectId = newId();
      setSendingId(subjectId);
      await send({ kind: "upload", subjectId, fields, pictures });
    },
  });

  return {
    form,
    pictures,
    choose: setPictures,
    failure,
    sendingId,
    submit: (event: FormEvent) => {
      setFailure(pictures.length === 0 ? wording.form.missingFile : null);
      form.submit(event);
    },
  };
}
