import { packLedger } from "@striper/angling/trip-plan";
import type { Feet } from "@striper/marine/units";
import type { Instant } from "@striper/marine/time";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { packedItems } from "#web/app/trip/packed-items.ts";
import { useWayHome } from "#web/app/trip/use-way-home.ts";
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
import { heightText } from "@striper/angling/words";
import { ledgerView } from "#web/features/trip-plans/ledger-view.ts";
import { timelineOf, wayHomeView } from "#web/features/trip-plans/timeline-view.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useLatestTable } from "#web/platform/rule-table/rule-table.ts";
import { useUnits } from "#web/platform/units.ts";

export function useTrip(plan: TripPlan, now: Instant) {
  const units = useUnits();
  const { water, predictors, way, bite, weather, zones, alertsCheckedAt } = useWayHome(plan, now);
  const { checkedAt } = useLatestTable();
  const { wallet } = useWallet();
  const isOnline = useOnline();
  const { charts, keep: storeCharts } = useChartsOfTrip(useChartSource(), plan.position, isOnline);
  const floatPlans = useFloatPlans();
  const { ofTrip: left, others } = openPlans(floatPlans?.plans ?? [], plan.startsAt);
  const contact = floatPlans?.contacts.find(({ contact_id }) => contact_id === left?.contact_id);
  const isTaken = left?.isWaiting === false && contact?.state === "confirmed";
  const alarm = alarmOf(left, contact);
  const line = left === null ? null : alarmLine(left, contact);
  const heightOf = (height: Feet) => heightText(height, units);
  const pieces = packedItems(
    {
      hasTides:
        predictors.tide !== null &&
        (water.place.stations.current === null || predictors.current !== null),
      weather: weather.data,
      weatherAt: weather.dataUpdatedAt,
      zones,
      alertsCheckedAt,
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
    bite,
    rows: timelineOf(plan, way, {
      water: predictors,
      alarm,
      best: bite?.best ?? null,
      heightText: heightOf,
    }),
    ledger: ledgerView(packLedger(pieces, now, plan.backAt)),
    storeCharts,
  };
}

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
