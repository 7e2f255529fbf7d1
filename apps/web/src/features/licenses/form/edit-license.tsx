import { useState } from "react";
import { LicenseFormFields } from "#web/features/licenses/form/license-fields.tsx";
import {
  formOf,
  readForm,
  refusedFields,
  type FormValues,
} from "#web/features/licenses/form/form-view.ts";
import type { LicenseFields } from "#web/features/licenses/stored/license-database.ts";
import type { WalletLicense } from "#web/features/licenses/stored/stored-wallet.ts";
import { useEditLicense } from "#web/features/licenses/queries.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { isConnectionFailure } from "#web/platform/api/api-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useEntryForm } from "#web/ui/fields/use-entry-form.ts";
import { FullScreen } from "#web/ui/full-screen.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

const wording = licensesWording.form;

interface EditLicenseProps {
  readonly license: WalletLicense;
  readonly onClose: () => void;
}

export function EditLicense({ license, onClose }: EditLicenseProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const editing = useEditLicense();
  const form = useEntryForm<FormValues, LicenseFields>({
    start: formOf(license),
    read: readForm,
    send: async (fields) => {
      setFailure(null);
      const body = { ...fields, reminders: license.reminders };
      try {
        await editing.mutateAsync({ licenseId: license.license_id, body });
        onClose();
        return {};
      } catch (error) {
        const refused = refusedFields(error);
        if (Object.keys(refused).length === 0)
          setFailure(isConnectionFailure(error) ? wording.saveOffline : wording.saveFailed);
        return refused;
      }
    },
  });

  return (
    <FullScreen
      open
      backCloses
      onClose={onClose}
      title={wording.editTitle}
      actions={
        <Button size="large" wide disabled={form.isSending} onClick={form.submit}>
          {form.isSending ? wording.saving : wording.save}
        </Button>
      }
    >
      <form {...form.attributes} className="flex flex-col gap-5">
        <Failure text={failure} />
        <LicenseFormFields form={form} />
        {/* Lets Enter submit the form. */}
        <input type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </FullScreen>
  );
}
