import { minute, type Instant } from "@striper/marine/time";

export interface PastTravel {
  readonly placeId: string;
  readonly startsAt: Instant;
  readonly travelMinutes: number;
}

const recent = 5;

/**
 * Returns the median travel time of recent trips in minutes, or null before the first. No routing
 * service is used.
 */
export function learnedTravel(past: readonly PastTravel[], placeId: string): number | null {
  const minutes = past
    .filter((one) => one.placeId === placeId)
    .toSorted((a, b) => b.startsAt - a.startsAt)
    .slice(0, recent)
    .map(({ travelMinutes }) => travelMinutes)
    .toSorted((a, b) => a - b);
  return minutes[Math.floor(minutes.length / 2)] ?? null;
}

/** Minutes for loading, rigging and launching. */
const readyMinutes = { boat: 30, kayak: 20, shore: 10 } as const;

export const leaveBy = (
  startsAt: Instant,
  travelMinutes: number,
  vessel: keyof typeof readyMinutes,
): Instant => startsAt - (travelMinutes + readyMinutes[vessel]) * minute;
