import { hour, minute, type Instant } from "@striper/marine/time";
import { dashboardWording as wording } from "#web/app/dashboard/wording.ts";

/** Less is a matter of answers that lay ready for a minute and of slow connections. */
const worthSaying = 10 * minute;

function lengthText(length: number): string {
  const hours = Math.round(length / hour);
  if (length < 55 * minute) return `${Math.round(length / minute)} minutes`;
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}

export interface Clocks {
  /** When the server made the answer, by its clock. */
  readonly server: Instant;
  /** When the answer came, by the device's. */
  readonly device: Instant;
}

/** A device whose clock is wrong shows the tide of another hour: that is said, not corrected in silence. */
export function clockNote(clocks: Clocks | null): string | null {
  if (clocks === null) return null;
  const ahead = clocks.device - clocks.server;
  if (Math.abs(ahead) < worthSaying) return null;
  const by = lengthText(Math.abs(ahead));
  return ahead > 0 ? wording.clockAhead(by) : wording.clockBehind(by);
}
