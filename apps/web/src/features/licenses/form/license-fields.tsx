import { issuers, licenseTypes } from "@striper/angling/licenses";
import { CalendarCheck } from "lucide-react";
import {
  expirySuggestion,
  isPast,
  type FieldErrors,
  type FieldName,
  type FormValues,
} from "#web/features/licenses/form/form-view.ts";
import { longDate } from "#web/features/licenses/wallet/license-view.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";

const wording = licensesWording.form;

interface LicenseFieldsProps {
  readonly values: FormValues;
  readonly errors: FieldErrors;
  readonly onChange: (name: FieldName, value: string) => void;
}

/** Everything that is written about a license; the same when it is added and when it is changed. */
export function LicenseFormFields({ values, errors, onChange }: LicenseFieldsProps) {
  const now = useNow();
  const suggestion = expirySuggestion(values, now);
  const hint = isPast(values.expiry_date, now) ? wording.past : wording.optional;
  return (
    <>
      <SelectField
        name="license_type"
        label={wording.type}
        choices={licenseTypes.map((value) => ({
          value,
          label: licensesWording.typeChoice(value),
        }))}
        value={values.license_type}
        error={errors.license_type}
        onChange={(event) => onChange("license_type", event.target.value)}
      />
      <SelectField
        name="issuer"
        label={wording.issuer}
        placeholder={wording.issuerPlaceholder}
        choices={issuers.map((value) => ({ value, label: licensesWording.issuerNames[value] }))}
        value={values.issuer}
        error={errors.issuer}
        onChange={(event) => onChange("issuer", event.target.value)}
      />
      <TextField
        name="license_number"
        label={wording.number}
        hint={wording.optional}
        value={values.license_number}
        error={errors.license_number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onChange("license_number", event.target.value)}
      />
      <div>
        <TextField
          name="expiry_date"
          type="date"
          label={wording.expiry}
          hint={hint}
          value={values.expiry_date}
          error={errors.expiry_date}
          onChange={(event) => onChange("expiry_date", event.target.value)}
        />
        {suggestion === null ? null : (
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button tone="secondary" onClick={() => onChange("expiry_date", suggestion)}>
              <CalendarCheck size={18} aria-hidden="true" />
              {wording.suggestion(longDate(suggestion))}
            </Button>
            <span className="text-caption text-ink-soft">{wording.suggestionHint}</span>
          </div>
        )}
      </div>
      <TextAreaField
        name="notes"
        label={wording.notes}
        hint={wording.optional}
        value={values.notes}
        error={errors.notes}
        onChange={(event) => onChange("notes", event.target.value)}
      />
    </>
  );
}
