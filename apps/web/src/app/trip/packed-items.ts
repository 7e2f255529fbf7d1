import type { Packed } from "@striper/angling/trip-plan";
import { marineForecastHolds, type MarineSpan } from "@striper/angling/weather";
import { instantOfHarborTime, shiftDate, type Instant } from "@striper/marine/time";
import { forecastLife } from "#web/app/trip/trip-winds.ts";
import type { ChartsOfTrip } from "#web/features/charts/offline/charts-of-trip.ts";
import { alertsHold } from "#web/features/marine-forecast/alerts-view.ts";
import type { WeatherAnswer } from "#web/features/weather/queries.ts";

export interface StoredOnDevice {
  readonly hasTides: boolean;
  readonly weather: WeatherAnswer | undefined;
  readonly weatherAt: Instant;
  readonly zones: {
    readonly isWhole: boolean;
    readonly spans: readonly MarineSpan[];
    readonly issuedAt: Instant | null;
  };
  /** Latest alert check that covered every zone; null when a zone is missing. */
  readonly alertsCheckedAt: Instant | null;
  readonly rulesCheckedAt: Instant | null;
  /** Expiry dates of the wallet's licenses; null for one that does not expire. */
  readonly licensesEnd: readonly (string | null)[];
  readonly hasApp: boolean;
  readonly charts: ChartsOfTrip;
  readonly isAshore: boolean;
  readonly floatPlan: "waiting" | "taken" | null;
}

function licenseUntil(ends: readonly (string | null)[]): Instant | null {
  const all = ends.map((date) =>
    date === null ? Number.POSITIVE_INFINITY : instantOfHarborTime(shiftDate(date, 1), 0),
  );
  const latest = Math.max(...all);
  return Number.isFinite(latest) ? latest : null;
}

function zonesUntil({ spans, issuedAt }: StoredOnDevice["zones"]): Instant | null {
  if (spans.length === 0 || issuedAt === null) return null;
  return Math.min(Math.max(...spans.map(({ to }) => to)), issuedAt + marineForecastHolds);
}

/** New alerts may come at any time, so the item shows the last check and expires soon. */
const alertsPiece = (checkedAt: Instant | null, now: Instant): Packed => ({
  item: "alerts",
  isOnDevice: checkedAt !== null,
  since: checkedAt,
  goodUntil: checkedAt === null || now - checkedAt <= alertsHold ? null : checkedAt + alertsHold,
});

const chartPiece = ({ charts, isAshore }: StoredOnDevice): Packed => ({
  item: "chart",
  isOnDevice: charts.kind === "kept",
  since: charts.kind === "kept" ? instantOfHarborTime(charts.issued, 0) : null,
  goodUntil: null,
  isOptional: isAshore || charts.kind === "uncharted",
});

export function packedItems(holds: StoredOnDevice, now: Instant): readonly Packed[] {
  const { weather, weatherAt, zones, licensesEnd, floatPlan, rulesCheckedAt } = holds;
  const forecast = forecastLife(weather, now);
  const zonesEnd = zonesUntil(zones);
  const ageless = { since: null, goodUntil: null };
  return [
    { item: "app", isOnDevice: holds.hasApp, ...ageless },
    { item: "tides", isOnDevice: holds.hasTides, ...ageless },
    { item: "score", isOnDevice: holds.hasTides, ...ageless },
    {
      item: "forecast",
      isOnDevice: forecast !== null,
      since: forecast?.issuedAt ?? weatherAt,
      goodUntil: forecast?.until ?? null,
    },
    {
      item: "zones",
      isOnDevice: zones.isWhole && zonesEnd !== null,
      since: zones.issuedAt,
      goodUntil: zonesEnd,
    },
    alertsPiece(holds.alertsCheckedAt, now),
    { item: "law", isOnDevice: true, since: rulesCheckedAt, goodUntil: null },
    { item: "spots", isOnDevice: true, ...ageless },
    {
      item: "license",
      isOnDevice: licensesEnd.length > 0,
      since: null,
      goodUntil: licensesEnd.length > 0 ? licenseUntil(licensesEnd) : null,
    },
    { item: "plan", isOnDevice: true, ...ageless },
    {
      item: "float-plan",
      isOnDevice: floatPlan === "taken",
      ...ageless,
      isOptional: floatPlan === null,
    },
    chartPiece(holds),
  ];
}
