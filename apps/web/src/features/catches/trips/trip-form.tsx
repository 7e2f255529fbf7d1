import { Trash2 } from "lucide-react";
import { bookWording } from "#web/features/catches/book/wording.ts";
import { ConflictBanner } from "#web/features/catches/list/conflict-banner.tsx";
import { tripContentOf, type TripContent } from "#web/features/catches/log/log-writes.ts";
import type { LocalTrip } from "#web/features/catches/log/local-catch.ts";
import { useLogActions } from "#web/features/catches/log/use-log.ts";
import { namedPlaces } from "#web/features/catches/logging/named-places.ts";
import { ModeField } from "#web/features/catches/logging/form/mode-field.tsx";
import { loggingWording } from "#web/features/catches/logging/wording.ts";
import {
  emptyTripDraft,
  readTrip,
  tripDraftOf,
  type TripDraft,
} from "#web/features/catches/trips/trip-draft.ts";
import { enteredTrip } from "#web/features/catches/trips/trip-score.ts";
import { tripsWording as wording } from "#web/features/catches/trips/wording.ts";
import { newId } from "#web/platform/new-id.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useEntryForm, type EntryForm } from "#web/ui/fields/use-entry-form.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

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
  const base = before === null ? null : tripContentOf(before.trip);
  async function finish(writing: Promise<unknown>, sentence: string): Promise<void> {
    try {
      await writing;
      showToast(sentence, "ok");
      onClose();
    } catch (error) {
      showToast(wording.failed(error instanceof Error ? error.message : "?"), "danger");
    }
  }
  const add = async (content: TripContent): Promise<unknown> =>
    actions.addTrip(newId(), await enteredTrip(content, Date.now()));
  const form = useEntryForm<TripDraft, TripContent>({
    start: base === null ? emptyTripDraft : tripDraftOf(base),
    read: (draft, now) => readTrip(draft, base, now),
    send: (content) =>
      finish(before === null ? add(content) : actions.editTrip(before, content), wording.saved),
  });
  const erase = (tripId: string) => void finish(actions.removeTrip(tripId), wording.deleted);
  return { form, erase };
}

export function TripForm(props: TripFormProps) {
  const { before, onClose } = props;
  const { form, erase } = useTripForm(props);
  return (
    <Dialog
      open
      backCloses
      onClose={onClose}
      title={before === null ? wording.addTitle : wording.formTitle}
    >
      <form {...form.attributes} className="flex flex-col gap-4">
        {before?.hold ? <ConflictBanner subjectId={before.id} hold={before.hold} isTrip /> : null}
        <TimeFields form={form} />
        <PlaceAndGear form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" className="flex-1">
            {wording.save}
          </Button>
          {before === null ? null : (
            <Button tone="danger-outline" size="large" onClick={() => erase(before.id)}>
              <Trash2 size={18} aria-hidden="true" /> {bookWording.delete}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

interface TripFieldsProps {
  readonly form: EntryForm<TripDraft>;
}

function TimeFields({ form: { field } }: TripFieldsProps) {
  return (
    <>
      <TextField {...field("date")} label={wording.date} type="date" />
      <div className="grid grid-cols-2 gap-3 max-[15rem]:grid-cols-1">
        <TextField {...field("start")} label={wording.started} type="time" />
        <TextField {...field("end")} label={wording.ended} type="time" hint={wording.endedHint} />
      </div>
    </>
  );
}

function PlaceAndGear({ form: { field, watch } }: TripFieldsProps) {
  return (
    <>
      <SelectField
        {...field("location_name")}
        label={wording.location}
        choices={placesWith(watch("location_name"))}
        placeholder={loggingWording.noLocation}
      />
      <ModeField {...field("mode")} />
      <TextField
        {...field("stripers_caught")}
        label={wording.count.field}
        hint={wording.count.hint}
        inputMode="numeric"
      />
      <TextField {...field("targets")} label={wording.targets} hint={wording.targetsHint} />
      <TextField {...field("tried")} label={wording.tried} hint={wording.triedHint} />
      <TextAreaField {...field("notes")} label={wording.notes} />
    </>
  );
}
