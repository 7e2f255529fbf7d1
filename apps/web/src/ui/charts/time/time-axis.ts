import { harborParts, hour, type Instant } from "@striper/marine/time";

export interface TimeTick {
  readonly instant: Instant;
  /** "6 am", "noon", "12 am". */
  readonly label: string;
}

/** Room a label of the axis needs, px. */
const labelRoom = 52;
const steps = [1, 2, 3, 6, 12, 24] as const;

export function hourLabel(hours: number): string {
  if (hours === 12) return "noon";
  return `${hours % 12 === 0 ? 12 : hours % 12} ${hours < 12 ? "am" : "pm"}`;
}

/** The harbor's round hours along an axis so wide, as many as can be read. */
export function timeTicks(from: Instant, to: Instant, width: number): TimeTick[] {
  const hours = (to - from) / hour;
  const step = steps.find((candidate) => (width / hours) * candidate >= labelRoom) ?? 24;
  const ticks: TimeTick[] = [];
  for (let instant = Math.ceil(from / hour) * hour; instant <= to; instant += hour) {
    const { hour: clock } = harborParts(instant);
    if (clock % step === 0) ticks.push({ instant, label: hourLabel(clock) });
  }
  return ticks;
}
