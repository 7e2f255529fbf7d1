import type { BitePlace, Safety } from "@striper/angling/bite-score";
import type { MarineSpan } from "@striper/angling/weather";
import type { WaterPredictors } from "@striper/angling/spots";
import { hour, parseIso, type Instant } from "@striper/marine/time";
import { alertsIn, safetyIn, type AlertsThere } from "#web/features/bite-score/weather-inputs.ts";
import type { DeviceScore } from "#web/features/bite-score/device-score.ts";
import { goWindowView, type GoWindowView } from "#web/features/bite-score/hours/go-window-view.ts";
import { stripCells } from "#web/features/bite-score/hours/strip-cells.ts";
import {
  useBiteScore,
  useDeviceScore,
  useCachedWeather,
  weekHours,
} from "#web/features/bite-score/queries.ts";
import { biteView, isFresh, type BiteNow } from "#web/features/bite-score/score/bite-now.ts";
import { biteWording } from "#web/features/bite-score/wording.ts";
import { useIsDrawn } from "#web/ui/after-first-frame.tsx";
import type { StripCell } from "#web/ui/charts/hour-strip-view.ts";

export interface Bite {
  readonly now: BiteNow;
  /** Empty on the first frame, like `go`: slowest to compute and below the first screen. */
  readonly cells: readonly StripCell[];
  readonly safety: Safety | null;
  readonly isSafetySettled: boolean;
  readonly exposure: "boat" | "shore";
  /** Probability that fish are here, 0 to 1; null while unknown. */
  readonly here: number | null;
  readonly water: WaterPredictors | null;
  readonly go: GoWindowView | null;
  readonly isWaiting: boolean;
  /** Server and device clock at the last answer; null while unknown. */
  readonly clocks: { readonly server: Instant; readonly device: Instant } | null;
  readonly isMissing: boolean;
}

interface BiteQuestion {
  readonly place: BitePlace;
  readonly alerts: AlertsThere;
  readonly marine: readonly MarineSpan[];
  readonly now: Instant;
  readonly isPatienceOver: boolean;
}

const notComputed: BiteNow = { kind: "no-score", reason: biteWording.notComputed };

export function useBite({ place, alerts, marine, now, isPatienceOver }: BiteQuestion): Bite {
  const { data: answer, isError, isPending, dataUpdatedAt } = useBiteScore(place);
  const { data: weather } = useCachedWeather(place.position);
  const { device, isOut } = useDeviceScore(place, weekHours, now);
  const isDrawn = useIsDrawn();
  const view = biteView(answer, device, now);
  const safetyBetween = (from: Instant, to: Instant): Safety =>
    safetyIn({
      answer: weather,
      place,
      water: device?.water ?? null,
      ...alertsIn(alerts, from, to),
      marine,
      from,
      to,
      now,
    });
  // Waits for the reason, so that the sentence does not change while it is read.
  const isGivenUp = isPatienceOver || (isOut && !isPending);
  const isSettled = device !== null || isGivenUp;
  const here = safetyBetween(now, now + hour);
  // Missing data warns only after loading has finished.
  const isRead = weather !== undefined && alerts.alerts !== null;
  const isOfServer = answer !== undefined && isFresh(answer, now);
  const serverClock = answer === undefined ? null : parseIso(answer.calculated_at);
  return {
    now: isGivenUp && view.now.kind === "waiting" ? notComputed : view.now,
    cells: isDrawn
      ? stripCells(
          view.series,
          place.position,
          (at) => safetyBetween(Math.max(at, now), at + hour).verdict === "NO",
        )
      : [],
    // A warning known only to this device counts too.
    safety: isOfServer && here.verdict !== "NO" ? answer.safety : here,
    isSafetySettled:
      isOfServer || isGivenUp || here.verdict === "NO" || (device !== null && isRead),
    go:
      isSettled && isDrawn
        ? goWindowView({
            series: view.series,
            hours: device?.hours ?? [],
            safetyIn: safetyBetween,
            season: place.season,
            nextGoodDate: device?.nextGoodDate ?? null,
            now,
          })
        : null,
    here: hereOf(view.now, device),
    water: device?.water ?? null,
    exposure: place.preferences.exposure,
    isWaiting: view.series.length === 0 && !isSettled,
    clocks: serverClock === null ? null : { server: serverClock, device: dataUpdatedAt },
    isMissing: isError && answer === undefined,
  };
}

function hereOf(now: BiteNow, device: DeviceScore | null): number | null {
  if (now.kind === "scored" && now.parts !== null) return now.parts.here;
  return device?.now.kind === "scored" ? device.now.parts.here : null;
}
