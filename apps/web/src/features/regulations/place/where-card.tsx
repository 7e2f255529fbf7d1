import { spotById, spots } from "@striper/angling/spots";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { placeView } from "#web/features/regulations/place/place-view.ts";
import { PlaceRules } from "#web/features/regulations/place/place-rules.tsx";
import { usableFix } from "#web/features/regulations/place/usable-fix.ts";
import { placeWording as wording } from "#web/features/regulations/place/wording.ts";
import { useIsMobile } from "#web/platform/media.ts";
import { askPosition, useDevicePosition } from "#web/platform/position/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { ageText } from "#web/ui/figures/source-chip-view.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";

interface WhereCardProps {
  /** A spot named by the address; then the page answers for that water. */
  readonly spotId: string | undefined;
  readonly onSpot: (spotId: string | undefined) => void;
}

const choices = spots
  .map(({ id, name }) => ({ value: id, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** The rules of where one is, or of a spot one is going to. */
export function WhereCard({ spotId, onSpot }: WhereCardProps) {
  const device = useDevicePosition();
  const now = useNow();
  const isMobile = useIsMobile();
  const [isMissing, setIsMissing] = useState(false);
  const spot = spotId === undefined ? undefined : spotById(spotId);
  const fix = usableFix(device, now);

  async function locate() {
    setIsMissing(false);
    onSpot(undefined);
    setIsMissing((await askPosition()) !== "found");
  }

  return (
    <CollapsibleCard
      title={wording.title}
      initiallyOpen={!isMobile || spot !== undefined}
      summary={
        <span className="text-small text-ink-soft">
          {fix === null ? wording.lead : placeView(fix.position, fix.accuracyM).headline}
        </span>
      }
    >
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
    </CollapsibleCard>
  );
}
