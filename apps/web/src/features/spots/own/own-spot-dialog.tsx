import { Link } from "@tanstack/react-router";
import { Map as MapIcon } from "lucide-react";
import type { MySpot, SpotEntry } from "#web/features/spots/my-spots.ts";
import { useChangeSpots } from "#web/features/spots/use-my-spots.ts";
import { newId } from "#web/platform/new-id.ts";
import {
  nameMaxLength,
  readEntry,
  type OwnSpotFields,
} from "#web/features/spots/own/own-spot-form-view.ts";
import { positionText } from "#web/features/spots/own/position-text.ts";
import { WhereField } from "#web/features/spots/own/where-field.tsx";
import { spotsWording } from "#web/features/spots/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useEntryForm } from "#web/ui/fields/use-entry-form.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

interface OwnSpotDialogProps {
  readonly spot: MySpot | null;
  /** Position of a new spot as text; empty if unknown. */
  readonly where: string;
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

export function OwnSpotDialog({ spot, where, onClose, onSaved }: OwnSpotDialogProps) {
  return (
    <Dialog
      open
      // Back already closes the form of a new spot, which is in the address.
      backCloses={spot !== null}
      onClose={onClose}
      title={spot === null ? spotsWording.addTitle : spotsWording.editTitle}
      description={spotsWording.privateNote}
    >
      <OwnSpotForm spot={spot} where={where} onCancel={onClose} onSaved={onSaved} />
    </Dialog>
  );
}

interface OwnSpotFormProps extends Omit<OwnSpotDialogProps, "onClose"> {
  readonly onCancel: () => void;
}

function OwnSpotForm({ spot, where, onCancel, onSaved }: OwnSpotFormProps) {
  const change = useChangeSpots();
  const form = useEntryForm<OwnSpotFields, SpotEntry>({
    start: {
      name: spot?.name ?? "",
      notes: spot?.notes ?? "",
      position: spot === null ? where : positionText(spot.position),
    },
    read: readEntry,
    send: async (entry) => {
      const spotId = spot?.spot_id ?? newId();
      if (!(await change({ kind: "save", subjectId: spotId, entry }))) return;
      showToast(spot === null ? spotsWording.added : spotsWording.saved, "ok");
      onSaved(spotId);
    },
  });

  return (
    <form {...form.attributes} className="flex flex-col gap-4">
      <TextField
        {...form.field("name")}
        label={spotsWording.name}
        maxLength={nameMaxLength}
        autoComplete="off"
      />
      <WhereField
        form={form}
        beside={
          <Link to="/map" className={buttonStyle("secondary", "regular", false)}>
            <MapIcon size={18} aria-hidden="true" />
            {spotsWording.onMap}
          </Link>
        }
      />
      <TextAreaField {...form.field("notes")} label={spotsWording.notes} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" disabled={form.isSending} className="flex-1">
          {form.isSending ? spotsWording.saving : spotsWording.save}
        </Button>
        <Button tone="quiet" size="large" onClick={onCancel}>
          {spotsWording.cancel}
        </Button>
      </div>
    </form>
  );
}
