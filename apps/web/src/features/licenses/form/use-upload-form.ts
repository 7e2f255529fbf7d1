import { useState } from "react";
import {
  blankForm,
  formOf,
  readForm,
  type FieldErrors,
  type FieldName,
  type FormValues,
} from "#web/features/licenses/form/form-view.ts";
import type { LicenseUpload, Picture } from "#web/features/licenses/kept/license-database.ts";
import { newId } from "#web/platform/new-id.ts";
import {
  isServerFull,
  uploadLicenseNow,
  uploadsOf,
} from "#web/features/licenses/sending/uploads.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { dropWrites } from "#web/platform/synced/outbox.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";

export interface UploadDone {
  readonly tone: "ok" | "info";
  readonly sentence: string;
}

export interface UploadForm {
  readonly values: FormValues;
  readonly pictures: readonly Picture[];
  readonly errors: FieldErrors;
  /** What went wrong with the upload as a whole. */
  readonly failure: string | null;
  /** While it is under way: whose progress to show. */
  readonly sendingId: string | null;
  readonly change: (name: FieldName, value: string) => void;
  readonly choose: (pictures: readonly Picture[]) => void;
  readonly submit: () => Promise<void>;
}

const lostWording = {
  "device-full": wording.outOfRoom,
  "server-full": wording.notKeptWhileFull,
  "not-kept": wording.notKept,
} as const;

/** Adds a license, or sends one again that the server refused. */
export function useUploadForm(
  refused: LicenseUpload | null,
  onDone: (done: UploadDone) => void,
): UploadForm {
  const accountId = useAccountId();
  const [values, setValues] = useState(refused ? formOf(refused.fields) : blankForm);
  const [pictures, setPictures] = useState<readonly Picture[]>(refused?.pictures ?? []);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sendingId, setSendingId] = useState<string | null>(null);

  /** A device that keeps nothing has nothing to drop. */
  const drop = (id: string) =>
    dropWrites(uploadsOf(accountId).collection, id).catch(() => undefined);

  async function send(upload: LicenseUpload) {
    const outcome = await uploadLicenseNow(accountId, upload);
    if (outcome.kind === "held") {
      // What was typed and chosen is still in the form.
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
      // Where another tab has sent it, its answer went there.
      const { leftOut = null, message = wording.uploaded(upload.fields.license_type) } =
        outcome.answer ?? {};
      onDone({ tone: "ok", sentence: leftOut ?? message });
    }
  }

  return {
    values,
    pictures,
    errors,
    failure,
    sendingId,
    change: (name, value) => {
      setValues({ ...values, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    choose: setPictures,
    submit: async () => {
      const read = readForm(values);
      setErrors(read.kind === "errors" ? read.errors : {});
      setFailure(pictures.length === 0 ? wording.form.missingFile : null);
      if (read.kind === "errors" || pictures.length === 0) return;
      const id = newId();
      setSendingId(id);
      const { fields } = read;
      await send({ kind: "upload", subjectId: id, fields, pictures });
      setSendingId(null);
    },
  };
}
