import { Pencil, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { TripBite } from "#web/app/trip/trip-bite.ts";
import { tripText } from "#web/app/trip/trip-text.ts";
import { useSetOut } from "#web/app/trip/use-change-trip.ts";
import { useLogOfTrip } from "#web/app/trip/use-log-of-trip.ts";
import type { useTrip } from "#web/app/trip/use-trip.ts";
import { useEndFloatPlan } from "#web/features/float-plans/float-plan-card.tsx";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { useTripPlanActions } from "#web/features/trip-plans/trip-plans-store.ts";
import { tripPlanWording as wording } from "#web/features/trip-plans/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DangerChoice } from "#web/ui/actions/danger-choice.tsx";
import { useSingleRun } from "#web/ui/actions/use-single-run.ts";
import { Card } from "#web/ui/surfaces/card.tsx";

/** The element that receives focus: the name, or the button that opens the form. */
export type TripPart = "name" | "change";

interface TripStatusProps {
  readonly plan: TripPlan;
  readonly bite: TripBite | null;
  readonly left: ReturnType<typeof useTrip>["left"];
  readonly focused: TripPart | null;
  readonly onOver: (logTripId: string) => void;
  readonly onChange: () => void;
}

export function TripStatus({ plan, bite, left, focused, onOver, onChange }: TripStatusProps) {
  const actions = useTripPlanActions();
  const log = useLogOfTrip();
  const endFloatPlan = useEndFloatPlan();
  const [isAsking, setAsking] = useState(false);
  const name = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused === "name") name.current?.focus({ preventScroll: true });
    if (focused === "change") opener.current?.focus();
  }, [focused]);
  const discard = useSingleRun(async () => {
    // A canceled trip must not raise an alarm.
    if (left !== null) await endFloatPlan(left);
    await actions.drop(plan.id);
  });
  const begin = useSetOut();
  const setOut = useSingleRun(() => begin(plan));
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
      <h2 ref={name} tabIndex={-1} className="text-title font-semibold outline-none">
        {plan.placeName}
      </h2>
      <p className="data text-small text-ink-soft">{tripText(plan)}</p>
      {bite === null ? null : (
        <p className="data mt-1 text-small">
          {bite.line}
          {/* Reserves its line, so that nothing moves when the score arrives. */}
          <span className="block min-h-[1lh] text-ink-soft">{bite.inputs}</span>
        </p>
      )}
      <div className="mt-3 flex flex-col gap-2">
        <Button size="large" wide onClick={plan.outAt === null ? setOut : comeHome}>
          {plan.outAt === null ? wording.setOut : wording.isBack}
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button ref={opener} tone="secondary" className="flex-auto" onClick={onChange}>
            <Pencil size={20} aria-hidden="true" /> {wording.change}
          </Button>
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
