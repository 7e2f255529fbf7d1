import { useState } from "react";
import { LicenseFormFields } from "#web/features/licenses/form/license-fields.tsx";
import { formOf, readForm, type FieldErrors } from "#web/features/licenses/form/form-view.ts";
import type { WalletLicense } from "#web/features/licenses/kept/kept-wallet.ts";
import { useEditLicense } from "#web/features/licenses/queries.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { isConnectionFailure } from "#web/platform/api/api-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FullScreen } from "#web/ui/full-screen.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const wording = licensesWording.form;

interface EditLicenseProps {
  readonly license: WalletLicense;
  readonly onClose: () => void;
}

/** Changes what is written about a stored license; needs the server, and keeps what was typed without. */
export function EditLicense({ license, onClose }: EditLicenseProps) {
  const [values, setValues] = useState(formOf(license));
  const [errors, setErrors] = useState<FieldErrors>({});
  const editing = useEditLicense();

  function save() {
    const read = readForm(values);
    setErrors(read.kind === "errors" ? read.errors : {});
    if (read.kind === "errors") return;
    const body = { ...read.fields, reminders: license.reminders };
    editing.mutate({ licenseId: license.license_id, body }, { onSuccess: onClose });
  }

  return (
    <FullScreen
      open
      backCloses
      onClose={onClose}
      title={wording.editTitle}
      actions={
        <Button size="large" wide disabled={editing.isPending} onClick={save}>
          {editing.isPending ? wording.saving : wording.save}
        </Button>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!editing.isPending) save();
        }}
      >
        {editing.error === null ? null : (
          <Banner tone="danger" urgent>
            {isConnectionFailure(editing.error) ? wording.saveOffline : wording.saveFailed}
          </Banner>
        )}
        <LicenseFormFields
          values={values}
          errors={errors}
          onChange={(name, value) => {
            setValues({ ...values, [name]: value });
            setErrors({ ...errors, [name]: undefined });
          }}
        />
        {/* Enter in a field sends the form, as it does everywhere. */}
        <input type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </FullScreen>
  );
}
