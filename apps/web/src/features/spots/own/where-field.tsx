import { LocateFixed } from "lucide-react";
import { useState, type ReactNode } from "react";
import { metersText, useUnits } from "#web/platform/units.ts";
import { farAwayHint, type OwnSpotFields } from "#web/features/spots/own/own-spot-form-view.ts";
import { positionText, withForgottenMinus } from "#web/features/spots/own/position-text.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { askPosition, devicePosition } from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { EntryForm } from "#web/ui/fields/use-entry-form.ts";

interface WhereFieldProps {
  readonly form: EntryForm<OwnSpotFields>;
  readonly beside: ReactNode;
}

const failures = {
  denied: spotsWording.hereDenied,
  unavailable: spotsWording.hereUnavailable,
} as const;

export function WhereField({ form, beside }: WhereFieldProps) {
  const [looking, setLooking] = useState(false);
  const [said, setSaid] = useState("");
  const units = useUnits();
  const field = form.field("position");
  const typed = form.watch("position");
  const meant = withForgottenMinus(typed);

  async function fillInPosition() {
    setLooking(true);
    setSaid("");
    const outcome = await askPosition();
    setLooking(false);
    const { position, accuracy_m: accuracy } = devicePosition();
    if (outcome !== "found" || position === null) {
      setSaid(failures[outcome === "denied" ? "denied" : "unavailable"]);
      return;
    }
    form.change({ position: positionText(position) });
    setSaid(spotsWording.hereFound(metersText(accuracy, units)));
  }

  return (
    <div>
      <TextField
        label={spotsWording.where}
        // An error already shows the hint's sentence.
        hint={
          (field.error === undefined ? farAwayHint(typed, units) : null) ?? spotsWording.whereHint
        }
        autoComplete="off"
        spellCheck={false}
        className="data"
        {...field}
        onInput={() => setSaid("")}
      />
      <output className="mt-1.5 block text-small">{said}</output>
      <div className="mt-2 flex flex-wrap gap-3">
        {meant === null ? null : (
          <Button onClick={() => form.change({ position: meant })}>
            {spotsWording.takeMeant(meant)}
          </Button>
        )}
        <Button tone="secondary" disabled={looking} onClick={() => void fillInPosition()}>
          <LocateFixed size={18} aria-hidden="true" />
          {looking ? spotsWording.lookingForYou : spotsWording.standingHere}
        </Button>
        {beside}
      </div>
    </div>
  );
}
