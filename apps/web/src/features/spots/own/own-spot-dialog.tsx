import { Link } from "@tanstack/react-router";
import { Map as MapIcon } from "lucide-react";
import { useState, type FormEvent } from "react";
import type { MySpot } from "#web/features/spots/mine/my-spots.ts";
import { useChangeSpots } from "#web/features/spots/mine/use-my-spots.ts";
import { newId } from "#web/platform/new-id.ts";
import {
  nameMaxLength,
  readEntry,
  type FieldErrors,
  type OwnSpotFields,
} from "#web/features/spots/own/own-spot-form-view.ts";
import { positionText } from "#web/features/spots/own/position-text.ts";
import { WhereField } from "#web/features/spots/own/where-field.tsx";
import { spotsWording } from "#web/features/spots/wording.ts";
import { buttonStyle } from "#web/ui/actions/button-style.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

interface OwnSpotDialogProps {
  /** Null for a new one. */
  readonly spot: MySpot | null;
  /** Where a new one is, as text; empty while nobody has said. */
  readonly where: string;
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

/** Adds or changes a spot of one's own. */
export function OwnSpotDialog({ spot, where, onClose, onSaved }: OwnSpotDialogProps) {
  return (
    <Dialog
      open
      // A new one stands in the address.
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
  const [fields, setFields] = useState<OwnSpotFields>({
    name: spot?.name ?? "",
    notes: spot?.notes ?? "",
    where: spot === null ? where : positionText(spot.position),
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState(false);
  const change = useChangeSpots();

  function set(field: keyof OwnSpotFields, value: string) {
    setFields((now) => ({ ...now, [field]: value }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const read = readEntry(fields);
    if (read.kind === "errors") {
      setErrors(read.errors);
      return;
    }
    setSaving(true);
    const spotId = spot?.spot_id ?? newId();
    const kept = await change({ kind: "save", subjectId: spotId, entry: read.entry });
    setSaving(false);
    if (!kept) return;
    showToast(spot === null ? spotsWording.added : spotsWording.saved, "ok");
    onSaved(spotId);
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <TextField
        label={spotsWording.name}
        value={fields.name}
        error={errors.name}
        maxLength={nameMaxLength}
        autoComplete="off"
        onChange={(event) => set("name", event.currentTarget.value)}
      />
      <WhereField
        value={fields.where}
        error={errors.where}
        onChange={(text) => set("where", text)}
        beside={
          <Link to="/map" className={buttonStyle("secondary", "regular", false)}>
            <MapIcon size={18} aria-hidden="true" />
            {spotsWording.onMap}
          </Link>
        }
      />
      <TextAreaField
        label={spotsWording.notes}
        value={fields.notes}
        error={errors.notes}
        onChange={(event) => set("notes", event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" disabled={saving} className="flex-1">
          {saving ? spotsWording.saving : spotsWording.save}
        </Button>
        <Button tone="quiet" size="large" onClick={onCancel}>
          {spotsWording.cancel}
        </Button>
      </div>
    </form>
  );
}
