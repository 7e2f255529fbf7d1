import { minute, type Instant } from "@striper/marine/time";

/** One earlier trip as the person entered it. */
export interface PastTravel {
  readonly placeId: string;
  readonly startsAt: Instant;
  readonly travelMinutes: number;
}

/** So many of the latest trips count. */
const recent = 5;

/** The middle of what the way there took lately; null before the first trip. No routing service is asked. */
export function learnedTravel(past: readonly PastTravel[], placeId: string): number | null {
  const minutes = past
    .filter((one) => one.placeId === placeId)
    .toSorted((a, b) => b.startsAt - a.startsAt)
    .slice(0, recent)
    .map(({ travelMinutes }) => travelMinutes)
    .toSorted((a, b) => a - b);
  return minutes[Math.floor(minutes.length / 2)] ?? null;
}

/** Loading, rigging, launching. */
const readyMinutes = { boat: 30, kayak: 20, shore: 10 } as const;

/** When to leave the house so as to begin at `startsAt`. */
export const leaveBy = (
  startsAt: Instant,
  travelMinutes: number,
  vessel: keyof typeof readyMinutes,
): Instant => startsAt - (travelMinutes + readyMinutes[vessel]) * minute;
