import { MapPin } from "lucide-react";
import { PlaceRules } from "#web/features/regulations/place/place-rules.tsx";
import { licensesWording } from "#web/features/licenses/wording.ts";
import { askPosition, useDevicePosition } from "#web/platform/position/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";

const wording = licensesWording.officer.here;

/** The rules of the water the phone is on, as far as anybody lets it know where that is. */
export function RulesHere() {
  const device = useDevicePosition();
  if (device.state === "known")
    return (
      <div className="rounded-card border border-line p-4">
        <PlaceRules position={device.position} accuracyM={device.accuracy_m} />
      </div>
    );
  return (
    <div className="rounded-card border border-line p-4">
      <p className="mb-3 text-small text-ink-soft">
        {device.state === "denied" ? wording.denied : wording.unknown}
      </p>
      {device.state === "denied" ? null : (
        <Button
          tone="secondary"
          disabled={device.state === "asking"}
          onClick={() => void askPosition()}
        >
          <MapPin size={18} aria-hidden="true" />
          {device.state === "asking" ? wording.asking : wording.ask}
        </Button>
      )}
    </div>
  );
}
