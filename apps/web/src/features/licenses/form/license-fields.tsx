import { issuers, licenseTypes } from "@striper/angling/licenses";
import { CalendarCheck } from "lucide-react";
import {
  expirySuggestion,
  isPast,
  type FormValues,
} from "#web/features/licenses/form/form-view.ts";
import { longDate } from "#web/features/licenses/wallet/license-view.ts";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { EntryForm } from "#web/ui/fields/use-entry-form.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

const wording = licensesWording.form;

export function LicenseFormFields({ form }: { readonly form: EntryForm<FormValues> }) {
  const { field, watch } = form;
  const now = useNow();
  const expiry_date = watch("expiry_date");
  const typed = { license_type: watch("license_type"), issuer: watch("issuer"), expiry_date };
  const suggestion = expirySuggestion(typed, now);
  return (
    <>
      <SelectField
        {...field("license_type")}
        label={wording.type}
        choices={licenseTypes.map((value) => ({
          value,
          label: licensesWording.typeChoice(value),
        }))}
      />
      <SelectField
        {...field("issuer")}
        label={wording.issuer}
        placeholder={wording.issuerPlaceholder}
        choices={issuers.map((value) => ({ value, label: licensesWording.issuerNames[value] }))}
      />
      <TextField
        {...field("license_number")}
        label={wording.number}
        hint={wording.optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <TextField
          {...field("expiry_date")}
          type="date"
          label={wording.expiry}
          hint={isPast(expiry_date, now) ? wording.past : wording.optional}
        />
        {suggestion === null ? null : (
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button tone="secondary" onClick={() => form.change({ expiry_date: suggestion })}>
              <CalendarCheck size={18} aria-hidden="true" />
              {wording.suggestion(longDate(suggestion))}
            </Button>
            <span className="text-caption text-ink-soft">{wording.suggestionHint}</span>
          </div>
        )}
      </div>
      <TextAreaField {...field("notes")} label={wording.notes} hint={wording.optional} />
    </>
  );
}
