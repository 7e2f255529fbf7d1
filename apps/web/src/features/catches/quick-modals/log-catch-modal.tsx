import { firstFormChoices } from "@striper/angling/species";
import { catchFields } from "@striper/contract/catch-fields";
import { FateField } from "#web/features/catches/logging/form/fate-field.tsx";
import { lengthMeasure, weightMeasure } from "#web/features/catches/logging/form/measure.ts";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import { useQuickLog } from "#web/features/catches/quick-modals/use-quick-log.ts";
import { quickWording as wording } from "#web/features/catches/quick-modals/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Form } from "#web/ui/fields/form.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Banner, Failure } from "#web/ui/surfaces/banner.tsx";

const species = firstFormChoices.map(({ label }) => ({ value: label, label }));

export function LogCatchModal({ onClose }: { readonly onClose: () => void }) {
  const form = useQuickLog(onClose);
  const { draft, units, problems, change } = form;
  return (
    <Form onSubmit={form.submit}>
      <SelectField
        label={wording.species}
        choices={species}
        placeholder={wording.speciesPlaceholder}
        value={draft.species}
        error={problems.species}
        onChange={(event) => change({ species: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={loggingWording.length(lengthMeasure.unitOf(units))}
          inputMode="decimal"
          autoComplete="off"
          value={draft.length_inches}
          error={problems.length_inches}
          onChange={(event) => change({ length_inches: event.target.value })}
        />
        <TextField
          label={loggingWording.weight(weightMeasure.unitOf(units))}
          inputMode="decimal"
          autoComplete="off"
          value={draft.weight_pounds}
          error={problems.weight_pounds}
          onChange={(event) => change({ weight_pounds: event.target.value })}
        />
      </div>
      <FateField value={draft.fate} error={problems.fate} onChange={(fate) => change({ fate })} />
      <TextField
        label={wording.location}
        value={draft.location_name}
        error={problems.location_name}
        onChange={(event) => change({ location_name: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={wording.weather}
          value={draft.weather}
          error={problems.weather}
          onChange={(event) => change({ weather: event.target.value })}
        />
        <TextField
          label={wording.bait}
          value={draft.bait_lure}
          error={problems.bait_lure}
          onChange={(event) => change({ bait_lure: event.target.value })}
        />
      </div>
      <TextAreaField
        label={wording.notes}
        maxLength={catchFields.notes.maxLength}
        value={draft.notes}
        error={problems.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      {form.logged === null ? null : <Banner tone="ok">{wording.success(form.logged)}</Banner>}
      <Failure text={form.failed ? wording.failed : null} />
      <Button
        type="submit"
        size="large"
        wide
        disabled={draft.species === "" || form.isSaving || form.logged !== null}
      >
        {form.isSaving ? wording.submitting : wording.submit}
      </Button>
    </Form>
  );
}
