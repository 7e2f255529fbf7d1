import { spotById, spots } from "@striper/angling/spots";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { PlaceRules } from "#web/features/regulations/place/place-rules.tsx";
import type { Fix } from "#web/features/regulations/place/usable-fix.ts";
import { placeWording as wording } from "#web/features/regulations/place/wording.ts";
import { askPosition, useDevicePosition } from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

export interface WhereFormProps {
  readonly spotId: string | undefined;
  readonly onSpot: (spotId: string | undefined) => void;
  readonly fix: Fix | null;
  readonly now: number;
}

const choices = spots
  .map(({ id, name }) => ({ value: id, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Locates the device or takes a spot by name. Loaded separately, because it includes all spots. */
export function WhereForm({ spotId, onSpot, fix, now }: WhereFormProps) {
  const device = useDevicePosition();
  const [isMissing, setIsMissing] = useState(false);
  const spot = spotId === undefined ? undefined : spotById(spotId);

  async function locate() {
    setIsMissing(false);
    onSpot(undefined);
    setIsMissing((await askPosition()) !== "found");
  }

  return (
    <>
      <div className="flex flex-col gap-3">
        <Button
          tone="secondary"
          wide
          disabled={device.state === "asking"}
          onClick={() => void locate()}
        >
          <LocateFixed size={18} aria-hidden="true" />
          {device.state === "asking"
            ? wording.locating
            : fix === null
              ? wording.findMe
              : wording.again}
        </Button>
        {isMissing ? (
          <output className="block text-small text-ink-soft">{wording.notFound}</output>
        ) : null}
        <SelectField
          label={wording.spot}
          placeholder={wording.chooseSpot}
          choices={choices}
          value={spot?.id ?? ""}
          onChange={({ target }) => onSpot(target.value === "" ? undefined : target.value)}
        />
      </div>
      {spot === undefined ? (
        fix === null ? (
          <p className="mt-3 text-small text-ink-soft">{wording.lead}</p>
        ) : (
          <div className="mt-4">
            <p className="text-caption text-ink-soft">
              {wording.here} · {ageText(fix.at, now)} ·{" "}
              {wording.found(Math.max(1, Math.round(fix.accuracyM)))}
            </p>
            <PlaceRules position={fix.position} accuracyM={fix.accuracyM} />
          </div>
        )
      ) : (
        <div className="mt-4">
          <p className="text-caption text-ink-soft">{spot.name}</p>
          <PlaceRules
            position={{ latitude: spot.coordinates[1], longitude: spot.coordinates[0] }}
            accuracyM={0}
          />
        </div>
      )}
    </>
  );
}
