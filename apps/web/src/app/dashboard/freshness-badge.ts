import { minute, type Instant } from "@striper/marine/time";
import { dashboardWording as wording } from "#web/app/dashboard/wording.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";

/** Renewed every ten minutes; twice that is no longer live. */
const liveFor = 20 * minute;

export interface FreshnessBadge {
  readonly isLive: boolean;
  readonly text: string;
  readonly meaning: string;
}

/** Whether the data of the dashboard is current. `loadedAt` is 0 before the first answer. */
export function freshnessBadge(isOnline: boolean, loadedAt: Instant, now: Instant): FreshnessBadge {
  if (loadedAt === 0) {
    return { isLive: false, text: wording.computed, meaning: wording.computedMeans };
  }
  if (isOnline && now - loadedAt <= liveFor) {
    return { isLive: true, text: wording.live, meaning: wording.liveMeans };
  }
  const text = wording.saved(ageText(loadedAt, now));
  return { isLive: false, text, meaning: wording.savedMeans };
}
