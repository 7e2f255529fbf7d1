import { secondFormChoices } from "@striper/angling/species";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import type { Celebrated } from "#web/features/catches/logging/celebration-view.ts";
import type { CatchBeginning } from "#web/features/catches/logging/form/catch-beginning.ts";
import { FateField } from "#web/features/catches/logging/form/fate-field.tsx";
import { MoreDetails } from "#web/features/catches/logging/form/more-details.tsx";
import { PhotoField } from "#web/features/catches/logging/form/photo-field.tsx";
import { PhotoOffers } from "#web/features/catches/logging/form/photo-offers.tsx";
import { PlaceFields } from "#web/features/catches/logging/form/place-fields.tsx";
import { SizeFields } from "#web/features/catches/logging/form/size-fields.tsx";
import { useCatchForm, type CatchForm } from "#web/features/catches/logging/form/use-catch-form.ts";
import { VerdictLine } from "#web/features/catches/logging/verdict-line.tsx";
import {
  loggingWording as wording,
  timesOfDay,
  verdictWording,
} from "#web/features/catches/logging/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { FullScreen } from "#web/ui/full-screen.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { Failure } from "#web/ui/surfaces/banner.tsx";

interface CatchFormScreenProps {
  readonly before: LocalCatch | null;
  readonly begun?: CatchBeginning | null;
  readonly onClose: () => void;
  readonly onSaved: (saved: Celebrated) => void;
}

const times = timesOfDay.map((value) => ({ value, label: value }));

/** Offers the form's species, and the catch's own if it is a different one. */
function speciesWith(current: string) {
  const labels = secondFormChoices.map(({ label }) => label);
  if (current !== "" && !labels.includes(current)) labels.unshift(current);
  return labels.map((label) => ({ value: label, label }));
}

function titleOf(before: LocalCatch | null): string {
  if (before === null) return wording.title;
  return before.record.is_unfinished ? wording.finishTitle : wording.editTitle;
}

export function CatchFormScreen({ before, begun = null, onClose, onSaved }: CatchFormScreenProps) {
  const form = useCatchForm({ before, begun, onSaved });
  const { draft, phase, failure, field } = form;
  const isNew = before === null;
  const save = isNew ? wording.save : wording.saveEdit;
  return (
    <FullScreen
      open
      // Back already closes a form that is in the address.
      backCloses={begun === null}
      onClose={onClose}
      title={titleOf(before)}
      actions={
        <>
          <Failure className="pb-3" text={failure} />
          <Button
            size="large"
            wide
            disabled={draft.species === "" || phase === "saving"}
            onClick={form.submit}
          >
            {phase === "saving" ? wording.saving : save}
          </Button>
        </>
      }
    >
      <form {...form.attributes} className="flex flex-col gap-5">
        <SelectField
          {...field("species")}
          label={wording.labels.species}
          choices={speciesWith(draft.species)}
          placeholder={wording.speciesPlaceholder}
        />
        <SizeFields form={form} />
        <FateField
          value={draft.fate}
          error={form.field("fate").error}
          onChange={(fate) => form.change({ fate })}
        />
        <PlaceFields form={form} />
        <VerdictLine verdict={form.verdict} lengthProblem={form.lengthProblem} />
        <SelectField
          {...field("time_of_day")}
          label={wording.labels.time_of_day}
          choices={times}
          placeholder={wording.noTimeOfDay}
        />
        <PhotoField photo={form.photo} />
        {begun?.photo === undefined || begun.photo.of === 1 ? null : (
          <p className="text-small text-ink-soft">
            {wording.sharedPhoto(begun.photo.number, begun.photo.of)}
          </p>
        )}
        <PhotoOffers form={form} />
        <MoreDetails form={form} isOpen={!isNew || begun !== null} />
        {/* Lets Enter in any field save, like the button below. */}
        <button type="submit" hidden tabIndex={-1}>
          {save}
        </button>
      </form>
      <KeepQuestion form={form} />
    </FullScreen>
  );
}

function KeepQuestion({ form }: { readonly form: CatchForm }) {
  const { verdict, phase } = form;
  if (phase !== "asking" || verdict.kind !== "answer") return null;
  return (
    <Dialog
      open
      backCloses
      onClose={form.stopAsking}
      title={verdictWording.askTitle}
      description={verdictWording.ask}
    >
      <p className="font-medium">{verdict.answer.reason}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="large" className="flex-1" onClick={() => form.answer("released")}>
          {verdictWording.askReleased}
        </Button>
        <Button
          size="large"
          tone="danger-outline"
          className="flex-1"
          onClick={() => form.answer("kept")}
        >
          {verdictWording.askKept}
        </Button>
      </div>
    </Dialog>
  );
}
