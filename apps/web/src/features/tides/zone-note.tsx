import { harborOffset, minute } from "@striper/marine/time";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

/** Says whose time is shown, on a device whose own clock shows another. */
export function HarborZoneNote() {
  const now = useNow();
  const deviceOffset = -new Date(now).getTimezoneOffset() * minute;
  return deviceOffset === harborOffset(now) ? null : (
    <p className="text-small font-semibold">{wording.otherZone}</p>
  );
}
