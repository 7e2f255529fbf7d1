import { Trash2 } from "lucide-react";
import { useState } from "react";
import { bookWording } from "#web/features/catches/book/wording.ts";
import { ConflictBanner } from "#web/features/catches/list/conflict-banner.tsx";
import { tripContentOf } from "#web/features/catches/log/record/content.ts";
import type { LocalTrip } from "#web/features/catches/log/record/local-catch.ts";
import { useLogActions } from "#web/features/catches/log/use-log-actions.ts";
import { namedPlaces } from "#web/features/catches/logging/conditions/named-places.ts";
import { ModeField } from "#web/features/catches/logging/form/mode-field.tsx";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import {
  contentOfTripDraft,
  emptyTripDraft,
  tripDraftOf,
  tripProblems,
  type TripDraft,
  type TripProblems,
} from "#web/features/catches/trips/trip-draft.ts";
import { tripsWording as wording } from "#web/features/catches/trips/wording.ts";
import { newId } from "#web/platform/new-id.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

interface TripFormProps {
  readonly before: LocalTrip | null;
  readonly onClose: () => void;
}

function placesWith(current: string) {
  const names: string[] = namedPlaces.map(({ name }) => name);
  if (current !== "" && !names.includes(current)) names.unshift(current);
  return names.map((name) => ({ value: name, label: name }));
}

function useTripForm({ before, onClose }: TripFormProps) {
  const actions = useLogActions();
  const [draft, setDraft] = useState<TripDraft>(() =>
    before === null ? emptyTripDraft : tripDraftOf(before.trip),
  );
  const [problems, setProblems] = useState<TripProblems>({});
  const sorry = (error: unknown): void =>
    showToast(wording.failed(error instanceof Error ? error.message : "?"), "danger");

  async function write(): Promise<void> {
    const now = Date.now();
    const base = before === null ? null : tripContentOf(before.trip);
    const content = contentOfTripDraft(draft, base, now);
    await (before === null ? actions.addTrip(newId(), content) : actions.editTrip(before, content));
    showToast(wording.saved, "ok");
    onClose();
  }
  async function erase(tripId: string): Promise<void> {
    await actions.removeTrip(tripId);
    showToast(wording.deleted, "ok");
    onClose();
  }

  return {
    draft,
    problems,
    change: (part: Partial<TripDraft>) => setDraft((old) => ({ ...old, ...part })),
    save: () => {
      const found = tripProblems(draft, Date.now());
      setProblems(found);
      if (Object.keys(found).length === 0) write().catch(sorry);
    },
    remove: (tripId: string) => void erase(tripId).catch(sorry),
  };
}

type Form = ReturnType<typeof useTripForm>;

/** A trip as it was: when, where, how, and what was tried. */
export function TripForm(props: TripFormProps) {
  const { before, onClose } = props;
  const form = useTripForm(props);
  return (
    <Dialog
      open
      backCloses
      onClose={onClose}
      title={before === null ? wording.addTitle : wording.formTitle}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        {before?.hold ? <ConflictBanner subjectId={before.id} hold={before.hold} isTrip /> : null}
        <TimeFields form={form} />
        <PlaceAndGear form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" className="flex-1">
            {wording.save}
          </Button>
          {before === null ? null : (
            <Button tone="danger-outline" size="large" onClick={() => form.remove(before.id)}>
              <Trash2 size={18} aria-hidden="true" /> {bookWording.delete}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function TimeFields({ form: { draft, problems, change } }: { readonly form: Form }) {
  return (
    <>
      <TextField
        label={wording.date}
        type="date"
        value={draft.date}
        error={problems.date}
        onChange={(event) => change({ date: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={wording.started}
          type="time"
          value={draft.start}
          error={problems.start}
          onChange={(event) => change({ start: event.target.value })}
        />
        <TextField
          label={wording.ended}
          type="time"
          value={draft.end}
          hint={wording.endedHint}
          error={problems.end}
          onChange={(event) => change({ end: event.target.value })}
        />
      </div>
    </>
  );
}

function PlaceAndGear({ form: { draft, problems, change } }: { readonly form: Form }) {
  return (
    <>
      <SelectField
        label={wording.location}
        choices={placesWith(draft.location)}
        placeholder={loggingWording.noLocation}
        value={draft.location}
        error={problems.location}
        onChange={(event) => change({ location: event.target.value })}
      />
      <ModeField value={draft.mode} onChange={(mode) => change({ mode })} />
      <TextField
        label={wording.targets}
        hint={wording.targetsHint}
        value={draft.targets}
        error={problems.targets}
        onChange={(event) => change({ targets: event.target.value })}
      />
      <TextField
        label={wording.tried}
        hint={wording.triedHint}
        value={draft.tried}
        error={problems.tried}
        onChange={(event) => change({ tried: event.target.value })}
      />
      <TextAreaField
        label={wording.notes}
        value={draft.notes}
        error={problems.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </>
  );
}
