import {
  biteSeries,
  bestWindows,
  safetyOf,
  type BestWindow,
  type BitePlace,
} from "@striper/angling/bite-score";
import type { WaterPredictors } from "@striper/angling/spots";
import type { WindSpan } from "@striper/angling/trip-plan";
import { hour, type Instant } from "@striper/marine/time";

const days = 3;

/** The best hours of the next days, none of which any known wind or warning speaks against. */
export function goodHours(
  place: BitePlace,
  water: WaterPredictors,
  { winds, now }: { readonly winds: readonly WindSpan[]; readonly now: Instant },
): readonly BestWindow[] {
  const from = Math.ceil(now / hour) * hour;
  const series = biteSeries({ place, water, from, hours: days * 24 });
  const { exposure } = place.preferences;
  const isUnsafe = (at: Instant): boolean =>
    winds
      .filter((span) => span.from < at + hour && span.to > at)
      .some(({ wind, gusts, thunder, headlines = [] }) => {
        const asked = { wind, gusts, thunder, headlines, exposure, bar: null };
        return safetyOf(asked).verdict === "NO";
      });
  return bestWindows(series, 3, isUnsafe);
}
