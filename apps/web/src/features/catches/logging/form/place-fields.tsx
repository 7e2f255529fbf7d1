import { predictorsFor, stationsNear } from "@striper/angling/spots";
import { LocateFixed, X } from "lucide-react";
import { useEffect, useState } from "react";
import { placeText } from "#web/features/catches/list/place-text.ts";
import { namedPlaces, positionOfName } from "#web/features/catches/logging/named-places.ts";
import type { CatchForm } from "#web/features/catches/logging/form/use-catch-form.ts";
import { loggingWording as wording } from "#web/features/catches/logging/wording.ts";
import {
  askPosition,
  devicePosition,
  type PositionOutcome,
} from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";

const wholeMeters = (accuracy: number | null): number | null =>
  accuracy === null ? null : Math.max(1, Math.round(accuracy));

function locationsWith(current: string) {
  const names: string[] = namedPlaces.map(({ name }) => name);
  if (current !== "" && !names.includes(current)) names.unshift(current);
  return names.map((name) => ({ value: name, label: name }));
}

export function PlaceFields({ form }: { readonly form: CatchForm }) {
  const { draft, field, change } = form;
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<PositionOutcome | null>(null);

  // Loads the tide predictors while the rest of the form is filled in.
  const place = draft.position ?? positionOfName(draft.location_name);
  useEffect(() => {
    if (place !== null) predictorsFor(stationsNear(place)).catch(() => undefined);
  }, [place]);

  async function locate() {
    setAsking(true);
    const answer = await askPosition();
    setAsking(false);
    setOutcome(answer);
    const found = devicePosition();
    if (answer === "found" && found.state === "known")
      change({ position: found.position, position_accuracy_meters: found.accuracy_m });
  }

  const unnamed = { location_name: null, spot_id: null, position: draft.position };
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        {...field("location_name")}
        label={wording.labels.location_name}
        choices={locationsWith(draft.location_name)}
        placeholder={placeText(unnamed, form.units)}
      />
      {draft.position === null ? (
        <Button tone="secondary" disabled={isAsking} onClick={() => void locate()}>
          <LocateFixed size={18} aria-hidden="true" />
          {isAsking ? wording.askingPosition : wording.takePosition}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="data flex items-center gap-2 text-small">
            <LocateFixed size={18} aria-hidden="true" className="shrink-0" />
            {wording.positionFound(wholeMeters(draft.position_accuracy_meters))}
          </p>
          <Button
            tone="quiet"
            className="-ml-5"
            onClick={() => change({ position: null, position_accuracy_meters: null })}
          >
            <X size={18} aria-hidden="true" /> {wording.dropPosition}
          </Button>
        </div>
      )}
      <output className="text-small text-ink-soft">
        {outcome === "denied" ? wording.positionDenied : null}
        {outcome === "unavailable" ? wording.positionUnavailable : null}
      </output>
    </div>
  );
}
