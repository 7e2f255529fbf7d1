import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  blankForm,
  formOf,
  readForm,
  type FieldErrors,
  type FieldName,
  type FormValues,
} from "#web/features/licenses/form/form-view.ts";
import {
  waitingTable,
  type Picture,
  type WaitingLicense,
} from "#web/features/licenses/kept/license-database.ts";
import { newId } from "#web/platform/new-id.ts";
import { startUpload } from "#web/features/licenses/sending/upload-runs.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
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

/** Adds a license, or sends one again that the server refused. */
export function useUploadForm(
  refused: WaitingLicense | null,
  onDone: (done: UploadDone) => void,
): UploadForm {
  const accountId = useAccountId();
  const queries = useQueryClient();
  const [values, setValues] = useState(refused ? formOf(refused.fields) : blankForm);
  const [pictures, setPictures] = useState<readonly Picture[]>(refused?.pictures ?? []);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sendingId, setSendingId] = useState<string | null>(null);

  /** A device that keeps nothing has nothing to drop. */
  const drop = (id: string) =>
    waitingTable(accountId)
      .delete(id)
      .catch(() => undefined);

  async function send(entry: WaitingLicense) {
    const { sent, keeping } = await startUpload(accountId, entry, queries);
    if (sent.kind === "refused") {
      // What was typed and chosen is still in the form.
      await drop(entry.license_id);
      setFailure(sent.sentence);
      return;
    }
    if (sent.kind === "unsent" && keeping !== "kept") {
      setFailure(keeping === "full" ? wording.outOfRoom : wording.notKept);
      return;
    }
    if (refused) await drop(refused.license_id);
    if (sent.kind === "unsent") onDone({ tone: "info", sentence: wording.keptForLater });
    else onDone({ tone: "ok", sentence: sent.leftOut ?? sent.message });
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
      const createdAt = Date.now();
      await send({ license_id: id, fields, pictures, createdAt, refusal: null });
      setSendingId(null);
    },
  };
}
