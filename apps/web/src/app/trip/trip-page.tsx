import { jurisdictionAt } from "@striper/marine/jurisdiction";
import { formatHarborTime, formatIso, harborDate, type Instant } from "@striper/marine/time";
import { useNavigate } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { PlanCard } from "#web/app/trip/plan-card.tsx";
import { useRenew, useTrip } from "#web/app/trip/use-trip.ts";
import { rememberedUser } from "#web/features/accounts/session.ts";
import { TripEndDialog } from "#web/features/catches/trips/trip-end-dialog.tsx";
import { PaperChart } from "#web/features/charts/paper/paper-chart.tsx";
import {
  FloatPlanCard,
  OtherFloatPlans,
  useEndFloatPlan,
} from "#web/features/float-plans/float-plan-card.tsx";
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
  turnBackOf,
  type TripPlan,
} from "#web/features/trip-plans/trip-plan.ts";
import { useTripPlanActions, useTripPlans } from "#web/features/trip-plans/trip-plans-store.ts";
import { WayHomeCard } from "#web/features/trip-plans/way-home-card.tsx";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { lazyPart } from "#web/platform/load-part.ts";
import { useOnline } from "#web/platform/online-status.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DangerChoice } from "#web/ui/actions/danger-choice.tsx";
import { useSingleRun } from "#web/ui/actions/use-single-run.ts";
import { dateTimeText } from "#web/ui/figures/date-text.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { tripContentOf } from "#web/features/catches/log/log-writes.ts";
import { useLogActions, useTrips } from "#web/features/catches/log/use-log.ts";
import { startedTrip } from "#web/features/catches/trips/trip-draft.ts";
import { endedTrip, tripScoreAt } from "#web/features/catches/trips/trip-score.ts";
import { newId } from "#web/platform/new-id.ts";

const ReminderSwitches = lazyPart(
  async () =>
    (await import("#web/features/accounts/reminders/reminder-switches.tsx")).ReminderSwitches,
);

/** The trip in the log book that belongs to a planned one: its hours, its score, its fish. */
export function useLogOfTrip() {
  const trips = useTrips();
  const actions = useLogActions();
  return {
    trips,
    /** Begins one, unless one runs already; returns its id. */
    async begin({ position, placeName, vessel }: TripPlan): Promise<string> {
      const running = trips.find(({ trip }) => trip.ended_at === null);
      if (running !== undefined) return running.id;
      const id = newId();
      const now = Date.now();
      const bite_score = await tripScoreAt(now, position, now, "at_start");
      const mode = vessel === "shore" ? ("shore" as const) : ("private" as const);
      const content = startedTrip(now, { position, bite_score });
      await actions.addTrip(id, { ...content, location_name: placeName, mode });
      return id;
    },
    async end(id: string): Promise<void> {
      const trip = trips.find((one) => one.id === id);
      if (trip === undefined || trip.trip.ended_at !== null) return;
      await actions.editTrip(trip, await endedTrip(tripContentOf(trip.trip), Date.now()));
    },
  };
}

/** From the evening before to home again. */
export function TripPage() {
  const now = useNow();
  const plans = useTripPlans();
  const actions = useTripPlanActions();
  /** The trip in the log book that has just ended: asked about once. */
  const [over, setOver] = useState<string | null>(null);
  if (plans === undefined) return <Loading sentence={wording.title} />;
  const trip = currentTrip(plans, now);
  return (
    <Screen title={wording.title} lead={wording.lead}>
      {trip === null ? (
        <>
          <LeftFloatPlans now={now} />
          <PlanCard past={plans} now={now} onPlan={(plan) => void actions.keep(plan)} />
        </>
      ) : (
        <Trip key={trip.id} plan={trip} now={now} onOver={setOver} />
      )}
      {over === null ? null : <Over tripId={over} onClose={() => setOver(null)} />}
    </Screen>
  );
}

/** Without a trip on this device a float plan may run all the same: of another one, or of a trip that was let lapse. */
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
  readonly onOver: (logTripId: string) => void;
}

/** On whose coast: names the rescue center. Federal water and what is not covered count as Massachusetts'. */
function coastOf(plan: TripPlan): "MA" | "NH" {
  const answer = jurisdictionAt(plan.position);
  return answer.kind !== "outside-coverage" && answer.jurisdiction === "NH" ? "NH" : "MA";
}

/** The rules of each of its days, none of which has to be today. */
const rulesOf = (plan: TripPlan) => ({
  dates: daysOfTrip(plan),
  mode: plan.vessel === "shore" ? ("shore" as const) : ("private" as const),
});

function Trip({ plan, now, onOver }: TripProps) {
  const trip = useTrip(plan, now);
  const { isRenewing, renew } = useRenew(trip.storeCharts);
  const isOnline = useOnline();
  const isOut = plan.outAt !== null;
  const turnBackBy = turnBackOf(plan, trip.way.turnBackBy);
  const alarm = alarmState(turnBackBy, plan.backAt, now);
  const coast = coastOf(plan);
  const actions = useTripPlanActions();
  const extend = (backAt: Instant) => void actions.change(plan.id, { backAt, turnBackBy: null });
  const remember = useEffectEvent(() => {
    if (isOut && turnBackBy !== plan.turnBackBy) void actions.change(plan.id, { turnBackBy });
  });
  useEffect(() => remember());
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      {/* What is done and watched, then what is looked up: of like length beside each other. */}
      <div className="grid gap-4">
        <Status plan={plan} left={trip.left} onOver={onOver} />
        <WayHomeCard
          view={trip.view}
          rows={trip.rows}
          countdown={isOut ? { turnBackBy, alarm } : null}
          now={now}
        />
        {isOut && plan.vessel !== "shore" ? <LineGuardCard /> : null}
        {trip.floatPlans === undefined ? null : (
          <FloatPlanCard
            here={trip.floatPlans}
            sent={trip.left}
            trip={{
              starts_at: formatIso(plan.startsAt),
              back_at: formatIso(plan.backAt),
              people: plan.people,
              where: plan.placeName,
              coast,
            }}
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
        )}
        {trip.floatPlans === undefined ? null : (
          <OtherFloatPlans plans={trip.others} here={trip.floatPlans} now={now} />
        )}
      </div>
      <div className="grid gap-4">
        <PackCard
          view={trip.ledger}
          isRenewing={isRenewing}
          isOnline={isOnline}
          onRenew={() => void renew()}
        />
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

/** The time alone where it is the same day. */
const backText = ({ startsAt, backAt }: TripPlan): string =>
  harborDate(startsAt) === harborDate(backAt) ? formatHarborTime(backAt) : dateTimeText(backAt);

interface StatusProps {
  readonly plan: TripPlan;
  readonly left: ReturnType<typeof useTrip>["left"];
  readonly onOver: TripProps["onOver"];
}

/** Which trip it is, and the one button that comes next. */
function Status({ plan, left, onOver }: StatusProps) {
  const actions = useTripPlanActions();
  const log = useLogOfTrip();
  const endFloatPlan = useEndFloatPlan();
  const [isAsking, setAsking] = useState(false);
  const discard = useSingleRun(async () => {
    // Whoever does not go is not missed.
    if (left !== null) await endFloatPlan(left);
    await actions.drop(plan.id);
  });
  const setOut = useSingleRun(async () => {
    if (!(await actions.begin(plan.id, Date.now()))) return;
    const logTripId = await log.begin(plan).catch(() => null);
    await actions.change(plan.id, { logTripId });
  });
  const comeHome = useSingleRun(async () => {
    if (left !== null) await endFloatPlan(left);
    if (plan.logTripId !== null) {
      await log.end(plan.logTripId);
      onOver(plan.logTripId);
    }
    await actions.change(plan.id, { homeAt: Date.now() });
  });
  return (
    <Card>
      <p className="text-title font-semibold">{plan.placeName}</p>
      <p className="data text-small text-ink-soft">
        {nonBreaking(wording.fromTo(dateTimeText(plan.startsAt), backText(plan)))},{" "}
        {wording.vessels[plan.vessel].toLowerCase()}
      </p>
      <div className="mt-3 flex flex-col gap-2">
        <Button size="large" wide onClick={plan.outAt === null ? setOut : comeHome}>
          {plan.outAt === null ? wording.setOut : wording.isBack}
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" className="flex-auto" onClick={() => print()}>
            <Printer size={20} aria-hidden="true" /> {wording.paper.print}
          </Button>
          {plan.outAt === null ? (
            <Button tone="quiet" className="flex-auto" onClick={() => setAsking(true)}>
              {wording.discard.ask}
            </Button>
          ) : null}
        </div>
        {isAsking ? (
          <div>
            <p className="text-small">{wording.discard[left === null ? "alone" : "withContact"]}</p>
            <DangerChoice
              className="mt-2"
              keep={wording.discard.keep}
              onKeep={() => setAsking(false)}
              confirm={wording.discard.confirm}
              onConfirm={discard}
              isPending={false}
            />
          </div>
        ) : null}
      </div>
    </Card>
  );
}
