import type { Instant } from "@striper/marine/time";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { PlanCard } from "#web/app/trip/plan-card.tsx";
import { TripList } from "#web/app/trip/trip-list.tsx";
import { TripStatus, type TripPart } from "#web/app/trip/trip-status.tsx";
import { coastOf, floatPlanTripOf, useChangeTrip } from "#web/app/trip/use-change-trip.ts";
import { useLogOfTrip } from "#web/app/trip/use-log-of-trip.ts";
import { useRenew, useTrip } from "#web/app/trip/use-trip.ts";
import { rememberedUser } from "#web/features/accounts/session.ts";
import { TripEndDialog } from "#web/features/catches/trips/trip-end-dialog.tsx";
import { PaperChart } from "#web/features/charts/paper/paper-chart.tsx";
import { FloatPlanCard, OtherFloatPlans } from "#web/features/float-plans/float-plan-card.tsx";
import { openPlans } from "#web/features/float-plans/float-plan-view.ts";
import { useFloatPlans } from "#web/features/float-plans/queries.ts";
import { PlaceRulesCard } from "#web/features/regulations/place-rules-card.tsx";
import { PlaceRules } from "#web/features/regulations/place/place-rules.tsx";
import { LineGuardCard } from "#web/features/trip-plans/line-guard-card.tsx";
import { PackCard } from "#web/features/trip-plans/pack-card.tsx";
import { PrintedTrip } from "#web/features/trip-plans/printed-trip.tsx";
import {
  alarmState,
  currentTrip,
  daysOfTrip,
  fishingModeOf,
  openTrips,
  turnBackOf,
  type TripPlan,
} from "#web/features/trip-plans/trip-plan.ts";
import { useTripPlanActions, useTripPlans } from "#web/features/trip-plans/trip-plans-store.ts";
import { WayHomeCard } from "#web/features/trip-plans/way-home-card.tsx";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";

const ReminderSwitches = lazyPart(
  async () =>
    (await import("#web/features/accounts/reminders/reminder-switches.tsx")).ReminderSwitches,
);

export function TripPage() {
  const now = useNow();
  const plans = useTripPlans();
  const actions = useTripPlanActions();
  const changeTrip = useChangeTrip();
  const [over, setOver] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPlanningMore, setPlanningMore] = useState(false);
  /** The plan as it was when its form opened; later writes do not enter the form. */
  const [changing, setChanging] = useState<TripPlan | null>(null);
  const [focused, setFocused] = useState<{ readonly id: string; readonly part: TripPart } | null>(
    null,
  );
  if (plans === undefined) return <Loading sentence={wording.title} />;
  const open = openTrips(plans, now);
  const current = currentTrip(plans, now);
  const isOut = current !== null && current.outAt !== null;
  const trip = (isOut ? null : open.find(({ id }) => id === chosen)) ?? current;
  const isPlanning = trip === null || (isPlanningMore && !isOut);
  const known = !isPlanning && changing?.id === trip.id ? changing : null;
  function show(id: string | null) {
    setPlanningMore(false);
    setChanging(null);
    setFocused(null);
    setChosen(id);
  }
  function closeChange() {
    setFocused(changing === null ? null : { id: changing.id, part: "change" });
    setChanging(null);
  }
  async function plan(next: TripPlan) {
    if (known !== null) {
      if (await changeTrip(known, next)) closeChange();
      return;
    }
    const id = await actions.keep(next);
    if (id !== next.id) showToast(wording.sameTrip, "info");
    show(id);
    setFocused({ id, part: "name" });
  }
  return (
    <Screen title={wording.title} lead={wording.lead}>
      {trip === null || isOut ? null : (
        <TripList
          trips={open}
          shown={isPlanning ? null : trip.id}
          onShow={show}
          onPlan={() => setPlanningMore(true)}
        />
      )}
      {trip === null ? <LeftFloatPlans now={now} /> : null}
      {isPlanning || known !== null ? (
        <PlanCard
          key={known?.id}
          past={plans.filter(({ id }) => id !== known?.id)}
          now={now}
          known={known}
          takesFocus={known !== null || isPlanningMore}
          onPlan={(next) => void plan(next)}
          onCancel={known === null ? undefined : closeChange}
        />
      ) : (
        <Trip
          key={trip.id}
          plan={trip}
          now={now}
          focused={focused?.id === trip.id ? focused.part : null}
          onOver={setOver}
          onChange={() => setChanging(trip)}
        />
      )}
      {over === null ? null : <Over tripId={over} onClose={() => setOver(null)} />}
    </Screen>
  );
}

function LeftFloatPlans({ now }: { readonly now: Instant }) {
  const here = useFloatPlans();
  if (here === undefined) return null;
  return <OtherFloatPlans plans={openPlans(here.plans, null).others} here={here} now={now} />;
}

interface OverProps {
  readonly tripId: string;
  readonly onClose: () => void;
}

function Over({ tripId, onClose }: OverProps) {
  const { trips } = useLogOfTrip();
  const navigate = useNavigate();
  const trip = trips.find(({ id }) => id === tripId);
  if (trip === undefined || trip.trip.ended_at === null) return null;
  return (
    <TripEndDialog
      trip={trip}
      onClose={onClose}
      onEdit={() => void navigate({ to: "/catch-logger" })}
    />
  );
}

interface TripProps {
  readonly plan: TripPlan;
  readonly now: Instant;
  readonly focused: TripPart | null;
  readonly onOver: (logTripId: string) => void;
  readonly onChange: () => void;
}

const rulesOf = (plan: TripPlan) => ({
  dates: daysOfTrip(plan),
  mode: fishingModeOf(plan),
});

function Trip({ plan, now, focused, onOver, onChange }: TripProps) {
  const trip = useTrip(plan, now);
  const { isRenewing, renew } = useRenew(trip.storeCharts);
  const isOnline = useOnline();
  const isOut = plan.outAt !== null;
  const turnBackBy = turnBackOf(plan, trip.way.turnBackBy);
  const alarm = alarmState(turnBackBy, plan.backAt, now);
  const coast = coastOf(plan);
  const actions = useTripPlanActions();
  const extend = (backAt: Instant) => void actions.change(plan.id, { backAt, turnBackBy: null });
  const told =
    trip.floatPlans === undefined ? null : (
      <>
        <FloatPlanCard
          here={trip.floatPlans}
          sent={trip.left}
          trip={floatPlanTripOf(plan)}
          who={rememberedUser()?.display_name ?? ""}
          now={now}
          isOut={isOut}
          onExtend={extend}
          reminders={
            <Suspense fallback={null}>
              <ReminderSwitches />
            </Suspense>
          }
        />
        <OtherFloatPlans plans={trip.others} here={trip.floatPlans} now={now} />
      </>
    );
  const remember = useEffectEvent(() => {
    if (isOut && turnBackBy !== plan.turnBackBy) void actions.change(plan.id, { turnBackBy });
  });
  useEffect(() => remember());
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      {/* Two columns of similar height: actions and status first, reference second. */}
      <div className="grid gap-4">
        <TripStatus
          plan={plan}
          bite={trip.bite}
          left={trip.left}
          focused={focused}
          onOver={onOver}
          onChange={onChange}
        />
        <WayHomeCard
          view={trip.view}
          rows={trip.rows}
          countdown={isOut ? { turnBackBy, alarm, asks: trip.asks } : null}
          now={now}
        />
        {isOut && plan.vessel !== "shore" ? <LineGuardCard /> : null}
        {isOut ? null : told}
      </div>
      <div className="grid gap-4">
        {/* While out, the first column also holds the line guard. */}
        {isOut ? told : null}
        <PackCard
          view={trip.ledger}
          isRenewing={isRenewing}
          isOnline={isOnline}
          onRenew={() => void renew()}
        />
      </div>
      {/* Spans both columns, because it is longer than either. */}
      <div className="lg:col-span-2">
        <PlaceRulesCard position={plan.position} label={wording.paper.law} trip={rulesOf(plan)} />
      </div>
      <PrintedTrip
        plan={plan}
        view={trip.view}
        rows={trip.rows}
        ledger={trip.ledger}
        coast={coast}
        alarm={trip.alarmText}
        rules={<PlaceRules position={plan.position} accuracyM={0} trip={rulesOf(plan)} />}
        chart={<PaperChart position={plan.position} />}
      />
    </div>
  );
}
