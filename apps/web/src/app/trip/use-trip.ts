import { packLedger, wayHome } from "@striper/angling/trip-plan";
import type { Water } from "@striper/angling/home-waters";
import { feet, type Feet } from "@striper/marine/units";
import { parseIso, type Instant } from "@striper/marine/time";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { packedItems } from "#web/app/trip/packed-items.ts";
import { tripWinds } from "#web/app/trip/trip-winds.ts";
import { waterOfId } from "#web/app/trip/water-of-id.ts";
import {
  alarmLine,
  alarmOf,
  awaitedText,
  openPlans,
} from "#web/features/float-plans/float-plan-view.ts";
import { useChartSource } from "#web/features/charts/chart-source.ts";
import { useChartsOfTrip } from "#web/features/charts/offline/charts-of-trip.ts";
import { useFloatPlans } from "#web/features/float-plans/queries.ts";
import { useWallet } from "#web/features/licenses/queries.ts";
import { alertsCheckedAt, announcedAlerts } from "#web/features/marine-forecast/alerts-view.ts";
import { spansOfZone } from "#web/features/marine-forecast/forecast-view.ts";
import { useForecastsOf } from "#web/features/marine-forecast/queries.ts";
import { heightText } from "#web/features/tides/height-text.ts";
import { useCurrentStation, useTideStation } from "#web/features/tides/queries.ts";
import { ledgerView } from "#web/features/trip-plans/ledger-view.ts";
import { timelineOf, wayHomeView } from "#web/features/trip-plans/timeline-view.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { useWeather } from "#web/features/weather/queries.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useLatestTable } from "#web/platform/rule-table/rule-table.ts";
import { useUnits } from "#web/platform/units.ts";

/** Everything known of wind and warnings over a water. */
function useWinds(water: Water, now: Instant) {
  const weather = useWeather(water.place.position);
  const zones = useForecastsOf(water.zones);
  const [first = ""] = water.zones;
  const marine = spansOfZone(zones, first, now);
  const alerts = announcedAlerts(zones, now);
  const issued = zones[0]?.issued_at ?? null;
  return {
    weather,
    winds: tripWinds({ weather: weather.data, marine, alerts }, now),
    alertsCheckedAt: alertsCheckedAt(zones),
    zones: {
      isWhole: zones.every((answer) => answer !== undefined),
      spans: marine,
      issuedAt: issued === null ? null : parseIso(issued),
    },
  };
}

/** A plan with its way home, its timeline and what is packed for it. */
export function useTrip(plan: TripPlan, now: Instant) {
  const units = useUnits();
  const { placeId: id, placeName: name, position } = plan;
  const water = waterOfId({ id, name, position });
  const { tide: tideAt, current: currentAt } = water.place.stations;
  const tide = useTideStation(tideAt?.station.id ?? null).predictor;
  const current = useCurrentStation(currentAt?.station.id ?? null).predictor;
  const { weather, winds, alertsCheckedAt: checkedAlertsAt, zones } = useWinds(water, now);
  const { checkedAt } = useLatestTable();
  const { wallet } = useWallet();
  const isOnline = useOnline();
  const { charts, keep: storeCharts } = useChartsOfTrip(useChartSource(), position, isOnline);
  const floatPlans = useFloatPlans();
  const { ofTrip: left, others } = openPlans(floatPlans?.plans ?? [], plan.startsAt);
  const contact = floatPlans?.contacts.find(({ contact_id }) => contact_id === left?.contact_id);
  const isTaken = left?.isWaiting === false && contact?.state === "confirmed";
  const predictors = { tide, current };
  const way = wayHome({
    ...plan,
    bar: water.place.bar,
    rampNeeds: plan.rampNeedsFeet === null ? null : feet(plan.rampNeedsFeet),
    water: predictors,
    winds,
  });
  const alarm = alarmOf(left, contact);
  const line = left === null ? null : alarmLine(left, contact);
  const heightOf = (height: Feet) => heightText(height, units);
  const pieces = packedItems(
    {
      hasTides: tide !== null && (currentAt === null || current !== null),
      weather: weather.data,
      weatherAt: weather.dataUpdatedAt,
      zones,
      alertsCheckedAt: checkedAlertsAt,
      rulesCheckedAt: checkedAt,
      licensesEnd: (wallet?.licenses ?? []).map(({ expiry_date }) => expiry_date),
      hasApp: "serviceWorker" in navigator && navigator.serviceWorker.controller !== null,
      charts,
      isAshore: plan.vessel === "shore",
      floatPlan: left === null ? null : isTaken ? "taken" : "waiting",
    },
    now,
  );
  return {
    water,
    way,
    floatPlans,
    left,
    others,
    alarmText: line?.text ?? null,
    asks: left === null ? null : awaitedText(left, contact, now),
    view: wayHomeView(plan, way, { heightText: heightOf, units }),
    rows: timelineOf(plan, way, { water: predictors, alarm, heightText: heightOf }),
    ledger: ledgerView(packLedger(pieces, now, plan.backAt)),
    storeCharts,
  };
}

/** Refreshes everything that ages, and the charts; on failure the stored data stays. */
export function useRenew(storeCharts: () => Promise<void>) {
  const queries = useQueryClient();
  const [isRenewing, setRenewing] = useState(false);
  async function renew() {
    setRenewing(true);
    const renewals = [
      queries.refetchQueries({ queryKey: ["kept"], type: "active" }),
      queries.refetchQueries({ queryKey: ["rule-table"], type: "active" }),
      storeCharts(),
    ];
    await Promise.allSettled(renewals);
    setRenewing(false);
  }
  return { isRenewing, renew };
}
